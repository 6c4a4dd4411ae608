import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { useViewer } from "../../../platform/session/viewer.tsx";
import type { Option } from "../../../ui/option.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { COLOR_NAMES, COLORS } from "../product-words.ts";
import { PriceRange } from "./price-range.tsx";
import type { ShopQuery } from "./shop.generated.ts";
import { type ShopState, shopUrl } from "./shop-url.ts";

interface ShopFiltersProps {
  state: ShopState;
  facets: ShopQuery["productFacets"];
  categories: Option[];
  onChange: (changed: Partial<ShopState>) => void;
}

/** The least that can be asked for: what has fewer is not worth a choice. */
const OFFERED_STARS = [4, 3];

/** What the products of the shop are filtered by, each with its number of products. */
export function ShopFilters({ state, facets, categories, onChange }: ShopFiltersProps) {
  const intl = useIntl();
  const { member } = useViewer();
  const { inAnyCategory, prices, stars, colors, inStock } = facets;
  const countOf = new Map(facets.categories.map(({ categoryId, count }) => [categoryId, count]));
  const hasRatings = state.stars !== undefined || stars.some(({ count }) => count > 0);
  const offered = COLOR_NAMES.filter(
    (color) => state.colors.includes(color) || colors.some((one) => one.color === color),
  );
  return (
    <div className="grid gap-7">
      <Section title={<FormattedMessage id="shop.category" />}>
        <ul className="-mx-2.5 text-[0.9375rem]">
          {[
            { value: undefined, label: intl.formatMessage({ id: "shop.category.all" }) },
            ...categories,
          ].map(({ value, label }) => {
            const count = value ? (countOf.get(value) ?? 0) : inAnyCategory;
            return (
              <li key={value ?? ""}>
                <Link
                  to={shopUrl({ ...state, category: value, page: 1 })}
                  replace
                  preventScrollReset
                  aria-current={value === state.category ? "true" : undefined}
                  className="flex min-h-9 items-center gap-2 rounded-md px-2.5 text-ink-2 hover:bg-raised hover:text-ink aria-current:bg-primary-soft aria-current:font-semibold aria-current:text-primary-strong max-md:min-h-11"
                >
                  <bdi className="min-w-0 flex-1 truncate">{label}</bdi>
                  <Count count={count} />
                </Link>
              </li>
            );
          })}
        </ul>
      </Section>
      {prices && prices.lowest < prices.highest && (
        <Section title={<FormattedMessage id="shop.price" />}>
          <PriceRange
            prices={prices}
            from={state.from}
            to={state.to}
            onChange={(from, to) => onChange({ from, to })}
          />
        </Section>
      )}
      {hasRatings && (
        <Section title={<FormattedMessage id="shop.stars" />}>
          <Stars state={state} stars={stars} onChange={onChange} />
        </Section>
      )}
      {offered.length > 0 && (
        <Section title={<FormattedMessage id="shop.color" />}>
          <ul className="flex flex-wrap gap-2">
            {offered.map((color) => {
              const isChosen = state.colors.includes(color);
              return (
                <li key={color}>
                  <button
                    type="button"
                    aria-pressed={isChosen}
                    title={intl.formatMessage({ id: `products.color.${color}` })}
                    aria-label={intl.formatMessage(
                      { id: "shop.color.option" },
                      {
                        color: intl.formatMessage({ id: `products.color.${color}` }),
                        count: colors.find((one) => one.color === color)?.count ?? 0,
                      },
                    )}
                    onClick={() =>
                      onChange({
                        colors: COLOR_NAMES.filter((one) =>
                          one === color ? !isChosen : state.colors.includes(one),
                        ),
                      })
                    }
                    className={`grid size-9 place-items-center rounded-full border-2 p-0.5 max-md:size-11 ${isChosen ? "border-ink" : "border-line hover:border-control"}`}
                  >
                    <span
                      style={{ background: COLORS[color] }}
                      className="grid size-full place-items-center rounded-full text-white forced-color-adjust-none"
                    >
                      {isChosen && (
                        <IconCheck
                          size={16}
                          stroke={3}
                          aria-hidden="true"
                          className="drop-shadow-[0_0_1px_black]"
                        />
                      )}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </Section>
      )}
      <Checkbox
        checked={state.stock !== undefined}
        onChange={({ target }) => onChange({ stock: target.checked ? "1" : undefined })}
      >
        <FormattedMessage id="shop.inStock" values={{ count: inStock }} />
      </Checkbox>
      {member && (
        <Checkbox
          checked={state.wishlist !== undefined}
          onChange={({ target }) => onChange({ wishlist: target.checked ? "1" : undefined })}
        >
          <FormattedMessage id="shop.wishlist.only" />
        </Checkbox>
      )}
    </div>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-semibold text-ink-2">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Count({ count }: { count: number }) {
  const intl = useIntl();
  return <span className="text-[0.8125rem] text-ink-3">{intl.formatNumber(count)}</span>;
}

function Stars({
  state,
  stars,
  onChange,
}: Pick<ShopFiltersProps, "state" | "onChange"> & { stars: ShopQuery["productFacets"]["stars"] }) {
  const name = useId();
  return (
    <div className="grid">
      {[undefined, ...OFFERED_STARS].map((least) => (
        <label key={least ?? 0} className="flex items-center gap-2.5 py-1 max-md:py-2.5">
          <input
            type="radio"
            name={name}
            checked={state.stars === least}
            onChange={() => onChange({ stars: least })}
            className="size-[18px] shrink-0 appearance-none rounded-full border border-control bg-surface checked:border-[5.5px] checked:border-primary-strong"
          />
          <span className="flex-1">
            {least ? (
              <FormattedMessage id="shop.stars.least" values={{ stars: least }} />
            ) : (
              <FormattedMessage id="shop.stars.any" />
            )}
          </span>
          {least && <Count count={stars.find((one) => one.stars === least)?.count ?? 0} />}
        </label>
      ))}
    </div>
  );
}
