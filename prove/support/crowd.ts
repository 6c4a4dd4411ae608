import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { MikroORM } from "@mikro-orm/postgresql";
import type { Place } from "./place.ts";
import { Server } from "./server.ts";

/** Members in addition to the demo data; they sign in with the same password. */
const crowd = (count: number) => `
  insert into members (id, created_at, updated_at, handle, display_name)
    select gen_random_uuid(), now(), now(), 'person-' || n, 'Person ' || n
    from generate_series(0, ${count - 1}) n;
  insert into users (id, created_at, updated_at, email, name, roles, status, locale, password_hash, email_verified_at, member_id)
    select gen_random_uuid(), now(), now(), handle || '@example.org', display_name, '{member}', 'active', 'en', (
      select password_hash from users where email = 'editor@atelier.test'), now(), id
    from members where handle like 'person-%';`;

export const emailOf = (n: number): string => `person-${n}@example.org`;

/** Fills a place with the demo data and this many more people. */
export async function addCrowd({ environment, name }: Place, count: number): Promise<void> {
  const place = { environment, name, remove() {} };
  await (await Server.start(place)).stop();
  const { DATABASE_URL: clientUrl, DATA_DIR = "" } = environment;
  if (clientUrl) {
    const orm = new MikroORM({ clientUrl, entities: [], discovery: { warnWhenNoEntities: false } });
    await orm.em.getConnection().execute(crowd(count));
    return orm.close();
  }
  const database = await PGlite.create({ dataDir: join(DATA_DIR, "database") });
  await database.exec(crowd(count));
  await database.close();
}
