import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const test = process.env.VITEST === "true";

/**
 * Keeps out of the browser what nothing uses of these libraries: a name for React's tools, or a
 * wrapper nobody says is pure, would hold a component in the build. Warnings, and what a broken
 * assertion says, are for developers.
 */
const unusedComponents: Plugin = {
  name: "unused-components",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /node_modules[\\/](react-router|react-intl)[\\/].+\.js$/ },
    handler: (code) =>
      code
        .replace(/^[ \t]*[\w$.]+\.displayName = .+;$/gm, "")
        .replace(/\b(warning|warnOnce)\(.+\);$/gm, ";")
        .replace(/\b(invariant\(.+), (["`]).+\2\);$/gm, "$1);")
        .replace(/let heyDeveloper = [^]+?` \}\s+\}\);/, "let heyDeveloper = null;")
        .replace(
          /= (React[\w$]*\.(forwardRef|memo)|createFormatted\w+)\(/g,
          "= /* @__PURE__ */ $1(",
        ),
  },
};

/** Scripts wait for what is seen: the text, its style and font, the first picture. */
const scriptsAfterContent: Plugin = {
  name: "scripts-after-content",
  apply: "build",
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/].+[\\/]ssr[\\/]components\.js$/ },
    handler: (code) => ({
      code: code.replaceAll('rel: "modulepreload",', '$& fetchPriority: "low",'),
      map: null, // every line keeps its number
    }),
  },
};

/**
 * The dashboard is made in the browser: the server's build knows its addresses, and keeps of its screens
 * only those that answer something themselves.
 */
const screensInBrowser: Plugin = {
  name: "screens-in-browser",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: {
    order: "pre",
    filter: {
      id: /client[\\/](shell[\\/]dashboard[\\/]dashboard-shell|screens[\\/]dashboard[\\/].+)\.tsx$/,
    },
    handler: (code) =>
      /^export default/m.test(code) && !/^export .+ (loader|action)\b/m.test(code)
        ? { code: "export default () => null;", map: null }
        : undefined,
  },
};

/** What every page needs, with the helpers of the bundler. */
const libraries =
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|react-intl|intl-messageformat|@formatjs)[\\/]/;
/** What stands around every page. */
const frame =
  /client[\\/](root\.|entry\.client\.|i18n[\\/]|shell[\\/](public[\\/]|error-boundary|page-failure))/;
/** Parts that many public pages show: as files of their own they would cost more in headers. */
const parts = [
  /client[\\/]ui[\\/](avatar|avatar-group|breadcrumbs|button|chip|copy-text|cover|date-time|empty|failure|field|lazy-part|locale-link|meta-line|page-head|pagination|picture|prefetch-link|read-in|relative-time|section-heading|sort-links|text-area|text-field|use-current-heading|use-hydrated|use-insert-limit|use-late|use-now)\./,
  /client[\\/]ui[\\/]action-form[\\/]honeypot\./,
  /client[\\/]features[\\/]blog[\\/](comments[\\/]public[\\/]draft|posts[\\/]public[\\/](blog-path|post-article|post-title-link|use-copy-buttons))\./,
  /client[\\/]platform[\\/](loaded-meta|missing-of|project-path|published-path|text-of|session[\\/]session(-provider)?|settings[\\/](document-settings|settings|settings-cookies))\./,
  /icons-react.*[\\/]Icon(AlertCircle|ArrowBackUp|ArrowLeft|ArrowRight|ChevronDown|ChevronRight|CircleCheck|Link|Loader2|Messages|Search|X)\./,
];
/** The forms of public pages. */
const forms =
  /client[\\/]ui[\\/](action-form[\\/]|check-field|file-field|native-select|notice|progress)/;
/** The blog: its list prefetches posts, with their comments. */
const blog = /client[\\/]screens[\\/]public[\\/](blog|post)\./;

const anyOf = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join("|"));

/** What the browser never does: nothing observes the router. */
const noInstrumentation: Plugin = {
  name: "no-instrumentation",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/].+[\\/]router[\\/]instrumentation\.js$/ },
    handler: () => ({
      code: `
        export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
        export const getRouteInstrumentationUpdates = () => ({});
        export const instrumentClientSideRouter = (router) => router;
        export const instrumentHandler = (handler) => handler;
        export const instrumentationResultMetaContext = {};`,
      map: null,
    }),
  },
};

export default defineConfig(({ command }) => ({
  // React Router's plugin stays out of vitest.
  plugins: test
    ? []
    : [
        tailwindcss(),
        screensInBrowser,
        reactRouter(),
        unusedComponents,
        noInstrumentation,
        scriptsAfterContent,
      ],
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
    // Few files compress far better than many, and each costs its headers (DECISIONS.md: scripts of
    // public pages).
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "site", test: anyOf(libraries, frame, ...parts), priority: 3 },
                { name: "forms", test: forms, priority: 2 },
                { name: "blog", test: blog, priority: 1 },
                // an icon of its own file costs more in headers than its bytes
                { name: "icons", test: /@tabler[\\/]icons-react/, minShareCount: 6 },
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
            start: "server/start.ts",
            index: "server/main.ts",
            "embedded-worker": "server/database/embedded-worker.ts",
          },
          // V8 keeps the text in memory: two bytes a letter where any letter needs them.
          output: { charset: "ascii", comments: { jsdoc: false, annotation: false } },
        },
      },
    },
  },
  // Everything in one file starts in half the time. PGlite finds its data beside itself; the others are
  // libraries of the machine, loaded when they are first needed.
  ssr:
    command === "build"
      ? { noExternal: true, external: ["@electric-sql/pglite", "@node-rs/argon2", "sharp"] }
      : {},
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
            // Where it is not required, it would hash every query with its own SHA-256.
            { find: /^@apollo\/utils\.createhash$/, replacement: "node:crypto" },
          ]
        : []),
      // Or the libraries bring a second copy: "another module or realm".
      ...(test ? [{ find: /^graphql$/, replacement: "graphql/index.js" }] : []),
    ],
  },
  test: {
    include: ["{schema,server,client,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: "schema/testing/clean-database.ts",
    setupFiles: ["reflect-metadata", "schema/testing/empty-loops.ts"],
    // A loop over nothing that asserts nothing fails.
    expect: { requireAssertions: true },
    isolate: false,
  },
}));
