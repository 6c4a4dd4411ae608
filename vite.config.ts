import { availableParallelism } from "node:os";
import tailwindcss from "@tailwindcss/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { leanLibraries } from "./scripts/vite/lean-libraries.ts";
import { quickReactRouter } from "./scripts/vite/quick-react-router.ts";

const test = process.env.VITEST === "true";

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

/** Modules of the client by their paths without extension. */
const modules = (...paths: string[]) =>
  new RegExp(`client/(${paths.join("|")})\\.`.replaceAll("/", "[\\\\/]"));

/** The libraries of every page */
const libraries =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-intl|intl-messageformat|@formatjs)[\\/]/;
const icons = /@tabler[\\/]icons-react/;
const publicIcons =
  /icons-react.*[\\/]Icon(AlertCircle|ArrowBackUp|ArrowLeft|ArrowRight|Briefcase|Calendar|Check|ChevronDown|ChevronRight|CircleCheck|Clock|ExternalLink|Language|Link|Loader2|MapPin|Message|Messages|Minus|Search|X)\./;
/** What every screen of the dashboard reads by */
const apollo = /node_modules[\\/](@apollo|@wry|optimism|rxjs|tslib|graphql-ws)[\\/]/;
/** What stands around every page, and small parts of most of them. */
const site = modules(
  "(root|entry.client|i18n/.+|shell/(public/.+|error-boundary|page-failure|skip-link))",
  "screens/public/.+-error-boundary",
  "ui/action-form/honeypot",
  "ui/(avatar|avatar-group|badge|breadcrumbs|button|capitalized|card-link|copy-text|cover|date-time|empty|failure|field|lazy-page|locale-link|meta-line|other-year|page-numbers|picture|prefetch-link|read-in|section-heading|tag|text-area|text-field|use-current-heading|use-hydrated|use-insert-limit|use-late|use-online|use-picture-viewer)",
  "features/blog/posts/public/(blog-path|post-article|post-title-link|use-copy-buttons)",
  "features/(contacts/public/contact-path|solutions/public/benefits)",
  "platform/(loaded-meta|missing-of|project-path|published-path|text-of|session/(session(-provider)?|sign-out-by-link)|settings/(document-settings|settings|settings-cookies))",
);
/**
 * What several pages share: as files of their own, these modules would cost more in headers than in bytes. Each
 * name is a file, which also holds what its modules import unless an earlier one does.
 */
const shared = {
  pagination: modules("ui/pagination"),
  lists: modules("ui/(chip|page-head|sort-links)"),
  forms: modules("ui/(action-form/.+|check-field|file-field|notice|progress)"),
  contacts: modules("features/contacts/public/(contact-fields|send-contact)"),
  answers: modules("ui/(accordion|side-contents)", "features/faqs/public/faq-answers"),
  jobs: modules(
    "ui/native-select",
    "features/jobs/public/(careers-path|job-row|pay)",
    "features/solutions/public/step-line",
  ),
  projects: modules(
    "ui/(fact-grid|segmented)",
    "features/projects/(project-address|public/project-card)",
  ),
  offers: modules(
    "ui/icon-mask",
    "features/members/public/(availability|cover-strip|directory/directory-path|member-card-parts)",
    "features/plans/public/plan-price",
    "ui/price-format",
    "features/solutions/public/(solution-link|solution-people|solutions-path)",
    "platform/site-href",
  ),
  posts: modules(
    "features/blog/(comments/public/(draft|thread)|posts/public/(post-grid|post-meta))",
    "ui/(relative-time|use-now)",
  ),
  post: modules(
    "features/blog/posts/public/(author-card|post-contents|post-header|post-tags|reading-time)",
  ),
  people: modules("ui/person-line"),
  project: modules("features/projects/public/project-article"),
  // Of every screen of the dashboard
  dashboard: modules(
    "admin/keys/use-keys",
    "features/time/(live-timer|reread-time)",
    "platform/(apollo/(collect-garbage|connection|use-live)|settings/use-setting)",
    "shell/redirect",
    "ui/use-media",
  ),
};

export default defineConfig(({ command }) => ({
  // React Router's plugin stays out of vitest.
  plugins: test ? [] : [tailwindcss(), screensInBrowser, quickReactRouter(), ...leanLibraries],
  build: {
    assetsInlineLimit: 0,
    license: { fileName: "third-party-notices.txt" },
    reportCompressedSize: false, // it would compress every file once more
    rolldownOptions: {
      output: {
        // The specification's place for characters (section 2).
        assetFileNames: ({ originalFileNames: [from] }) =>
          `assets/${from?.includes("/characters/") ? "illustrations/characters/" : ""}[name]-[hash][extname]`,
      },
    },
  },
  environments: {
    // Few files compress far better than many, and each costs its headers
    // (docs/decisions/183-public-scripts.md).
    client: {
      build: {
        // What every page loads does not list what its lazy parts load.
        modulePreload: {
          resolveDependencies: (_, files, { hostId }) => (/\bsite-/.test(hostId) ? [] : files),
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "site",
                  test: (id) => [libraries, site, publicIcons].some((own) => own.test(id)),
                },
                { name: "apollo", test: apollo },
                ...Object.entries(shared).map(([name, test]) => ({ name, test })),
                { name: "icons", test: icons, minShareCount: 3 },
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
      ? {
          noExternal: true,
          external: [
            "@aws-sdk/client-s3",
            "@aws-sdk/s3-request-presigner",
            "@electric-sql/pglite",
            "@node-rs/argon2",
            "@zxcvbn-ts/language-common",
            "fontkit",
            "pdfkit",
            "sharp",
          ],
        }
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
    // Searches without an end, such as random operations, are for npm run test:all.
    exclude: process.env.TEST_THOROUGH ? [] : ["**/*.thorough.test.ts"],
    globalSetup: "schema/testing/clean-database.ts",
    setupFiles: ["reflect-metadata", "schema/testing/empty-loops.ts"],
    // A loop over nothing that asserts nothing fails.
    expect: { requireAssertions: true },
    isolate: false,
    // For a machine that is busy; nothing takes this long on one that is not.
    testTimeout: 30_000,
    // As in the browser: what passes only when tried again is named in the closing lines (decision 191).
    retry: 1,
    hookTimeout: 60_000,
    // One more than by default: while a test waits for PostgreSQL, its processor is free.
    maxWorkers: availableParallelism(),
  },
}));
