import { publicationPolicy, versionPolicy } from "../publication/publication.access.ts";
import { Page } from "./page.ts";
import { PageVersion } from "./page-version.ts";

publicationPolicy(Page, { write: "page:write", open: ["inFooter", "order", "isBuiltIn"] });
versionPolicy(PageVersion, "page", "page:write");
