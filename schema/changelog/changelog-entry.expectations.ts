import {
  EVERYBODY,
  WRITERS,
  entityOperations,
  type Expectations,
} from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: entityOperations("ChangelogEntry", {
    read: EVERYBODY,
    write: WRITERS,
    input: "title: {}",
  }),
  calls: {
    "GET /api/changelog": EVERYBODY,
    "GET /api/changelog/public": EVERYBODY,
    "POST /api/changelog": WRITERS,
    "POST /api/changelog/{id}": WRITERS,
    "DELETE /api/changelog/{id}": WRITERS,
    "POST /api/changelog/delete": WRITERS,
  },
  tiny: ["changelog_entries"],
};
