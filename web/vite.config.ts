import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** A Fluent catalogue is imported as its text, without what only its authors read. */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    transform: {
      filter: { id: /\.ftl$/ },
      handler: (text) => ({ code: `export default ${JSON.stringify(text.replace(/^#.*\n+/gm, ""))}`, map: null }),
    },
  };
}

export default defineConfig({
  plugins: [catalogues(), svelte()],
  build: {
    outDir: "../src/millions/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
