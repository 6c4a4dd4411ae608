import { defineEntityList } from "../../admin/entity/define-entity-list.tsx";
import { defineForm } from "../../admin/form/define-form.ts";
import {
  currency,
  flag,
  localizedText,
  money,
  requiredLocalizedText,
  text as line,
} from "../../admin/form/field-kinds.ts";
import { PRICE_CURRENCIES } from "../../admin/form/price-currencies.ts";
import { listScreen } from "../../admin/list/defined-list.tsx";
import type { ListContext } from "../../admin/list/list-context.ts";
import { RowTitle } from "../../admin/row-title.tsx";
import { textIn } from "../../admin/text-in.ts";
import { Badge } from "../../ui/badge.tsx";
import { PlanDocuments } from "./plan.list.generated.ts";
import { minorDigits } from "../../../schema/pricing/currency-digits.ts";
import { priceFormat } from "../../ui/price-format.ts";

const form = defineForm("plans", {
  name: requiredLocalizedText(80),
  description: localizedText(160),
  features: localizedText(4000),
  ctaLabel: localizedText(40),
  ctaHref: line(2000),
  currency: currency(),
  monthlyPrice: money(),
  yearlyPrice: money(),
  highlighted: flag(),
});

type Price = { amount: number; currency: string } | null;

const shown = (price: Price, { intl }: ListContext): string =>
  price
    ? intl.formatNumber(
        price.amount / 10 ** minorDigits(price.currency),
        priceFormat(price.currency),
      )
    : "";

export const planList = defineEntityList({
  form,
  documents: PlanDocuments,
  empty: ({ siteCurrency }) => ({ currency: siteCurrency }),
  options: () => ({ currency: PRICE_CURRENCIES.map((value) => ({ value, label: value })) }),
  sort: { by: "order", direction: "ascending" },
  columns: ({ text, number, custom }) => [
    custom("name", {
      value: (row, { locale }) => textIn(row.nameByLocale, locale),
      cell: (row, { locale, opening, word }) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <RowTitle name={textIn(row.nameByLocale, locale)} opening={opening} />
          {row.highlighted && <Badge tone="accent">{word("highlighted")}</Badge>}
        </span>
      ),
    }),
    text("description", (row, { locale }) => textIn(row.descriptionByLocale, locale), {
      from: 896,
    }),
    custom("monthlyPrice", {
      width: "150px",
      from: 640,
      value: ({ monthlyPrice }) => monthlyPrice?.amount,
      cell: ({ monthlyPrice }, context) => shown(monthlyPrice, context),
    }),
    custom("yearlyPrice", {
      width: "150px",
      from: 640,
      value: ({ yearlyPrice }) => yearlyPrice?.amount,
      cell: ({ yearlyPrice }, context) => shown(yearlyPrice, context),
    }),
    number("order", (row) => row.order, { sort: "ascending", width: "134px", from: 768 }),
  ],
});

export default listScreen(planList);
