// Projects as their pages read them, beside the same work on posts: a list with its total, and one
// by its slug. A project has more around it than a post: type, owners, media.

import { get, type Request } from "../requests.ts";
import { group, type Row } from "../row.ts";
import { type Contender, READS_EVERY_TIME, startProduct } from "../support/contender.ts";
import { inTurns } from "../support/measure.ts";
import { connected, type Query } from "../support/postgres.ts";
import { showAll } from "../support/report.ts";
import { expectSame } from "../support/same.ts";
import { send } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";
import { A_PAGE, pageOf } from "./list.ts";

const ITEMS = 20_000;
const SOME = 32;

interface Stage {
  product: Contender & { database: string };
  projects: readonly string[];
  posts: readonly string[];
}

type Work = Pick<Row<Stage>, "name" | "work" | "goal"> & {
  projects(stage: Stage): readonly Request[];
  posts(stage: Stage): readonly Request[];
};

const list = (page: number): Work => ({
  name: `projects-list-${page}`,
  work: `list of projects with total, page ${page}, REST`,
  goal: { most: 1.5, of: "floor" },
  projects: () => [get(`/api/projects/public?limit=${A_PAGE}&page=${page}`)],
  posts: () => [get(`/api/blog/public?limit=${A_PAGE}&page=${page}`)],
});

const works: readonly Work[] = [
  list(1),
  list(500),
  {
    name: "project-rest",
    work: "project by slug, with media, owners and related ones, REST",
    goal: { most: 2, of: "floor" },
    projects: ({ projects }) => projects.map((slug) => get(`/api/projects/public/${slug}`)),
    posts: ({ posts }) => posts.map((slug) => get(`/api/blog/public/${slug}`)),
  },
];

export const projects = group<Stage>({
  switches: READS_EVERY_TIME,
  isPart: true,
  async start() {
    const database = await copyOfWorld(ITEMS);
    const product = await startProduct(database, READS_EVERY_TIME);
    const [projectSlugs, postSlugs] = await connected(database, async (query) => [
      await slugsOf(query, "projects"),
      await slugsOf(query, "posts"),
    ]);
    await expectRight(product, database);
    return { product, projects: projectSlugs, posts: postSlugs };
  },
  rows: works.map(({ projects: ofProjects, posts: ofPosts, ...row }) => ({
    ...row,
    async measure(stage) {
      const twice = [stage.product, { ...stage.product, name: "posts" }];
      const { of } = await inTurns(twice, ({ name }) =>
        (name === "posts" ? ofPosts : ofProjects)(stage),
      );
      showAll(of);
      return { atelier: of.Atelier?.total ?? NaN, floor: ["posts", of.posts?.total ?? NaN] };
    },
  })),
});

async function slugsOf(query: Query, table: "projects" | "posts"): Promise<string[]> {
  const rows = await query<{ slug: string }>(
    `select slug ->> 'en' as slug from ${table} where 'en' = any(languages) order by md5(id::text)
     limit $1`,
    [SOME],
  );
  return rows.map(({ slug }) => slug);
}

interface Listed {
  projects: { id: string }[];
  pagination: { totalCount: number };
}

/** The list is that of the database. */
async function expectRight(product: Contender, database: string): Promise<void> {
  for (const page of [1, 500]) {
    const truth = await connected(database, (query) => pageOf(query, page, "projects"));
    const text = await send(product, get(`/api/projects/public?limit=${A_PAGE}&page=${page}`));
    const { projects: listed, pagination } = JSON.parse(text) as Listed;
    const values = { ids: listed.map(({ id }) => id), totalCount: pagination.totalCount };
    expectSame(`list of projects, page ${page}`, values, truth);
  }
}
