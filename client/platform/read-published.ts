import type { RouterContextProvider } from "react-router";
import { localeOf, localePath } from "../i18n/locale.ts";
import { moved } from "./moved.ts";
import { pagePath } from "./published-path.ts";
import { read } from "./request.ts";
import type { Answers } from "./rest.ts";

/** Section 9: public detail timeout, in ms. */
const DETAIL_TIMEOUT_MS = 10_000;

/** Paths of the calls that read by slug. */
type BySlug = Extract<keyof Answers, `${string}/public/{slug}`>;

interface PageRequest {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

interface Options<Path extends BySlug> {
  /** From the URL */
  slug: string;
  /** The parent path of its pages: "/blog" */
  sitePath: string;
  slugOf: (answer: Answers[Path]) => string;
}

/**
 * Reads what is published at a URL, in the language of the URL. A former slug or a slug of another
 * language is redirected to the present one with 301.
 */
export async function readPublished<Path extends BySlug>(
  { context, url }: PageRequest,
  path: Path,
  { slug, sitePath, slugOf }: Options<Path>,
): Promise<Answers[Path]> {
  const locale = localeOf(url.pathname);
  const movedTo = (to: string) => moved(localePath(locale, pagePath(sitePath, to)) + url.search);
  const answer = await read<BySlug>(context, path, {
    params: { slug },
    query: { locale },
    moved: movedTo,
    timeout: DETAIL_TIMEOUT_MS,
  });
  const present = slugOf(answer as Answers[Path]);
  if (present !== slug) throw movedTo(present);
  return answer as Answers[Path];
}
