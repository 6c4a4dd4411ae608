import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";

const test = process.env.VITEST === "true";

export default defineConfig(({ command }) => ({
  // React Router's plugin stays out of vitest.
  plugins: test ? [] : [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The specification's place for characters (section 2).
        assetFileNames: ({ originalFileNames: [from] }) =>
          `assets/${from?.includes("/characters/") ? "illustrations/characters/" : ""}[name]-[hash][extname]`,
      },
    },
  },
  environments: {
    // Few files compress far better than many, and each costs its headers: what a visitor of the
    // blog loads are the libraries and "site", which is what its two screens need (115 KB in all).
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-intl|intl-messageformat|@formatjs)[\\/]|rolldown[\\/]runtime/,
                  priority: 2,
                },
                {
                  name: "site",
                  test: /client[\\/](root|intl[\\/]|layouts[\\/]|screens[\\/]public[\\/](blog|post)\.)/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        target: "node26",
        sourcemap: true,
        rolldownOptions: {
          input: {
            index: "server/main.ts",
            "embedded-worker": "server/database/embedded-worker.ts",
          },
        },
      },
    },
  },
  // Everything in one file starts in half the time; PGlite finds its data beside itself.
  ssr: command === "build" ? { noExternal: true, external: ["@electric-sql/pglite"] } : {},
  optimizeDeps: {
    entries: ["client/**/*.{ts,tsx}"],
    exclude: ["graphiql/setup-workers/vite", "@graphiql/react/setup-workers/vite"],
  },
  resolve: {
    alias: [
      // Messages are compiled: the parser's 46 KB stay out of the pages.
      ...(command === "build"
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
            },
          ]
        : []),
      // Or the libraries bring a second copy: "another module or realm".
      ...(test ? [{ find: /^graphql$/, replacement: "graphql/index.js" }] : []),
    ],
  },
  test: {
    include: ["{schema,server,client,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: "schema/testing/clean-database.ts",
    setupFiles: ["reflect-metadata"],
    isolate: false,
  },
}));
