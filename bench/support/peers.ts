// Peers are installed apart from the product: npm ci --prefix bench/peers.

import { existsSync } from "node:fs";
import { type Contender, launch } from "./contender.ts";
import type { Measured } from "./measure.ts";

const isInstalled = (name: string): boolean => {
  if (existsSync(`bench/peers/node_modules/${name}`)) return true;
  if (!missing.has(name)) console.log(`${name} is not installed: npm ci --prefix bench/peers`);
  missing.add(name);
  return false;
};
const missing = new Set<string>();

/** PostGraphile on the tables of the hand-written baseline. */
export const startPostGraphile = async (database: string): Promise<Contender | undefined> =>
  isInstalled("postgraphile")
    ? launch("PostGraphile", "bench/peers/postgraphile.js", database, {})
    : undefined;

/** Sends posted JSON to every client, with socket.io. */
export const startRoom = async (): Promise<Contender | undefined> =>
  isInstalled("socket.io") ? launch("socket.io", "bench/peers/room.js", undefined, {}) : undefined;

/** The figure of PostGraphile, if it was measured. */
export const peerOf = ({
  PostGraphile,
}: Readonly<Record<string, Measured>>): readonly [string, number] | undefined =>
  PostGraphile && ["PostGraphile", PostGraphile.total];
