import { ALL, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Plan } from "./plan.ts";

rowPolicy(Plan, () => ALL);

const editors = (viewer: Viewer) => viewer.may("plan:write");

fieldPolicy(
  Plan,
  [
    "name",
    "description",
    "monthlyPrice",
    "yearlyPrice",
    "currency",
    "features",
    "highlighted",
    "ctaLabel",
    "ctaHref",
    "order",
  ],
  {
    nameByLocale: editors,
    descriptionByLocale: editors,
    featuresByLocale: editors,
    ctaLabelByLocale: editors,
  },
);
