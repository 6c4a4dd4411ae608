import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../client/routes.ts";
import {
  brief,
  craft,
  developer,
  fjordlys,
  identity,
  type Locale,
  locales,
  member,
  october,
} from "./demo-world.ts";
import { subjectOf } from "./subjects.ts";

/** A page of the site with an example URL from the demo data. */
export interface Screen {
  /** The id of its route, for example "fr/blog-category" */
  id: string;
  locale: Locale;
  path: string;
  /** The expected status */
  status: number;
}

/**
 * GraphiQL and Swagger are tested in explorer.spec.ts; the kit, which is only for developers, in
 * kit.spec.ts.
 */
const apart = [
  "screens/public/explorer.tsx",
  "screens/public/rest-calls.tsx",
  "screens/dashboard/kit.tsx",
];

const examples: Record<string, (locale: Locale) => string> = {
  ":category": (locale) => craft[locale],
  ":slug": () => "privacy-policy",
  ":token": () => "deleted",
  ":secret": () => "ended",
  ":type": () => fjordlys.type,
  ":project": () => fjordlys.slug,
  ":job": (locale) => developer.slug[locale],
  ":solution": (locale) => identity.slug[locale],
  ":post": (locale) => brief.slug[locale],
  ":id": () => member.handle,
  "*": () => "nobody/hung-this-here",
};

/** A dashboard screen's object, looked up after signing in. */
function inDashboard({ file }: RouteConfigEntry, pattern: string): string {
  if (!pattern.includes(":id")) return pattern;
  const subject = subjectOf(file);
  if (!subject)
    throw new Error(`${file} has no subject: say in e2e/subjects.ts how its id is found`);
  return pattern.replace(":id", `{${subject.name}}`);
}

const all = pages(routes, "");
const isPublic = ({ id }: Screen) => locales.some((locale) => id.startsWith(`${locale}/`));

/** Every public page of client/routes.ts. A route with a new parameter needs an example above. */
export const screens: Screen[] = all.filter(isPublic);

/**
 * The other pages: auth pages and the dashboard, which have no language prefix. The kit is tested
 * in kit.spec.ts.
 */
export const accountScreens: Screen[] = all.filter(
  (each) => !isPublic(each) && each.path !== "/dashboard/kit",
);

function pages(entries: RouteConfigEntry[], above: string): Screen[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`;
    if (entry.children) return pages(entry.children, path);
    // Modules without a component are not pages: feeds, redirects, forms.
    return entry.file.endsWith(".tsx") && !apart.includes(entry.file) ? [screen(entry, path)] : [];
  });
}

function screen(entry: RouteConfigEntry, pattern: string): Screen {
  const { id = "" } = entry;
  const locale = locales.find((each) => id.startsWith(`${each}/`)) ?? "en";
  const last = pattern.split("/").at(-1) ?? "";
  const named = { "*": 404, ":secret": 404, "permission-denied": 403 }[last];
  const status = named ?? Number(/^[45]\d\d$/.exec(last)?.[0] ?? 200);
  const inside = pattern.startsWith("/dashboard") ? inDashboard(entry, pattern) : pattern;
  return { id, locale, path: filled(inside, locale) || "/", status };
}

function filled(pattern: string, locale: Locale): string {
  const segments = pattern.split("/").map((segment) => {
    if (!/^[:*]/.test(segment)) return segment;
    const example = examples[segment];
    if (!example) throw new Error(`No example for ${segment} in ${pattern}`);
    return example(locale);
  });
  return segments.join("/");
}

/** States of pages that have their own URL, in addition to the routes. */
export const states: Screen[] = [
  { id: "a further page of the list", locale: "en", path: "/blog?page=2", status: 200 },
  { id: "a filtered list", locale: "en", path: "/blog?search=brief&sort=oldest", status: 200 },
  { id: "results of the search", locale: "no", path: "/no/search?search=ferge", status: 200 },
  { id: "a misspelt search", locale: "fr", path: "/fr/search?search=fjordlis", status: 200 },
  { id: "a search of questions", locale: "fr", path: "/fr/faqs?search=projet", status: 200 },
  { id: "a search without results", locale: "en", path: "/faqs?search=xylophone", status: 200 },
  { id: "older comments", locale: "fr", path: `/fr/blog/${brief.slug.fr}?comments=2`, status: 200 },
  { id: "a post in other languages", locale: "no", path: `/no/blog/${october.en}`, status: 404 },
  { id: "a missing post", locale: "en", path: "/blog/nobody-wrote-this", status: 404 },
  { id: "members of a kind", locale: "fr", path: "/fr/members?country=NO&sort=name", status: 200 },
  {
    id: "no such members",
    locale: "en",
    path: "/members?search=xylophone&country=NO",
    status: 200,
  },
  {
    id: "a category of solutions",
    locale: "fr",
    path: "/fr/solutions?category=lieux",
    status: 200,
  },
  {
    id: "filtered positions",
    locale: "fr",
    path: "/fr/careers?type=part_time&role=Design",
    status: 200,
  },
  {
    id: "no such positions",
    locale: "no",
    path: "/no/careers?type=full_time&workplace=remote",
    status: 200,
  },
  {
    id: "a sent application",
    locale: "en",
    path: `/careers/${developer.slug.en}?sent=1`,
    status: 200,
  },
  {
    id: "a closed position",
    locale: "en",
    path: "/careers/photographer-one-winter",
    status: 200,
  },
  { id: "a missing position", locale: "fr", path: "/fr/careers/rien", status: 404 },
  { id: "a missing solution", locale: "no", path: "/no/solutions/finnes-ikke", status: 404 },
  { id: "a missing category", locale: "fr", path: "/fr/blog/categories/rien", status: 404 },
];
