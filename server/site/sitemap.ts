import type { EntityManager } from "@mikro-orm/core";
import type { FastifyInstance } from "fastify";
import { publicPages } from "../../schema/domains.ts";
import { NotFound } from "../../schema/foundation/errors.ts";
import type { PublicPages } from "../../schema/foundation/public-pages.ts";
import type { ResponseCache } from "../../schema/foundation/reading/cache/response-cache.ts";
import {
  type PartOfPages,
  partsOfPages,
  readPublicPages,
  tablesOfPages,
} from "../../schema/foundation/reading/sql/read-public-pages.ts";
import { CompressedFile } from "./compressed-file.ts";
import { everywhere, pageOf, sitemapIndex, sitemapOf } from "./sitemap-xml.ts";

/** Entities per file, each with up to three URLs. The protocol allows 50,000 URLs per file. */
const MAX_PER_FILE = 1_000;

/** Approximate memory of its two ids. */
const BYTES_OF_PART = 200;

const HEADERS = {
  "content-type": "application/xml; charset=utf-8",
  "cache-control": "public, max-age=3600",
};

/** Pages that are not about one thing each. */
const OTHER_PAGES = [
  "/",
  "/about-us",
  "/changelog",
  "/contact-us",
  "/faqs",
  "/info",
  "/members",
  "/pricing",
];

interface Given {
  origin: string;
  em: () => EntityManager;
  answers: ResponseCache;
}

/**
 * /sitemap.xml is the index of files of limited size, so that little is read and rendered at a time.
 * Each file is cached until the tables it is made from are written.
 */
export function sitemap(http: FastifyInstance, { origin, em, answers }: Given): void {
  const kinds = [...publicPages];

  /** Caches a value until one of the tables of these pages is written. */
  async function cached<Value>(
    key: string,
    of: readonly PublicPages[],
    make: () => Promise<Value>,
    size: (value: Value) => number,
  ): Promise<Value> {
    const known = answers.find<Value>(key);
    if (known) return known;
    const read = answers.reading(new Set(of.flatMap((pages) => [...tablesOfPages(pages, em())])));
    const value = await make();
    answers.store(key, value, size(value), read);
    return value;
  }

  const file = (path: string, of: readonly PublicPages[], make: () => Promise<string>) =>
    cached(
      path,
      of,
      async () => CompressedFile.of(await make(), HEADERS),
      ({ size }) => size,
    );

  const partsOf = (name: string, pages: PublicPages): Promise<PartOfPages[]> =>
    cached(
      `parts of ${name}`,
      [pages],
      () => partsOfPages(pages, MAX_PER_FILE, em()),
      (parts) => parts.length * BYTES_OF_PART,
    );

  async function index(): Promise<string> {
    const parts = await Promise.all(kinds.map(([name, pages]) => partsOf(name, pages)));
    const files = kinds.flatMap(
      ([name], i) => parts[i]?.map((_, part) => `${origin}/sitemap/${name}-${part + 1}.xml`) ?? [],
    );
    return sitemapIndex([`${origin}/sitemap/site.xml`, ...files]);
  }

  async function part(name: string, pages: PublicPages, number: number): Promise<string> {
    const { [number - 1]: range } = await partsOf(name, pages);
    if (!range) throw noSuchFile();
    const found = await readPublicPages(pages, range, em());
    return sitemapOf(
      origin,
      found.map((page) => pageOf(pages.path, page)),
    );
  }

  const all = kinds.map(([, pages]) => pages);
  http.get("/sitemap.xml", async (request, reply) =>
    (await file("/sitemap.xml", all, index)).send(request, reply),
  );

  const own = all.flatMap(({ path }) => (path ? [path] : []));
  const site = CompressedFile.of(
    sitemapOf(origin, [...new Set([...OTHER_PAGES, ...own])].map(everywhere)),
    HEADERS,
  );
  http.get("/sitemap/site.xml", async (request, reply) => (await site).send(request, reply));

  http.get<{ Params: { file: string } }>("/sitemap/:file", async (request, reply) => {
    const [, name = "", number] = FILE.exec(request.params.file) ?? [];
    const pages = publicPages.get(name);
    if (!pages) throw noSuchFile();
    const path = `/sitemap/${request.params.file}`;
    const made = await file(path, [pages], () => part(name, pages, Number(number)));
    return made.send(request, reply);
  });
}

const FILE = /^([a-z-]+)-([1-9]\d{0,4})\.xml$/;

const noSuchFile = () => new NotFound("There is no such file");
