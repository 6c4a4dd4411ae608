// HTML as browsers ask for it, compressed: of visitors again and for the first time, and of a member.
// The sitemap as search engines fetch it, all files.

import { by, get, type Request } from "../requests.ts";
import { group, type Row } from "../row.ts";
import { type Shown, shown, somePosts } from "../support/blog.ts";
import {
  type Contender,
  READS_EVERY_TIME,
  startConstant,
  startProduct,
  type Switches,
} from "../support/contender.ts";
import { crowd, type Person } from "../support/crowd.ts";
import { inTurns } from "../support/measure.ts";
import { connected } from "../support/postgres.ts";
import { showAll } from "../support/report.ts";
import { send, sendForSize } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";

const POSTS = 20_000;
const DIFFERENT = 32;
/** Enough for the limits of one person, and few enough for a short turn. */
const READERS = 64;
const LIST = get("/api/blog/public?limit=9&page=1");

type Pages = Record<"blog" | "post" | "home" | "projects" | "members", Shown[]>;

const PATHS: Record<keyof Pages, string> = {
  blog: "/blog",
  post: "/blog/{slug}",
  home: "/",
  projects: "/projects",
  members: "/members",
};

interface Stage {
  product: Contender;
  pages: Pages;
  people: Person[];
}

const start = async (switches?: Switches): Promise<Stage> => {
  const database = await copyOfWorld(POSTS);
  const { posts, people } = await connected(database, async (query) => ({
    posts: await somePosts(query, DIFFERENT),
    people: await crowd(query, READERS),
  }));
  return {
    product: await startProduct(database, switches),
    people,
    pages: {
      blog: [shown("/blog", "/blog?page=2")],
      post: posts.map(({ slug, title }) => shown(`/blog/${slug}`, title)),
      home: [shown("/", "/blog/")],
      projects: [shown("/projects", "/projects?page=2")],
      members: [shown("/members", "/members?page=2")],
    },
  };
};

/** Milliseconds of processor time of a page. */
async function cost({ product }: Stage, requests: readonly Request[]): Promise<number> {
  const { of } = await inTurns([product], () => requests, "page");
  showAll(of);
  return of.Atelier?.total ?? NaN;
}

const again = (name: keyof Pages): Row<Stage> => ({
  name: `page-${name}-again`,
  work: `${PATHS[name]}, of a visitor, again`,
  unit: "per CPU s",
  goal: { least: 0.5, of: "floor" },
  async measure({ product, pages }) {
    const size = await expectShown(product, pages[name], (request) => request);
    const constant = await startConstant(size);
    const { of: measured } = await inTurns(
      [constant, product],
      () => pages[name].map(({ request }) => request),
      "page",
    );
    await constant.end();
    showAll(measured);
    return {
      atelier: measured.Atelier?.perProcessorSecond ?? NaN,
      floor: ["constant", measured.constant?.perProcessorSecond ?? NaN],
    };
  },
});

const signedIn = (name: keyof Pages): Row<Stage> => ({
  name: `page-${name}-member`,
  work: `${PATHS[name]}, of members who are signed in, from answers in memory`,
  goal: { most: 8 },
  async measure(stage) {
    const { product, people, pages } = stage;
    await expectShown(product, pages[name], (request) => by(people[0] as Person, request));
    return {
      atelier: await cost(
        stage,
        people.map((person, n) => {
          const { request } = pages[name][n % pages[name].length] as Shown;
          return by(person, request);
        }),
      ),
    };
  },
});

const first = (name: keyof Pages): Row<Stage> => ({
  name: `page-${name}-first`,
  work: `${PATHS[name]}, of a visitor, rendered each time`,
  goal: { most: 8 },
  async measure(stage) {
    await expectShown(stage.product, stage.pages[name], (request) => request);
    return {
      atelier: await cost(
        stage,
        stage.pages[name].map(({ request }) => request),
      ),
    };
  },
});

const names = ["blog", "post", "home"] as const;

export const pages = group({
  start,
  rows: [
    ...names.map(again),
    ...names.map(signedIn),
    {
      name: "sitemap",
      work: "sitemap of 20,000 posts, each of its files, beside the list as REST",
      goal: { most: 2, of: "floor" },
      async measure(stage) {
        const index = await send(stage.product, get("/sitemap.xml"));
        const files = [...index.matchAll(/<loc>[^<]*?(\/sitemap\/[^<]+)<\/loc>/g)].map(
          ([, path = ""]) => get(path),
        );
        if (files.length < POSTS / 1_000) throw new Error("The sitemap has too few files");
        return {
          atelier: await cost(stage, [get("/sitemap.xml"), ...files].map(compressed)),
          floor: ["list", await cost(stage, [LIST])],
        };
      },
    },
  ],
});

export const firstPages = group({
  switches: READS_EVERY_TIME,
  isPart: true,
  start: () => start(READS_EVERY_TIME),
  rows: [...names, "projects" as const, "members" as const].map(first),
});

const compressed = (request: Request): Request => ({
  ...request,
  headers: { "accept-encoding": "gzip, deflate, br, zstd" },
});

/** Each page contains its text; returns the mean number of bytes that were sent for one. */
async function expectShown(
  product: Contender,
  pages: readonly Shown[],
  from: (request: Request) => Request,
): Promise<number> {
  let bytes = 0;
  for (const { request, text } of pages) {
    const page = await sendForSize(product, from(request));
    if (!page.text.includes(text)) throw new Error(`${request.path} does not contain ${text}`);
    bytes += page.bytes ?? page.text.length;
  }
  return Math.round(bytes / pages.length);
}
