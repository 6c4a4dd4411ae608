import { manyToOne } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import {
  documentVersion,
  DocumentVersion,
  PUBLISHED_BY,
  type VersionValues,
} from "../publication/document-version.ts";
import { Page } from "./page.ts";

@documentVersion({
  table: "page_versions",
  of: "page",
  description: "The text of a page in a language, as it was published.",
})
export class PageVersion extends DocumentVersion {
  @manyToOne(() => Page, { index: false, deleteRule: "cascade" })
  page: Page;

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null", description: PUBLISHED_BY })
  publishedBy?: Member | null;

  constructor(page: Page, values: VersionValues, publishedBy: Member | null) {
    super(values);
    this.page = page;
    this.publishedBy = publishedBy;
  }
}
