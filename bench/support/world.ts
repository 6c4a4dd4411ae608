// Databases of this program's own: the data are created once per run and copied for each row.
// BENCH_KEEP=on keeps them for later runs, until their definition changes.

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { afterwards, inTheEnd } from "./afterwards.ts";
import { startProduct } from "./contender.ts";
import { administer, connected, type Query } from "./postgres.ts";

const MOST_COMMENTS = 100_000;
const PARTS = 10;
const PARTS_OF_WORLD = ["words", "posts", "projects", "accounts", "comments"];
const MADE_OF = [
  "bench/world/{words,posts,projects,accounts,comments,part-of-comments}.sql",
  "bench/baseline/kept.sql",
  "server/database/migrations/*.ts",
];

const isKept = process.env.BENCH_KEEP === "on";
const worlds = new Map<number, Promise<string>>();
let copies = 0;

/**
 * A database with this many posts and five comments each, at most 100,000; dropped after the row.
 */
export async function copyOfWorld(posts: number): Promise<string> {
  const world = worlds.get(posts) ?? filled(posts);
  worlds.set(posts, world);
  copies += 1;
  const name = `atelier_bench_copy${copies}_${process.pid}`;
  await administer(`create database ${name} template ${await world} strategy file_copy`);
  afterwards(() => drop(name));
  // Parallel workers cannot be counted; without them a backend does the same work.
  await administer(`alter database ${name} set max_parallel_workers_per_gather = 0`);
  return name;
}

async function filled(posts: number): Promise<string> {
  const prefix = `atelier_bench_${posts}_`;
  const name = prefix + (isKept ? fingerprint() : process.pid);
  if (isKept && (await databasesLike(prefix)).includes(name)) return name;
  console.log(`Making a world of ${posts} posts`);
  const unfinished = `${name}_unfinished`;
  inTheEnd(() => drop(unfinished));
  if (!isKept) inTheEnd(() => drop(name));
  else for (const outdated of await databasesLike(prefix)) await drop(outdated);
  await administer(`create database ${unfinished}`);
  await (await startProduct(unfinished)).end(); // creates its tables
  await connected(unfinished, (query) => fill(query, posts));
  await administer(`alter database ${unfinished} rename to ${name}`);
  return name;
}

async function fill(query: Query, posts: number): Promise<void> {
  await query(`set bench.posts = ${posts}`);
  await query(`set bench.comments = ${Math.min(posts * 5, MOST_COMMENTS)}`);
  for (const part of PARTS_OF_WORLD) await query(sql(`world/${part}`));
  for (let part = 1; part <= PARTS; part += 1) {
    await query(`set bench.part = ${part}`);
    await query(sql("world/part-of-comments"));
    await query("vacuum posts");
  }
  await query("drop schema bench cascade");
  await query(sql("baseline/kept"));
  await query("vacuum analyze");
}

const sql = (path: string): string =>
  readFileSync(new URL(`../${path}.sql`, import.meta.url), "utf8");

/** Databases that earlier runs have kept, or left behind when they were killed. */
async function databasesLike(prefix: string): Promise<string[]> {
  const rows = await administer<{ datname: string }>(
    "select datname from pg_database where datname ~ $1",
    [`^${prefix}[0-9a-f]{8}(_unfinished)?$`],
  );
  return rows.map(({ datname }) => datname);
}

function fingerprint(): string {
  const hash = createHash("sha1");
  for (const file of globSync(MADE_OF).sort()) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}

const drop = (name: string) => administer(`drop database if exists ${name} with (force)`);
