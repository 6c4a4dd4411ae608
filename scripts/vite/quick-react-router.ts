import { reactRouter } from "@react-router/dev/vite";
import type { Plugin } from "vite";

/** Ids of React Router's own modules, and imports that may lead to modules for the server alone. */
const RESOLVED = /virtual:|\.server\b/;
const LOADED = /virtual:/;
const TRANSFORMED = { include: /[\\/]client[\\/]/, exclude: /node_modules/ };

/**
 * React Router's plugins look at every module and every import, in JavaScript, and one of them resolves
 * each import a second time; a third of the build's time was that. Filters let the bundler answer for
 * libraries and for what is none of theirs.
 */
export const quickReactRouter = (): Plugin[] =>
  reactRouter().map(({ resolveId, load, transform, ...plugin }) => ({
    ...plugin,
    ...(resolveId && { resolveId: filtered(resolveId, RESOLVED) }),
    ...(load && { load: filtered(load, LOADED) }),
    ...(transform && { transform: filtered(transform, TRANSFORMED) }),
  }));

type Hook<T> = T | { handler: T };

const filtered = <T extends object>(hook: Hook<T>, id: RegExp | typeof TRANSFORMED) => ({
  ...("handler" in hook ? hook : { handler: hook }),
  filter: { id },
});
