import { types } from "@electric-sql/pglite";

const asItIs = (value: string): string => value;

/**
 * MikroORM parses times itself, but does not set these parsers on a PGlite that it did not create.
 */
export const parseTimesAsText = {
  [types.DATE]: asItIs,
  [types.TIMESTAMP]: asItIs,
  [types.TIMESTAMPTZ]: asItIs,
  [types.INTERVAL]: asItIs,
};
