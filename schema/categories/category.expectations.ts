import {
  EVERYBODY,
  WRITERS,
  entityOperations,
  type Expectations,
} from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: entityOperations("Category", {
    isOrdered: true,
    read: EVERYBODY,
    write: WRITERS,
    input: "name: {}",
  }),
  calls: {
    "GET /api/categories": EVERYBODY,
    "POST /api/categories": WRITERS,
    "PUT /api/categories/{id}": WRITERS,
    "DELETE /api/categories/{id}": WRITERS,
    "GET /api/blog/categories": EVERYBODY,
    "GET /api/blog/categories/{slug}": EVERYBODY,
  },
  tiny: ["categories", "former_category_slugs"],
};
