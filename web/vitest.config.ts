import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: [".."] } }, // the texts are those of the server
  // The page as a browser has it, not as a server would write it.
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/speaking.ts"],
    environment: "happy-dom",
    restoreMocks: true,
    unstubGlobals: true,
  },
});
