import { describe, expect, test } from "vitest";
import { type Locale, LOCALES } from "../../../schema/foundation/locale.ts";
import { slugify } from "../../../schema/foundation/slug.ts";
import { artwork } from "../../artwork/artwork.ts";
import { accounts } from "./accounts.ts";
import { categories } from "./categories.ts";
import { changelogEntries } from "./changelog.ts";
import { comments } from "./comments.ts";
import { contactRequests } from "./contact-requests.ts";
import { faqGroups } from "./faqs.ts";
import { applications, jobs } from "./jobs.ts";
import { memberTypes } from "./member-types.ts";
import { members } from "./members.ts";
import { pages } from "./pages.ts";
import { plans } from "./plans.ts";
import { posts } from "./posts/index.ts";
import { productCategories, products } from "./products.ts";
import { projectTypes } from "./project-types.ts";
import { projects } from "./projects/index.ts";
import { readyAnswers } from "./ready-answers.ts";
import { solutionCategories, solutions } from "./solutions.ts";

const handles = members.map(({ handle }) => handle);
const postsBySlug = new Map(posts.map((post) => [post.slug?.en ?? slugify(post.title.en), post]));

type LocalizedTexts = Partial<Record<Locale, unknown>>;

/** All texts of an item, each by its languages. */
function textsOf(item: unknown): LocalizedTexts[] {
  if (typeof item !== "object" || item === null) return [];
  const isText = LOCALES.some((locale) => locale in item);
  return isText ? [item] : Object.values(item).flatMap(textsOf);
}

/** Of what may be the same in two languages. */
const LONGEST_NAME = 30;

const written: [string, readonly object[]][] = [
  ["solutions", solutions],
  ["categories of solutions", solutionCategories],
  ["jobs", jobs],
  ["questions", faqGroups],
  ["plans", plans],
  ["versions", changelogEntries],
  ["pages", pages],
  ["ready answers", readyAnswers],
  ["products", products],
  ["categories of products", productCategories],
];

describe("the demo world", () => {
  test.each(written)("%s say everything in each language with its own words", (_, all) => {
    for (const item of all) {
      const texts = textsOf(item);
      for (const localized of texts) {
        const sentences = Object.values(localized).map((text) => JSON.stringify(text));
        const same = sentences.filter((text, n) => sentences.indexOf(text) !== n);
        expect(
          same.filter(({ length }) => length > LONGEST_NAME),
          String(texts[0]?.en),
        ).toEqual([]);
      }
    }
  });

  test("French has no-break spaces at its punctuation", () => {
    const everything = [
      ...written.flatMap(([, all]) => all),
      ...[categories, jobs, memberTypes, members, posts, projectTypes, projects].flat(),
    ];
    const french = textsOf(everything).map(({ fr }) => JSON.stringify(fr ?? null));
    expect(french.length).toBeGreaterThan(500);
    expect(french.filter((text) => /[ \u00a0][:;?!»](?!\w)|«[ \u00a0]/.test(text))).toEqual([]);
  });

  test("requests and applications are written in three languages", () => {
    for (const all of [contactRequests, applications]) {
      expect(new Set(all.map(({ locale }) => locale))).toEqual(new Set(LOCALES));
    }
  });

  test.each(memberTypes)("$slug is named in three languages and has members", (type) => {
    for (const locale of ["en", "fr", "no"] as const) {
      expect(type.name[locale]).toBeTruthy();
      expect(type.description[locale]).toBeTruthy();
    }
    expect(type.members.length).toBeGreaterThan(0);
    expect(handles).toEqual(expect.arrayContaining(type.members));
  });

  test.each(members)("$name is introduced in three languages", ({ role, headline, about }) => {
    for (const locale of ["en", "fr", "no"] as const) {
      expect(role[locale]).toBeTruthy();
      expect(headline[locale]?.length).toBeLessThanOrEqual(120);
      const wordCount = about[locale]?.split(/\s+/).length;
      expect(wordCount).toBeGreaterThanOrEqual(80);
      expect(wordCount).toBeLessThanOrEqual(160);
    }
  });

  test.each(members)("no paragraph about $name begins with a space", ({ about }) => {
    expect(Object.values(about).filter((text: string) => /\n\s*[^\S\n]/.test(text))).toEqual([]);
  });

  test.each(members)(
    "$name is available now or says from when",
    ({ availability, availableFrom }) => {
      expect(availability === "open").toBe(availableFrom === undefined);
    },
  );

  test("every member has one account, under the address of the member", () => {
    const owned = accounts.filter(({ member }) => member !== undefined);
    expect(new Set(owned.map(({ member }) => member))).toEqual(new Set(handles));
    expect(owned.length).toBe(handles.length);
    for (const { member, email } of owned) {
      expect(members.find(({ handle }) => handle === member)?.email).toBe(email);
    }
  });

  test("handles and addresses are unique", () => {
    const addresses = accounts.map(({ email }) => email);
    expect(new Set(handles).size).toBe(handles.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test("every cover is an existing drawing", () => {
    for (const { cover } of [...members, ...posts, ...projects]) {
      const [, name = ""] = /^\/artwork\/(.+)\.svg$/.exec(cover) ?? [];
      expect(artwork(name), cover).not.toBeNull();
    }
  });

  test("posts have existing authors and categories", () => {
    const keys = categories.map(({ key }) => key);
    for (const { author, categories: used } of posts) {
      expect(handles).toContain(author);
      for (const key of used) expect(keys).toContain(key);
    }
  });

  test.each(projects)("$slug says everything in each of its languages", (project) => {
    const { title, description, content, coverAlt, media = [] } = project;
    for (const locale of LOCALES) {
      if (!title[locale]) continue;
      expect(description[locale]?.length).toBeLessThanOrEqual(300);
      expect(content[locale]).toBeDefined();
      for (const texts of [coverAlt, ...media.map(({ alt }) => alt)])
        expect(texts[locale]).toBeTruthy();
    }
  });

  test("at least 14 projects are public in all three languages", () => {
    const whole = projects.filter(
      ({ stage, visibility, title, drafts, scheduled }) =>
        stage !== "DRAFT" &&
        (visibility ?? "PUBLIC") === "PUBLIC" &&
        LOCALES.every((locale) => title[locale]) &&
        !drafts?.length &&
        !scheduled?.length,
    );
    expect(whole.length).toBeGreaterThanOrEqual(14);
  });

  test.each(projects)("$slug has a type, owners, and pictures that exist", (project) => {
    expect(projectTypes.map(({ slug }) => slug)).toContain(project.type);
    const owners = project.owners.map(({ handle }) => handle);
    expect(owners.length).toBeGreaterThan(0);
    expect(new Set(owners).size).toBe(owners.length);
    for (const { url } of project.media ?? [])
      expect(artwork(url.slice("/artwork/".length, -".svg".length)), url).not.toBeNull();
  });

  test.each(products)("$name has pictures that exist, with alt texts", ({ pictures }) => {
    expect(pictures.length).toBeGreaterThan(0);
    for (const [drawing, alt] of pictures) {
      expect(artwork(drawing), drawing).not.toBeNull();
      for (const locale of LOCALES) expect(alt[locale]).toBeTruthy();
    }
  });

  test("those who are offered an account own projects, or are invited to some", () => {
    const named = projects.flatMap(({ owners }) => owners);
    for (const handle of ["ragnhild-moe", "ingrid-solheim", "freya-holm", "astrid-lund"])
      expect(named.filter((one) => one.handle === handle && !one.status)).not.toEqual([]);
    expect(named).toContainEqual(
      expect.objectContaining({ handle: "freya-holm", status: "PENDING" }),
    );
  });

  test("a comment is written after its post, in a language the post is published in", () => {
    for (const comment of comments) {
      const post = postsBySlug.get(comment.post);
      expect(post, comment.post).toBeDefined();
      for (const { at, locale } of [comment, ...(comment.replies ?? [])]) {
        expect(Date.parse(at)).toBeGreaterThan(Date.parse(post?.publishedAt ?? ""));
        expect(post?.content[locale], `${comment.post} in ${locale}`).toBeDefined();
        expect(post?.drafts ?? []).not.toContain(locale);
      }
    }
  });

  test("the post about briefs has more than two pages of comments", () => {
    const onBriefs = comments.filter(({ post }) => post === "what-a-good-brief-looks-like");
    expect(onBriefs.filter(({ status }) => status === undefined).length).toBeGreaterThan(20);
  });
});
