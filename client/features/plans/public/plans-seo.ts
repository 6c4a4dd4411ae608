import type { MetaDescriptor } from "react-router";
import { BCP47 } from "../../../i18n/locale.ts";
import { type Site, structuredData, urlOf } from "../../../platform/json-ld.ts";
import type { Plan } from "../../../platform/rest.ts";

/** UN/CEFACT's codes of a month and a year. */
const UNIT = { month: "MON", year: "ANN" } as const;

/** A plan with what it costs; one on request has no price. */
function offer(site: Site, { name, description, price, currency }: Plan) {
  const prices = (["month", "year"] as const).flatMap((period) => {
    const amount = price[period];
    if (amount === null) return [];
    const billed = { billingDuration: 1, unitCode: UNIT[period] };
    return [
      { "@type": "UnitPriceSpecification", price: amount, priceCurrency: currency, ...billed },
    ];
  });
  return {
    "@type": "Offer",
    name,
    ...(description && { description }),
    ...(prices.length > 0 && { priceSpecification: prices }),
    seller: { "@type": "Organization", name: "Atelier", url: site.origin },
  };
}

export const plansGraph = (
  site: Site & { title: string; path: string },
  plans: readonly Plan[],
): MetaDescriptor =>
  structuredData({
    "@type": "OfferCatalog",
    name: site.title,
    url: urlOf(site, site.path),
    inLanguage: BCP47[site.locale],
    itemListElement: plans.map((plan) => offer(site, plan)),
  });
