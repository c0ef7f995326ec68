import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8914";

export default defineConfig({
  plugins: [svelte()],
  publicDir: "public",
  build: {
    outDir: "../src/greatwar/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 1000,
    chunkSizeWarningLimit: 900,
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  logLevel: "warn",
});
