export const files = import.meta.glob<string>(
  [
    "../../../src/greatwar/text/catalogue/en/*.ftl",
    "!../../../src/greatwar/text/catalogue/en/{cli,lab,key}*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
