import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Unit tests run the page's logic in Node with a simulated browser document. */
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } }, // the catalogues lie beside the Python sources
  test: { environment: "happy-dom", isolate: false, include: ["tests/**/*.test.ts"] },
});
