import { publicationPolicy } from "../publication/publication.access.ts";
import { Page } from "./page.ts";

publicationPolicy(Page, { write: "page:write", open: ["inFooter", "order", "isBuiltIn"] });
