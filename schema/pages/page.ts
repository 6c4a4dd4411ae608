import { type Opt } from "@mikro-orm/core";
import { connection } from "../foundation/connection.ts";
import { Conflict } from "../foundation/errors.ts";
import { boolean, int } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { versionClassOf } from "../publication/document-version.ts";
import { publishable, publicationOf } from "../publication/publishable.ts";
import { VersionedDocument } from "../publication/versioned-document.ts";
import { ABOUT_US_ID } from "./built-in-pages.ts";

@publishable({
  table: "pages",
  noun: "page",
  path: "/page",
  // it has a path of its own
  inSitemap: { id: { $ne: ABOUT_US_ID } },
  hasOneSlug: true,
  versions: { publishedBy: () => Member },
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

export const PageVersion = versionClassOf<Page, "page">(Page);
