import { uuid } from "../foundation/uuid.ts";
import { EVERYBODY, type Expectations, ID, IDS, WRITERS } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    publishedPages: ["{ publishedPages { nodes { id } } }", EVERYBODY],
    footerPages: ["{ footerPages { id } }", EVERYBODY],
    publishedPage: [`{ publishedPage(slug: "nothing") { id } }`, EVERYBODY],
    team: ["{ team { id } }", EVERYBODY],
    page: [`{ page(${ID}) { id } }`, EVERYBODY],
    pages: ["{ pages { nodes { id } } }", WRITERS],
    pageVersion: [`{ pageVersion(${ID}) { id } }`, WRITERS],
    pageCounts: ["{ pageCounts { all } }", WRITERS],
    deletedPages: ["{ deletedPages { nodes { id } } }", WRITERS],
    createPage: ["mutation { createPage(input: {}) { id } }", WRITERS],
    updatePage: [`mutation { updatePage(${ID}, input: {}) { id } }`, WRITERS],
    restorePageVersion: [`mutation { restorePageVersion(${ID}) { id } }`, WRITERS],
    publishPage: [`mutation { publishPage(${ID}, locale: en) { id } }`, WRITERS],
    unpublishPage: [`mutation { unpublishPage(${ID}, locale: en) { id } }`, WRITERS],
    deletePage: [`mutation { deletePage(${ID}) }`, WRITERS],
    selectPages: ["mutation { selectPages { id } }", WRITERS],
    deletePages: [`mutation { deletePages(${IDS}) { ids } }`, WRITERS],
    restorePages: [`mutation { restorePages(${IDS}) { count } }`, WRITERS],
    purgePages: [`mutation { purgePages(${IDS}) { ids } }`, WRITERS],
    publishPages: [`mutation { publishPages(${IDS}) { count } }`, WRITERS],
    archivePages: [`mutation { archivePages(${IDS}) { count } }`, WRITERS],
    unarchivePages: [`mutation { unarchivePages(${IDS}) { count } }`, WRITERS],
    unpublishPages: [`mutation { unpublishPages(${IDS}) { count } }`, WRITERS],
    undoArchivePages: [
      `mutation { undoArchivePages(selectionId: "${uuid()}") { count } }`,
      WRITERS,
    ],
  },
  calls: {
    "GET /api/pages": WRITERS,
    "POST /api/pages": WRITERS,
    "PUT /api/pages/{id}": WRITERS,
    "DELETE /api/pages/{id}": WRITERS,
    "GET /api/pages/public": EVERYBODY,
    "GET /api/pages/public/{slug}": EVERYBODY,
    "GET /api/about-us": EVERYBODY,
  },
  tiny: ["pages", "page_versions"],
};
