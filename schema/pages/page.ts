import { createHash } from "node:crypto";
import { Collection, type Opt } from "@mikro-orm/core";
import { GraphQLJSON } from "graphql-scalars";
import { GraphQLISODateTime, Int } from "type-graphql";
import { connection } from "../foundation/connection.ts";
import { Conflict } from "../foundation/errors.ts";
import { changedIn, type Locale, type Localized } from "../foundation/locale.ts";
import { boolean, int, localized, oneToMany } from "../foundation/model.ts";
import { PublicationStatus } from "../publication/publication-status.ts";
import { publishable, publicationOf } from "../publication/publishable.ts";
import { PublishedDocument } from "../publication/published-document.ts";
import { ABOUT_US_ID } from "./built-in-pages.ts";
import { PageVersion } from "./page-version.ts";

@publishable({
  table: "pages",
  noun: "page",
  path: "/page",
  // it has a path of its own
  inSitemap: { id: { $ne: ABOUT_US_ID } },
  hasOneSlug: true,
  earlierTexts: () => PageVersion,
  description: "A page of the site, such as its terms, in one or more languages.",
})
export class Page extends PublishedDocument {
  @boolean({ default: false, description: "Whether the footer of the site links to it." })
  inFooter: Opt<boolean> = false;

  @int({ default: 0, description: "Its place in the footer, the lowest first." })
  order: Opt<number> = 0;

  @boolean({
    default: false,
    description:
      "Whether the site itself links to it: it keeps its slug, stays published in some language and cannot be deleted.",
  })
  isBuiltIn: Opt<boolean> = false;

  @localized({
    of: () => Int,
    byLocale: () => GraphQLJSON,
    description:
      "The number of its last version: how often another text was published in the language.",
  })
  textVersion: Localized<number> = {};

  @localized({
    of: () => GraphQLISODateTime,
    byLocale: () => GraphQLJSON,
    description: "Since when the last version is in force.",
  })
  textVersionSince: Localized = {};

  // of the text of the last version, to see whether another one is published
  @localized({ internal: true, editable: false })
  textDigest: Localized = {};

  // read by language, see PageResolver
  @oneToMany(() => PageVersion, { by: "page", internal: true })
  versions = new Collection<PageVersion>(this);

  override publish(locale: Locale, now: Date): void {
    super.publish(locale, now);
    this.keepVersion(locale, now);
  }

  override noteTextChange(locale: Locale, now: Date): void {
    super.noteTextChange(locale, now);
    if (this.status[locale] === PublicationStatus.PUBLISHED) this.keepVersion(locale, now);
  }

  override delete(now: Date): void {
    if (this.isBuiltIn) throw new Conflict("The site needs this page. It can't be deleted.");
    super.delete(now);
  }

  protected override follow(): void {
    super.follow();
    if (this.isBuiltIn && !this.languages.length) {
      throw new Conflict(
        "The site needs this page. It has to stay published in at least one language.",
      );
    }
  }

  /** Stores what is published now, unless it is the text of the last version. */
  private keepVersion(locale: Locale, now: Date): void {
    const digest = createHash("sha256").update(this.textIn(locale)).digest("base64url");
    if (this.textDigest[locale] === digest) return;
    const number = (this.textVersion[locale] ?? 0) + 1;
    this.textVersion = changedIn(this.textVersion, locale, number);
    this.textVersionSince = changedIn(this.textVersionSince, locale, now.toISOString());
    this.textDigest = changedIn(this.textDigest, locale, digest);
    this.versions.add(
      new PageVersion({
        page: this,
        locale,
        number,
        inForceSince: now,
        title: this.title[locale] ?? "",
        description: this.description[locale] ?? null,
        content: this.content[locale] ?? null,
        html: this.html[locale] ?? null,
      }),
    );
  }
}

export const PageConnection = connection("Page", () => Page);

export const pages = publicationOf(Page);
