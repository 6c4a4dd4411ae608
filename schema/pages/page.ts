import { Collection, type Opt } from "@mikro-orm/core";
import { connection } from "../foundation/connection.ts";
import { Conflict } from "../foundation/errors.ts";
import { boolean, int, oneToMany } from "../foundation/model.ts";
import type { Member } from "../members/member.ts";
import type { VersionValues } from "../publication/document-version.ts";
import { publishable, publicationOf } from "../publication/publishable.ts";
import { VersionedDocument } from "../publication/versioned-document.ts";
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
  reviewers: { permission: "page:write" },
})
export class Page extends VersionedDocument {
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

  // read by language, see versionResolver
  @oneToMany(() => PageVersion, { by: "page", internal: true })
  versions = new Collection<PageVersion>(this);

  protected override addVersion(values: VersionValues, publishedBy: Member | null): void {
    this.versions.add(new PageVersion(this, values, publishedBy));
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
}

export const PageConnection = connection("Page", () => Page);

export const pages = publicationOf(Page);
