import { expect, test } from "vitest";
import routeEntries from "../../client/routes.ts";
import "../domains.ts";
import { isSlug } from "../foundation/slug.ts";
import { isHandle } from "../members/handle.ts";
import { allPublications } from "../publication/publishable.ts";

interface Entry {
  path?: string | undefined;
  children?: Entry[] | undefined;
}

/** The paths of all routes, without those that have a language. */
const pathsOf = (entries: readonly Entry[], above: readonly string[] = []): string[][] =>
  entries.flatMap(({ path = "", children = [] }) => {
    const own = [...above, ...path.split("/").filter(Boolean)];
    return [...(path ? [own] : []), ...pathsOf(children, own)];
  });

const paths = pathsOf(routeEntries);

/** The names of pages directly below a path, which hide a page of the same slug. */
const namesBelow = (path: string): string[] => {
  const above = path.split("/").filter(Boolean);
  const below = paths.filter((one) => above.every((part, at) => one[at] === part));
  return [...new Set(below.map((one) => one[above.length] ?? ""))].filter(isSlug).toSorted();
};

const withPages = allPublications()
  .map(({ options }) => options)
  .filter(({ path, parent }) => path !== undefined && !parent);

test("nouns with pages are known", () => {
  expect(withPages.map(({ noun }) => noun)).toEqual(expect.arrayContaining(["post", "job"]));
});

test.each(withPages)(
  "the slug of a $noun is never another page below $path",
  ({ path = "", reserved = [] }) => {
    expect(reserved.toSorted()).toEqual(namesBelow(path));
  },
);

test("a member's handle is never a page of the site", () => {
  const open = namesBelow("/").filter(isHandle);
  expect(open).toEqual([]);
});
