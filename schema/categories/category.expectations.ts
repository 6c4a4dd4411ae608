import { EVERYBODY, ID, IDS, WRITERS, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    categories: ["{ categories { id } }", EVERYBODY],
    category: [`{ category(${ID}) { id } }`, EVERYBODY],
    createCategory: ["mutation { createCategory(input: { name: {} }) { id } }", WRITERS],
    updateCategory: [`mutation { updateCategory(${ID}, input: {}) { id } }`, WRITERS],
    deleteCategory: [`mutation { deleteCategory(${ID}) }`, WRITERS],
    deleteCategories: [`mutation { deleteCategories(${IDS}) { ids } }`, WRITERS],
    deletedCategories: ["{ deletedCategories { id } }", WRITERS],
    restoreCategories: [`mutation { restoreCategories(${IDS}) { count } }`, WRITERS],
    purgeCategories: [`mutation { purgeCategories(${IDS}) { ids } }`, WRITERS],
  },
  calls: {
    "GET /api/categories": EVERYBODY,
    "POST /api/categories": WRITERS,
    "PUT /api/categories/{id}": WRITERS,
    "DELETE /api/categories/{id}": WRITERS,
    "GET /api/blog/categories": EVERYBODY,
    "GET /api/blog/categories/{slug}": EVERYBODY,
  },
};
