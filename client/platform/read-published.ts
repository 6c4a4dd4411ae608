import { redirect, type RouterContextProvider } from "react-router";
import { localeOf, localePath } from "../i18n/locale.ts";
import { pagePath } from "./published-path.ts";
import { read } from "./request.ts";
import type { Answers } from "./rest.ts";

/** Section 9: public detail timeout, in ms. */
const DETAIL_TIMEOUT_MS = 10_000;

/** The calls that read something published by its slug. */
type BySlug = Extract<keyof Answers, `${string}/public/{slug}`>;

interface Asked {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

interface Options<Path extends BySlug> {
  /** As the address has it */
  slug: string;
  /** Below which path its pages stand: "/blog" */
  sitePath: string;
  slugOf: (answer: Answers[Path]) => string;
}

/**
 * What is published at an address, in the language of the address. A former slug, or one of another
 * language, leads to the slug it has now, with 301.
 */
export async function readPublished<Path extends BySlug>(
  { context, url }: Asked,
  path: Path,
  { slug, sitePath, slugOf }: Options<Path>,
): Promise<Answers[Path]> {
  const locale = localeOf(url.pathname);
  // browsers ask again each time: it may get an old slug back
  const moved = (to: string) =>
    redirect(localePath(locale, pagePath(sitePath, to)) + url.search, {
      status: 301,
      headers: { "cache-control": "no-cache" },
    });
  const answer = await read<BySlug>(context, path, {
    params: { slug },
    query: { locale },
    moved,
    timeout: DETAIL_TIMEOUT_MS,
  });
  const present = slugOf(answer as Answers[Path]);
  if (present !== slug) throw moved(present);
  return answer as Answers[Path];
}
