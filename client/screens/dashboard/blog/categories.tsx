import { useQuery } from "@apollo/client/react";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router";
import { ColoredName } from "../../../dashboard/colored-name.tsx";
import { ListScreen } from "../../../dashboard/list/list-screen.tsx";
import { localPage } from "../../../dashboard/list/local-page.ts";
import { useList } from "../../../dashboard/list/use-list.ts";
import { CategoriesToEditDocument } from "../../../features/categories/categories.generated.ts";
import { CategoryDialog } from "../../../features/categories/category-dialog.tsx";
import type { CategoryRow } from "../../../features/categories/category-dialog.tsx";
import { categoryList } from "../../../features/categories/category-list.ts";
import { useCategoryActions } from "../../../features/categories/use-category-actions.ts";
import { useLocale } from "../../../features/site/locale.ts";
import { Button } from "../../../kit/button.tsx";
import { MenuAction, MenuDivider } from "../../../kit/menu-item.tsx";

export default function CategoriesScreen() {
  const intl = useIntl();
  const locale = useLocale();
  const list = useList(categoryList);
  const { data, loading, error, refetch } = useQuery(CategoriesToEditDocument);
  const actions = useCategoryActions();
  // "#new" is how the palette asks for a new one.
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [chosen, setEdited] = useState<CategoryRow | "new">();
  const edited = hash === "#new" ? "new" : chosen;
  const close = () => {
    setEdited(undefined);
    if (hash) void navigate({ search }, { replace: true });
  };
  const text = (id: string) => intl.formatMessage({ id: `categories.${id}` });
  const collator = useMemo(() => new Intl.Collator(intl.locale), [intl.locale]);
  const inTrash = list.place.tab === "trash";
  const textIn = (texts: CategoryRow["nameByLocale"]) =>
    texts?.[locale] ?? texts?.en ?? texts?.fr ?? texts?.no ?? "";
  const nameOf = (row: CategoryRow) => textIn(row.nameByLocale);
  const countOf = (row: CategoryRow) => row.posts.totalCount;
  const rows = inTrash ? data?.deletedCategories : data?.categories;
  const page =
    rows &&
    localPage(rows, list.place, {
      textOf: (row) => Object.values({ ...row.nameByLocale, ...row.descriptionByLocale }).join(" "),
      sortBy: { order: (row) => row.order, name: nameOf, posts: countOf },
      collator,
    });
  const name = (row: CategoryRow) => (
    <ColoredName
      name={nameOf(row)}
      icon={row.icon}
      color={row.color}
      onOpen={row.deletedAt ? undefined : () => setEdited(row)}
    />
  );
  const add = (
    <Button variant="primary" size={44} onClick={() => setEdited("new")}>
      <IconPlus size={19} aria-hidden="true" />
      {text("new")}
    </Button>
  );
  return (
    <>
      <ListScreen<CategoryRow>
        name="categories"
        title={text("title")}
        facts={
          data && (
            <FormattedMessage id="categories.facts" values={{ count: data.categories.length }} />
          )
        }
        actions={add}
        list={list}
        result={{ ...page, loading, error, retry: () => void refetch().catch(() => {}) }}
        search={text("search")}
        tabs={[
          { id: "all", label: text("tab.all"), count: data?.categories.length },
          { id: "trash", label: text("tab.trash"), count: data?.deletedCategories.length },
        ]}
        nameOf={nameOf}
        columns={[
          { id: "name", header: text("name"), sort: "ascending", cell: name },
          {
            id: "slug",
            header: text("slug"),
            from: 640,
            cell: (row) => (
              <span className="text-ink-2">
                {row.slugByLocale?.[locale] ?? row.slugByLocale?.en}
              </span>
            ),
          },
          {
            id: "description",
            header: text("description"),
            from: 896,
            cell: (row) => (
              <span className="line-clamp-2 text-ink-2 in-data-compact:line-clamp-1">
                {textIn(row.descriptionByLocale)}
              </span>
            ),
          },
          {
            id: "order",
            header: text("order"),
            sort: "ascending",
            width: "104px",
            from: 768,
            cell: (row) => intl.formatNumber(row.order),
          },
          {
            id: "posts",
            header: text("posts"),
            sort: "descending",
            width: "112px",
            cell: (row) => intl.formatNumber(countOf(row)),
          },
        ]}
        card={name}
        onOpen={setEdited}
        menu={(row, begin) => (
          <>
            <MenuAction icon={IconEdit} onSelect={() => setEdited(row)}>
              <FormattedMessage id="form.edit" />
            </MenuAction>
            <MenuDivider />
            <MenuAction icon={actions.remove.Icon} danger onSelect={() => begin(actions.remove)}>
              {actions.remove.label}
            </MenuAction>
          </>
        )}
        bulk={[actions.remove]}
        trash={actions.trash}
        empty={{ title: text("empty.title"), text: text("empty.text"), action: add }}
      />
      {edited && (
        <CategoryDialog category={edited === "new" ? undefined : edited} onClose={close} />
      )}
    </>
  );
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
