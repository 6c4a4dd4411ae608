import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { freePort } from "../scripts/free-ports.ts";
import { start, stop } from "./own-server.ts";

/** A server of its own with demo data and many more posts. */
export interface LargeWorld {
  url: string;
  end(): Promise<void>;
}

export async function largeWorld(posts: number): Promise<LargeWorld> {
  const place = await mkdtemp(join(tmpdir(), "large-world-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await stop(await start(port, place));
  const database = await PGlite.create({ dataDir: join(place, "database") });
  await database.exec(morePosts(posts));
  await database.close();
  const server = await start(port, place);
  return {
    url,
    async end() {
      await stop(server);
      await rm(place, { recursive: true });
    },
  };
}

/** Published in English, every third also in French; every tenth is a draft in English. */
const morePosts = (count: number) => `
  insert into posts (id, created_at, updated_at, title, slug, status, published_at, author_id)
  select gen_random_uuid(), at, at,
    jsonb_build_object('en', 'Large story ' || lpad(n::text, 5, '0')),
    jsonb_build_object('en', 'large-story-' || n),
    jsonb_build_object('en', case when n % 10 = 0 then 'draft' else 'published' end),
    case when n % 10 = 0 then '{}' else jsonb_build_object('en', at) end,
    (select id from members where handle = 'freya-holm')
  from generate_series(1, ${count}) n
    cross join lateral (select timestamptz '2024-01-01Z' + n * interval '1 minute' as at) as moments;
  analyze;`;
