// Rewrites code of libraries in the build: what the browser never does is left out, scripts wait. The patterns
// are those of the installed versions; e2e/bytes.spec.ts fails where one of them no longer matches.

import type { Plugin } from "vite";

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

export const leanLibraries = [unusedComponents, noInstrumentation, scriptsAfterContent];
