export const files = import.meta.glob<string>(
  [
    "../../../src/greatwar/text/catalogue/de/*.ftl",
    "!../../../src/greatwar/text/catalogue/de/{cli,lab,key}*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
