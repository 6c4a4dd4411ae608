import { useQuery } from "@apollo/client/react";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ColoredName } from "../../../dashboard/colored-name.tsx";
import { RowMenu } from "../../../dashboard/row-menu.tsx";
import { ShortList } from "../../../dashboard/short-list.tsx";
import { CategoriesToEditDocument } from "../../../features/categories/categories.generated.ts";
import { CategoryDialog } from "../../../features/categories/category-dialog.tsx";
import type { CategoryRow } from "../../../features/categories/category-form.ts";
import { DeleteCategory } from "../../../features/categories/delete-category.tsx";
import { useLocale } from "../../../features/site/locale.ts";
import { Button } from "../../../kit/button.tsx";

type Shown = { what: "new" } | { what: "edit" | "delete"; category: CategoryRow };

export default function CategoriesScreen() {
  const intl = useIntl();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(CategoriesToEditDocument);
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const text = (id: string) => intl.formatMessage({ id: `categories.${id}` });
  const rows = data?.categories;
  const nameOf = ({ nameByLocale: name }: CategoryRow) =>
    name?.[locale] ?? name?.en ?? name?.fr ?? name?.no ?? "";
  const add = (
    <Button variant="primary" size={44} onClick={() => setShown({ what: "new" })}>
      <IconPlus size={19} aria-hidden="true" />
      {text("new")}
    </Button>
  );
  return (
    <>
      <ShortList
        title={text("title")}
        facts={rows && <FormattedMessage id="categories.facts" values={{ count: rows.length }} />}
        actions={add}
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        nameOf={nameOf}
        onOpen={(category) => setShown({ what: "edit", category })}
        columns={[
          {
            id: "name",
            header: text("name"),
            cell: (category) => (
              <ColoredName
                name={nameOf(category)}
                icon={category.icon}
                color={category.color}
                onOpen={() => setShown({ what: "edit", category })}
              />
            ),
          },
          {
            id: "slug",
            header: text("slug"),
            from: 640,
            cell: ({ slugByLocale: slug }) => (
              <span className="text-ink-2">{slug?.[locale] ?? slug?.en}</span>
            ),
          },
          {
            id: "description",
            header: text("description"),
            from: 896,
            cell: ({ descriptionByLocale: description }) => (
              <span className="line-clamp-2 text-ink-2">
                {description?.[locale] ?? description?.en}
              </span>
            ),
          },
          {
            id: "posts",
            header: text("posts"),
            width: "96px",
            cell: ({ posts }) => intl.formatNumber(posts.totalCount),
          },
        ]}
        menu={(category) => (
          <RowMenu
            name={nameOf(category)}
            onEdit={() => setShown({ what: "edit", category })}
            onDelete={() => setShown({ what: "delete", category })}
          />
        )}
        empty={{ title: text("empty.title"), text: text("empty.text"), action: add }}
      />
      {shown?.what === "new" && <CategoryDialog onClose={close} />}
      {shown?.what === "edit" && <CategoryDialog category={shown.category} onClose={close} />}
      {shown?.what === "delete" && (
        <DeleteCategory
          id={shown.category.id}
          name={nameOf(shown.category)}
          posts={shown.category.posts.totalCount}
          onClose={close}
        />
      )}
    </>
  );
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
