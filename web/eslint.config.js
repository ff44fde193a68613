import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** Components only draw, and svelte-check knows their types better: rules that need types take most of the time there. */
const withoutTypes = {
  ...typescript.configs.disableTypeChecked,
  languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig, project: false, program: null } },
};

export default typescript.config(
  { ignores: ["node_modules", "src/wire"] },
  ...typescript.configs.strictTypeChecked,
  ...svelte.configs["flat/recommended"],
  ...svelte.configs["flat/prettier"],
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { project: "./tsconfig.json", extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": "off", // `() => close()` is clear enough
      "@typescript-eslint/no-meaningless-void-operator": "off", // `void table.n` is how an effect names what it follows
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/no-unsafe-enum-assignment": "off", // the page has no enums, and the rule is a third of the time
      "svelte/no-useless-mustaches": "off", // `{" "}` is the one way to keep a space at an edge
      "@typescript-eslint/only-throw-error": "off", // a refusal is thrown as the server sent it
      "@typescript-eslint/use-unknown-in-catch-callback-variable": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    rules: {
      // In markup ESLint cannot see the types that svelte-check does.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  ...(process.env.EVERY_RULE ? [] : [{ files: ["**/*.svelte"], ...withoutTypes }]),
  {
    files: ["tests/**"],
    rules: { "@typescript-eslint/no-unsafe-argument": "off", "@typescript-eslint/no-unsafe-assignment": "off" },
  },
  { files: ["*.js", "public/*.js"], ...typescript.configs.disableTypeChecked },
);
