import { Collection, type Opt } from "@mikro-orm/core";
import { Index, Trigger } from "@mikro-orm/decorators/legacy";
import { GraphQLJSON } from "graphql-scalars";
import { GraphQLISODateTime, Int, registerEnumType } from "type-graphql";
import { Category } from "../categories/category.ts";
import { connection } from "../foundation/connection.ts";
import { DeletableEntity } from "../foundation/entity.ts";
import { keeps } from "../foundation/keeps.ts";
import { Locale, LOCALES, type Localized } from "../foundation/locale.ts";
import {
  choices,
  COLLATION,
  derived,
  flag,
  group,
  localized,
  many,
  model,
  moment,
  number,
  one,
  oneOfSet,
  searchTerms,
  several,
  text,
  words,
} from "../foundation/model.ts";
import { type Heading, readingMinutes, render, type RichText } from "../foundation/rich-text.ts";
import { inAllLanguages, inLanguagesWith, searchable } from "../foundation/search.ts";
import { Member } from "../members/member.ts";
import { Comment, CommentConnection } from "./comment.ts";
import { PostCategory } from "./post-category.ts";
import { PostMetadata } from "./post-metadata.ts";

export enum PostStatus {
  DRAFT = "draft",
  REVIEW = "review",
  SCHEDULED = "scheduled",
  PUBLISHED = "published",
  ARCHIVED = "archived",
}

registerEnumType(PostStatus, {
  name: "PostStatus",
  description: "The state of a post in one language.",
});

/** A state that a language can come back to. */
interface StateBefore {
  status: PostStatus;
  scheduledAt?: string | undefined;
  /** The selection it was archived with */
  selectionId?: string | undefined;
}

/** What is not, or no longer, on its way to readers. */
export const WithdrawnStatus = {
  DRAFT: PostStatus.DRAFT,
  REVIEW: PostStatus.REVIEW,
  ARCHIVED: PostStatus.ARCHIVED,
} as const;
export type WithdrawnStatus = (typeof WithdrawnStatus)[keyof typeof WithdrawnStatus];

registerEnumType(WithdrawnStatus, { name: "WithdrawnStatus" });

// a deleted post gives its address away
const slugIndex = (locale: string) => ({
  name: `posts_slug_${locale}_unique`,
  expression: `create unique index "posts_slug_${locale}_unique" on "posts" (("slug" ->> '${locale}')) where "deleted_at" is null`,
});

/** That a post is in a state, has a language, or has a state in a language: "draft", "fr", "fr draft". */
const POST_STATES = Object.fromEntries(
  [
    ...Object.values(PostStatus),
    ...LOCALES.flatMap((locale) => [
      locale,
      ...Object.values(PostStatus).map((status) => `${locale} ${status}`),
    ]),
  ].map((state) => [state, state]),
);

// what is joined to null is null
const states = LOCALES.flatMap((locale) => [
  `"status" ->> '${locale}'`,
  `'${locale}' || left("status" ->> '${locale}', 0)`,
  `'${locale} ' || ("status" ->> '${locale}')`,
]);

// Keep publications, one row for each language a post is published in, and the row of its comments. A
// new post may take the former slug of another.
@keeps({
  table: "posts",
  name: "published",
  events: ["insert"],
  body: () => `
    insert into publications (locale, published_at, featured, post_id)
      select locale, (published_at ->> locale)::timestamptz, featured, id
      from came, unnest(languages) as locale;
    insert into comment_totals (post_id, total) select id, comment_count from came;
    delete from former_slugs as former using came, jsonb_each_text(came.slug) as taken(locale, slug)
      where former.locale = taken.locale and former.slug = taken.slug;`,
})
@Trigger<typeof Post>({
  name: "republished",
  timing: "after",
  events: ["update"],
  // a row at a time and of these columns alone: comments change posts all the time; and without the
  // statements that have nothing to do, which matters where thousands of posts change at once
  expression: `create or replace function "posts_republished_fn"() returns trigger as $$ begin
    if not old.languages <@ new.languages then
      delete from publications where post_id = new.id and locale <> all (new.languages);
    end if;
    if new.languages <> '{}' then
      insert into publications (locale, published_at, featured, post_id)
        select locale, (new.published_at ->> locale)::timestamptz, new.featured, new.id
        from unnest(new.languages) as locale
        on conflict (locale, post_id) do update
          set published_at = excluded.published_at, featured = excluded.featured
          where (publications.published_at, publications.featured)
            is distinct from (excluded.published_at, excluded.featured);
    end if;
    return null; end; $$ language plpgsql;
create trigger "republished" after update of languages, published_at, featured on "posts" for each row
    when (old.languages <> new.languages or old.published_at <> new.published_at or old.featured <> new.featured)
    execute function "posts_republished_fn"();`,
})
@Trigger<typeof Post>({
  name: "readdressed",
  timing: "after",
  events: ["update"],
  // where it was published at some time; a slug that came back from the trash is in use, too
  expression: `create or replace function "posts_readdressed_fn"() returns trigger as $$ begin
    insert into former_slugs (locale, slug, post_id)
      select had.locale, had.slug, new.id from jsonb_each_text(old.slug) as had(locale, slug)
      where had.slug is distinct from new.slug ->> had.locale
        and old.published_at ->> had.locale is not null
      on conflict (locale, slug) do update set post_id = excluded.post_id;
    if new.deleted_at is null then
      delete from former_slugs as former using jsonb_each_text(new.slug) as taken(locale, slug)
        where former.locale = taken.locale and former.slug = taken.slug;
    end if;
    return null; end; $$ language plpgsql;
create trigger "readdressed" after update of slug, deleted_at on "posts" for each row
    when (old.slug <> new.slug or old.deleted_at is not null and new.deleted_at is null)
    execute function "posts_readdressed_fn"();`,
})
@Trigger<typeof Post>({
  name: "unpublished",
  timing: "before",
  events: ["delete"],
  // while its categories are still there, so that they are counted right: cascades take both at once
  body: `delete from publications where post_id = old.id; return old;`,
})
@Index(slugIndex("en"))
@Index(slugIndex("fr"))
@Index(slugIndex("no"))
@Index({ properties: ["updatedAt", "id"] })
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["author", "createdAt", "id"] })
@Index({ properties: ["sortTitle", "id"] })
@Index({ properties: ["tags"], type: "gin" })
@Index({ properties: ["terms"], type: "gin" })
@Index({ properties: ["publicTerms"], type: "gin" })
@Index({
  name: "posts_authors_index", // read alone where an author's posts are counted
  expression: `create index "posts_authors_index" on "posts" ("author_id") where "deleted_at" is null and "languages" && array['en', 'fr', 'no']`,
})
@Index({
  name: "posts_states_index",
  expression: `create index "posts_states_index" on "posts" using gin ("states") where "deleted_at" is null`,
})
@Index({
  name: "posts_tabs_index", // read alone where states are counted
  expression: `create index "posts_tabs_index" on "posts" ("states", "id") where "deleted_at" is null`,
})
@Index({
  name: "posts_deleted_index",
  expression: `create index "posts_deleted_index" on "posts" ("deleted_at") where "deleted_at" is not null`,
})
@model({ table: "posts", description: "An article of the blog, in one or more languages." })
export class Post extends DeletableEntity {
  @localized({ description: "At most 160 characters." })
  title: Localized = {};

  @localized({ description: "Its address, /blog/{slug}; unique in its language." })
  slug: Localized = {};

  @localized({ description: "One or two sentences, at most 300 characters." })
  description: Localized = {};

  @localized({
    of: () => GraphQLJSON,
    byLocale: () => GraphQLJSON,
    description: "The text as a TipTap document.",
  })
  content: Localized<RichText> = {};

  @localized({
    editable: false,
    description: "The text as sanitised HTML, made when it was written.",
  })
  html: Localized = {};

  @localized({
    of: () => GraphQLJSON,
    editable: false,
    description: "Its headings as [{id, text}], for a table of contents.",
  })
  headings: Localized<Heading[]> = {};

  @localized({ of: () => Int, editable: false, description: "Minutes at 220 words each." })
  readingMinutes: Localized<number> = {};

  @localized({ of: () => PostStatus, byLocale: () => GraphQLJSON })
  status: Localized<PostStatus> = {};

  @localized({ of: () => GraphQLISODateTime, byLocale: () => GraphQLJSON })
  publishedAt: Localized = {};

  @localized({ of: () => GraphQLISODateTime, byLocale: () => GraphQLJSON })
  scheduledAt: Localized = {};

  @localized({
    of: () => GraphQLISODateTime,
    byLocale: () => GraphQLJSON,
    description: "When title, description or text were last changed in the language.",
  })
  textChangedAt: Localized = {};

  @choices(() => Locale, { description: "Where it is published; kept from its status." })
  languages: Opt<Locale[]> = [];

  // of the languages that are published now, when the first one was; to count posts by month
  @moment({ nullable: true, hidden: true, index: true })
  firstPublishedAt?: Date | null;

  // what each archived language was before, to restore it
  @localized({ hidden: true, editable: false })
  archivedFrom: Localized<StateBefore> = {};

  // when the job that publishes what is due has to look at it next
  @moment({ nullable: true, hidden: true, index: true })
  nextPublicationAt?: Date | null;

  @text({ nullable: true, description: "Path of its picture." })
  cover?: string | null;

  @localized({ description: "What the picture shows." })
  coverAlt: Localized = {};

  @localized({ description: "For search engines; by default the title." })
  metaTitle: Localized = {};

  @localized({ description: "For search engines; by default the description." })
  metaDescription: Localized = {};

  @localized({ description: "For search engines: words, separated by commas." })
  metaKeywords: Localized = {};

  @text({ nullable: true, description: "Path of the picture that links to it are shown with." })
  ogImage?: string | null;

  @text({
    nullable: true,
    description: "Where it was published first, if that is another address.",
  })
  canonical?: string | null;

  @flag({ default: false, description: "Search engines are asked to leave it out." })
  noindex: Opt<boolean> = false;

  @group(() => PostMetadata, {
    languages: "languages",
    title: "metaTitle",
    description: "metaDescription",
    keywords: "metaKeywords",
    ogImage: "ogImage",
    canonical: "canonical",
    noindex: "noindex",
  })
  metadata!: Opt<PostMetadata>;

  @one(() => Member, { nullable: true, deleteRule: "set null", index: false })
  author?: Member | null;

  @several(() => Category, {
    through: () => PostCategory,
    orderBy: { order: "asc", id: "asc" },
  })
  categories = new Collection<Category>(this);

  @words({ description: "In lower case, at most 20." })
  tags: Opt<string[]> = [];

  @flag({ default: false, description: "Shown on the front page." })
  featured: Opt<boolean> = false;

  @flag({ default: true })
  enableComments: Opt<boolean> = true;

  @number({ default: 0, description: "Comments and replies that everybody can see." })
  commentCount: Opt<number> = 0;

  @number({ default: 0, guarded: true, description: "Comments that wait. Seen by moderators." })
  pendingCommentCount: Opt<number> = 0;

  @oneOfSet(() => POST_STATES)
  @derived("text[]", `array_remove(array[${states.join(", ")}], null)`)
  states!: Opt<string[]>;

  @derived("text", `coalesce("title" ->> 'en', "title" ->> 'fr', "title" ->> 'no', '')`, {
    collation: COLLATION,
  })
  sortTitle!: Opt<string>;

  @searchTerms(
    searchable(
      inAllLanguages("title"),
      inAllLanguages("slug"),
      `regexp_replace(${inAllLanguages("html")}, '<[^>]*>', ' ', 'g')`,
    ),
  )
  terms?: Opt<string>;

  // what everybody may find it by
  @searchTerms(
    searchable(
      inLanguagesWith("title", "status", PostStatus.PUBLISHED),
      inLanguagesWith("slug", "status", PostStatus.PUBLISHED),
      inLanguagesWith("description", "status", PostStatus.PUBLISHED),
    ),
  )
  publicTerms?: Opt<string>;

  @many(() => Comment, {
    by: "post",
    orderBy: { createdAt: "desc", id: "desc" },
    page: () => CommentConnection,
    hidden: true, // comments(first, after) of the resolver leaves replies to their comments
  })
  allComments = new Collection<Comment>(this);

  /** Writes the text in one language, and what follows from it. */
  write(locale: Locale, document: RichText | null): void {
    const rendered = document && render(document);
    this.content = changed(this.content, locale, document);
    this.html = changed(this.html, locale, rendered?.html);
    this.headings = changed(this.headings, locale, rendered?.headings);
    this.readingMinutes = changed(
      this.readingMinutes,
      locale,
      rendered && readingMinutes(rendered.text),
    );
  }

  /** What readers read in a language, to be compared. */
  textIn(locale: Locale): string {
    return JSON.stringify([this.title[locale], this.description[locale], this.html[locale]]);
  }

  noteTextChange(locale: Locale, now: Date): void {
    const at = this.title[locale] ? now.toISOString() : null;
    this.textChangedAt = changed(this.textChangedAt, locale, at);
  }

  publish(locale: Locale, now: Date): void {
    if (this.status[locale] === PostStatus.PUBLISHED) return;
    const first = this.publishedAt[locale] ?? now.toISOString();
    this.publishedAt = changed(this.publishedAt, locale, first);
    this.become(locale, PostStatus.PUBLISHED);
  }

  schedule(locale: Locale, at: Date): void {
    this.become(locale, PostStatus.SCHEDULED, at);
  }

  /** Takes it out of the public in one language: draft, in review or archived. */
  withdraw(locale: Locale, status: WithdrawnStatus): void {
    if (status === PostStatus.ARCHIVED) this.archive(locale);
    else this.become(locale, status);
  }

  archive(locale: Locale, selectionId?: string): void {
    const { [locale]: before } = this.status;
    if (!before || before === PostStatus.ARCHIVED) return;
    const state = { status: before, scheduledAt: this.scheduledAt[locale], selectionId };
    this.become(locale, PostStatus.ARCHIVED);
    this.archivedFrom = changed(this.archivedFrom, locale, state);
  }

  /** Makes an archived language what it was before; a draft if the time it was scheduled for has passed. */
  unarchive(locale: Locale, now: Date): void {
    if (this.status[locale] !== PostStatus.ARCHIVED) return;
    const { status, scheduledAt } = this.archivedFrom[locale] ?? { status: PostStatus.DRAFT };
    const at = scheduledAt ? new Date(scheduledAt) : now;
    if (status === PostStatus.PUBLISHED) this.publish(locale, now);
    else if (status === PostStatus.REVIEW) this.withdraw(locale, status);
    else if (status === PostStatus.SCHEDULED && at > now) this.schedule(locale, at);
    else this.withdraw(locale, PostStatus.DRAFT);
  }

  publishDue(now: Date): Locale[] {
    const due = LOCALES.filter((locale) => {
      const at = this.scheduledAt[locale];
      return this.status[locale] === PostStatus.SCHEDULED && at && new Date(at) <= now;
    });
    for (const locale of due) {
      this.publishedAt = changed(this.publishedAt, locale, this.scheduledAt[locale]);
      this.publish(locale, now);
    }
    return due;
  }

  /** Out of everybody's sight, its comments too. */
  override delete(now: Date): void {
    super.delete(now);
    this.follow();
  }

  /** Back as it was. */
  override restore(): void {
    super.restore();
    this.follow();
  }

  private become(locale: Locale, status: PostStatus, at?: Date): void {
    this.status = changed(this.status, locale, status);
    this.scheduledAt = changed(this.scheduledAt, locale, at?.toISOString());
    this.archivedFrom = changed(this.archivedFrom, locale, null);
    this.follow();
  }

  /** What follows from its state in each language. */
  private follow(): void {
    const isThere = !this.deletedAt;
    this.languages = LOCALES.filter((one) => isThere && this.status[one] === PostStatus.PUBLISHED);
    const [first] = this.languages.flatMap((one) => this.publishedAt[one] ?? []).sort();
    this.firstPublishedAt = first ? new Date(first) : null;
    const [next] = isThere ? Object.values(this.scheduledAt).sort() : [];
    this.nextPublicationAt = next ? new Date(next) : null;
  }
}

/** The map with one language changed; without a value, without the language. */
function changed<T>(map: Localized<T>, locale: Locale, value: T | null | undefined): Localized<T> {
  const { [locale]: _, ...rest } = map;
  return value == null ? rest : { ...rest, [locale]: value };
}

export const PostConnection = connection("Post", () => Post);
