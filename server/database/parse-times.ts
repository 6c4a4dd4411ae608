import { types } from "@electric-sql/pglite";

const asItIs = (value: string): string => value;

/** MikroORM reads times itself; given a PGlite of our own it does not set these parsers. */
export const parseTimesAsText = {
  [types.DATE]: asItIs,
  [types.TIMESTAMP]: asItIs,
  [types.TIMESTAMPTZ]: asItIs,
  [types.INTERVAL]: asItIs,
};
