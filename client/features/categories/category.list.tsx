import { ColoredName } from "../../admin/colored-name.tsx";
import { defineList } from "../../admin/list/define-list.ts";
import { anyText, textIn } from "../../admin/text-in.ts";
import {
  CategoriesToEditDocument,
  DeleteCategoriesDocument,
  PurgeCategoriesDocument,
  RestoreCategoriesDocument,
} from "./categories.generated.ts";
import { CategoryDialog } from "./category-dialog.tsx";

export const categoryList = defineList({
  name: "categories",
  query: CategoriesToEditDocument,
  rows: (data, tab) => (tab === "trash" ? data.deletedCategories : data.categories),
  nameOf: (row, { locale }) => textIn(row.nameByLocale, locale),
  tabs: { all: {}, trash: {} },
  counts: (data) => ({ all: data.categories.length, trash: data.deletedCategories.length }),
  subtitle: (data) => ({ count: data.categories.length }),
  texts: (row) => [anyText(row.nameByLocale), anyText(row.descriptionByLocale)],
  sorts: {
    order: (row) => row.order,
    name: (row, { locale }) => textIn(row.nameByLocale, locale),
    posts: (row) => row.posts.totalCount,
  },
  columns: ({ text, number, custom }) => [
    custom("name", {
      value: (row, { locale }) => textIn(row.nameByLocale, locale),
      cell: (row, { locale, open }) => (
        <ColoredName {...row} name={textIn(row.nameByLocale, locale)} onOpen={open} />
      ),
    }),
    text("slug", (row, { locale }) => row.slugByLocale?.[locale] ?? row.slugByLocale?.en, {
      from: 640,
    }),
    text("description", (row, { locale }) => textIn(row.descriptionByLocale, locale), {
      from: 896,
    }),
    number("order", (row) => row.order, { sort: "ascending", width: "134px", from: 768 }),
    number("posts", (row) => row.posts.totalCount),
  ],
  dialog: ({ row, onClose }) => <CategoryDialog category={row} onClose={onClose} />,
  trash: {
    delete: DeleteCategoriesDocument,
    restore: RestoreCategoriesDocument,
    purge: PurgeCategoriesDocument,
  },
});
