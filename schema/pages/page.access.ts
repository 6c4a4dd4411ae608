import { ALL, anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { publicationPolicy } from "../publication/publication.access.ts";
import { Page } from "./page.ts";
import { PageVersion } from "./page-version.ts";

publicationPolicy(Page, {
  write: "page:write",
  open: ["inFooter", "order", "isBuiltIn"],
  texts: ["textVersion", "textVersionSince"],
});

// an earlier text may say what was taken down since
rowPolicy(PageVersion, (viewer) => anyOf(viewer.may("page:write") && ALL));
fieldPolicy(PageVersion, [
  "page",
  "locale",
  "number",
  "inForceSince",
  "title",
  "description",
  "content",
  "html",
]);
