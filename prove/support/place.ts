import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MikroORM } from "@mikro-orm/postgresql";
import { afterwards, skipped } from "./proof.ts";

/** Where a server stores its data, as environment variables. */
export interface Place {
  name: string;
  environment: Record<string, string>;
  /** The folder with the build; by default this one. */
  program?: string;
  remove(): Promise<void> | void;
}

const POSTGRES = process.env.PROVE_DATABASE_URL || process.env.TEST_DATABASE_URL;
const REDIS = process.env.PROVE_REDIS_URL || process.env.TEST_REDIS_URL;

/** A new temporary directory for the embedded database. */
export function embeddedPlace(): Place & { directory: string } {
  const directory = mkdtempSync(join(tmpdir(), "atelier-prove-"));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  afterwards(remove);
  return { name: "embedded", directory, environment: { DATA_DIR: directory }, remove };
}

interface PostgresPlace extends Place {
  /** Cuts every connection to the database, as a restart of PostgreSQL does. */
  cutConnections(): Promise<void>;
}

/** A new database on the given PostgreSQL; without one, prints that it was skipped. */
export async function postgresPlace(): Promise<PostgresPlace | undefined> {
  if (!POSTGRES) {
    skipped("PostgreSQL", "neither PROVE_DATABASE_URL nor TEST_DATABASE_URL is given");
    return undefined;
  }
  const server = POSTGRES;
  const name = `atelier_prove_${process.pid}`;
  const { directory, remove: removeDirectory } = embeddedPlace();
  const remove = async () => {
    await removeDirectory();
    await administer(server, `drop database if exists "${name}" with (force)`);
  };
  afterwards(remove);
  await administer(server, `create database "${name}"`);
  const url = Object.assign(new URL(server), { pathname: name }).href;
  return {
    name: "PostgreSQL",
    environment: { DATABASE_URL: url, DATA_DIR: directory },
    remove,
    cutConnections: () =>
      administer(
        server,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ),
  };
}

/** Runs the same steps on the embedded database and on PostgreSQL. */
export async function onEach(steps: (place: Place) => Promise<void>): Promise<void> {
  for (const make of [embeddedPlace, postgresPlace]) {
    const place = await make();
    if (!place) continue;
    await steps(place);
    await place.remove();
  }
}

/** The environment that adds Redis; without one, prints that it was skipped. */
export function redis(): Record<string, string> | undefined {
  if (REDIS) return { REDIS_URL: REDIS };
  skipped("Redis", "neither PROVE_REDIS_URL nor TEST_REDIS_URL is given");
  return undefined;
}

async function administer(url: string, statement: string): Promise<void> {
  const orm = new MikroORM({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
  });
  try {
    await orm.em.getConnection().execute(statement);
  } finally {
    await orm.close();
  }
}
