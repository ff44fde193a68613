import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The server that `npm run dev` asks for everything but the page. */
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  base: "./", // the server may be reached below a path; it writes whole addresses into index.html
  plugins: [svelte()],
  build: {
    outDir: "../src/millions/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/texts": { target: SERVER } } },
});
