import { useQuery } from "@apollo/client/react";
import IconFilter from "@tabler/icons-react/dist/esm/icons/IconFilter.mjs";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { TitleRow } from "../../../admin/title-row.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Drawer } from "../../../ui/drawer.tsx";
import { Empty } from "../../../ui/empty.tsx";
import type { Filter } from "../../../ui/list/filter.ts";
import { FilterChips } from "../../../ui/list/filter-chips.tsx";
import { FilterCount } from "../../../ui/list/filter-count.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { NoMatch } from "../../../ui/list/no-match.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { currencyName, priceText } from "../../../ui/price-text.ts";
import { Select } from "../../../ui/select.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { NEW_PRODUCT_ADDRESS } from "../product-address.ts";
import { ProductCard } from "./product-card.tsx";
import {
  ShopDocument,
  ShopCategoriesDocument,
  type ShopProductFragment,
} from "./shop.generated.ts";
import { ShopFilters } from "./shop-filters.tsx";
import {
  countFilters,
  PAGE_SIZE,
  type ShopState,
  shopUrl,
  SORTS,
  unfiltered,
  variablesOf,
} from "./shop-url.ts";

/** Beside the cards there is room for the filters. */
const WITH_FILTERS = "(min-width: 1024px)";

interface ShopProps {
  state: ShopState;
  /** At the end of the title's row */
  actions?: ReactNode;
  /** What can be done with a product on its card */
  actionOf?: (product: ShopProductFragment) => ReactNode;
}

/** The shop: filters at the start, and the products that match as cards. */
export function Shop({ state, actions, actionOf }: ShopProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const locale = useLocale();
  const isWide = useMedia(WITH_FILTERS);
  const [isOpen, setOpen] = useState(false);
  const { may, siteCurrency } = useViewer();
  const mayWrite = may("product:write");
  const current = useQuery(ShopDocument, {
    variables: { ...variablesOf(state), locale },
    fetchPolicy: "cache-and-network",
  });
  const { data, error, refetch } = current;
  // What is filtered by stays in sight while it is counted again.
  const shown = data ?? current.previousData;
  const categories = (
    useQuery(ShopCategoriesDocument, { variables: { locale } }).data?.categories ?? []
  ).map(({ id, name, englishName }) => ({ value: id, label: name ?? englishName ?? "" }));
  const go = (changed: Partial<ShopState>) =>
    void navigate(shopUrl({ ...state, page: 1, ...changed }), {
      replace: true,
      preventScrollReset: true,
    });
  const clear = () => go({ ...cleared, ...unfiltered(state) });
  const currency = shown?.productFacets.prices?.currency ?? siteCurrency;
  const count = countFilters(state);
  const isNarrowed = count > 0 || state.q !== "";
  const total = data?.products.totalCount;
  const totalPages = Math.ceil((total ?? 0) / PAGE_SIZE);
  const filters = shown && (
    <ShopFilters state={state} facets={shown.productFacets} categories={categories} onChange={go} />
  );
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "shop.title" })}
        subtitle={
          shown && (
            <FormattedMessage
              id="shop.subtitle"
              values={{
                currency: currencyName(intl, currency),
              }}
            />
          )
        }
        hasSubtitle
        actions={actions}
      />
      <div className="flex items-start gap-6">
        {isWide && (
          <div className="card sticky top-24 w-58 shrink-0 p-5 [--control-height:44px]">
            {filters ?? <FiltersLoading />}
          </div>
        )}
        <div className="min-w-0 flex-1">
          <div className="mb-4 flex flex-wrap gap-3">
            <SearchField
              label={intl.formatMessage({ id: "shop.search" })}
              value={state.q}
              onSearch={(q) => go({ q })}
              className="basis-40"
            />
            {!isWide && (
              <Button
                variant="outline"
                size={44}
                className="border-control!"
                onClick={() => setOpen(true)}
              >
                <IconFilter size={18} aria-hidden="true" />
                <FormattedMessage id="list.filters" />
                <FilterCount count={count} />
              </Button>
            )}
            <div className="w-52 [--control-height:44px] max-sm:w-full">
              <Select
                label={intl.formatMessage({ id: "shop.sort" })}
                isLabelHidden
                name="sort"
                value={state.sort}
                options={SORTS.map((value) => ({
                  value,
                  label: intl.formatMessage({ id: `shop.sort.${value}` }),
                }))}
                onChange={(sort) => go({ sort: SORTS.find((each) => each === sort) })}
              />
            </div>
          </div>
          {isNarrowed && (
            <div className="-mx-4 md:-mx-6">
              <Chips
                state={state}
                categories={categories}
                currency={currency}
                total={total}
                onChange={go}
                onClear={clear}
              />
            </div>
          )}
          {!shown && error ? (
            <div className="card">
              <ListFailure text={problemText(intl, error)} onRetry={refetch} />
            </div>
          ) : !shown ? (
            <CardsLoading />
          ) : shown.products.nodes.length > 0 ? (
            <>
              <ul
                aria-busy={!data}
                className={`grid grid-cols-2 gap-4 xl:grid-cols-3 ${data ? "" : "opacity-60"}`}
              >
                {shown.products.nodes.map((product) => (
                  <li key={product.id} className="grid">
                    <ProductCard product={product} action={actionOf?.(product)} />
                  </li>
                ))}
              </ul>
              <div className="mt-6">
                <Pagination
                  pagination={{
                    page: state.page,
                    limit: PAGE_SIZE,
                    totalPages,
                    totalCount: total ?? 0,
                    hasMore: state.page < totalPages,
                  }}
                  hrefFor={(page) => shopUrl({ ...state, page })}
                />
              </div>
            </>
          ) : isNarrowed || state.page > 1 ? (
            <div className="card">
              <NoMatch onClear={clear} />
            </div>
          ) : (
            <Empty
              scene="empty"
              title={intl.formatMessage({ id: "shop.empty" })}
              text={intl.formatMessage({
                id: mayWrite ? "shop.empty.billing" : "shop.empty.text",
              })}
              action={
                mayWrite && (
                  <ButtonLink variant="primary" to={NEW_PRODUCT_ADDRESS}>
                    <FormattedMessage id="products.new" />
                  </ButtonLink>
                )
              }
            />
          )}
        </div>
      </div>
      {!isWide && (
        <Drawer
          open={isOpen}
          onClose={() => setOpen(false)}
          title={intl.formatMessage({ id: "list.filters" })}
          footer={
            <>
              <Button variant="outline" size={44} disabled={count === 0} onClick={clear}>
                <FormattedMessage id="list.clear" />
              </Button>
              <Button variant="primary" size={44} onClick={() => setOpen(false)}>
                <FormattedMessage id="list.filters.show" values={{ count: total ?? 0 }} />
              </Button>
            </>
          }
        >
          {filters}
        </Drawer>
      )}
    </>
  );
}

const cleared: Partial<ShopState> = {
  q: "",
  category: undefined,
  from: undefined,
  to: undefined,
  stars: undefined,
  colors: [],
  stock: undefined,
  wishlist: undefined,
};

interface ChipsProps {
  state: ShopState;
  categories: { value: string; label: string }[];
  currency: string;
  total: number | undefined;
  onChange: (changed: Partial<ShopState>) => void;
  onClear: () => void;
}

/** What the shop is filtered by, each with a button that removes it. */
function Chips({ state, categories, currency, total, onChange, onClear }: ChipsProps) {
  const intl = useIntl();
  const { category, from, to, stars, colors, stock, wishlist } = state;
  const word = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `shop.${id}` }, values);
  const price = (amount: number) => priceText(intl, { amount, currency });
  const range =
    from !== undefined && to !== undefined
      ? word("price.between", { from: price(from), to: price(to) })
      : from !== undefined
        ? word("price.least", { from: price(from) })
        : word("price.most", { to: price(to ?? 0) });
  const one = (id: string, label: string, text: string): Filter => ({
    id,
    kind: "one",
    label,
    options: [{ value: id, label: text }],
  });
  const filters: Filter[] = [
    { id: "category", kind: "one", label: word("category"), options: categories },
    one("price", word("price.chip"), range),
    one("stars", word("stars"), word("stars.least", { stars: stars ?? 0 })),
    {
      id: "colors",
      kind: "many",
      label: word("color"),
      options: colors.map((value) => ({
        value,
        label: intl.formatMessage({ id: `products.color.${value}` }),
      })),
    },
    one("stock", word("stock"), word("stock.only")),
    one("wishlist", word("wishlist.filter"), word("wishlist.only")),
  ];
  const set = (id: string, isGiven: boolean) => (isGiven ? [id] : []);
  const removed: Record<string, Partial<ShopState>> = {
    category: { category: undefined },
    price: { from: undefined, to: undefined },
    stars: { stars: undefined },
    colors: { colors: [] },
    stock: { stock: undefined },
    wishlist: { wishlist: undefined },
  };
  return (
    <FilterChips
      filters={filters}
      values={{
        category: category ? [category] : [],
        price: set("price", from !== undefined || to !== undefined),
        stars: set("stars", stars !== undefined),
        colors,
        stock: set("stock", stock !== undefined),
        wishlist: set("wishlist", wishlist !== undefined),
      }}
      search={state.q}
      total={total}
      onRemove={(id) => onChange(removed[id] ?? {})}
      onSearchClear={() => onChange({ q: "" })}
      onClear={onClear}
    />
  );
}

const bar = "animate-pulse rounded-md bg-raised";

function FiltersLoading() {
  return (
    <div aria-hidden="true" className="grid h-120 content-start gap-4">
      {[60, 90, 80, 85, 70, 90].map((width, place) => (
        <div key={place} className={`h-5 ${bar}`} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

function CardsLoading() {
  const intl = useIntl();
  return (
    <div role="status" aria-label={intl.formatMessage({ id: "shop.loading" })}>
      <div aria-hidden="true" className="grid grid-cols-2 gap-4 xl:grid-cols-3">
        {Array.from({ length: 6 }, (_, place) => (
          <div key={place} className="card overflow-hidden">
            <div className="aspect-4/3 animate-pulse bg-raised" />
            <div className="grid gap-2 p-4">
              <div className={`h-5 w-2/3 ${bar}`} />
              <div className={`h-4 w-4/5 ${bar}`} />
              <div className={`mt-6 h-6 w-16 ${bar}`} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
