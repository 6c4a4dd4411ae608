import type { IntlShape } from "react-intl";
import { placeIn } from "./place-in.ts";
import type { EmploymentType, Workplace } from "../../schema.generated.ts";

interface Placed {
  workplace: Workplace;
  locations: readonly string[];
}

/** "Oslo, Norway · Hybrid" */
export const placesText = (intl: IntlShape, { workplace, locations }: Placed): string =>
  [
    intl.formatList(
      locations.map((place) => placeIn(intl.locale, place)),
      { type: "disjunction" },
    ),
    intl.formatMessage({ id: `jobs.workplace.${workplace}` }),
  ]
    .filter(Boolean)
    .join(" · ");

/** "Full time, Part time" */
export const termsText = (
  intl: IntlShape,
  { employmentTypes }: { employmentTypes: readonly EmploymentType[] },
): string =>
  employmentTypes.map((type) => intl.formatMessage({ id: `jobs.type.${type}` })).join(", ");
