import type { Plan } from "../../../platform/rest.ts";

/** Whether a plan has a feature, or how much of it. */
type FeatureValue = boolean | string;

export interface ComparedFeature {
  name: string;
  /** By plan, in their order */
  values: FeatureValue[];
}

/** "Storage: 2 GB" has a value; French has a space before the colon, which may be a fixed one. */
const WITH_VALUE = /^(.+?)\s?: (.+)$/u;

function valuesOf({ features }: Plan): Map<string, FeatureValue> {
  return new Map(
    features.map((feature) => {
      const [, name = feature, value = true] = WITH_VALUE.exec(feature) ?? [];
      return [name, value];
    }),
  );
}

/** The features of all plans, in the order in which the plans name them first. */
export function comparePlans(plans: readonly Plan[]): ComparedFeature[] {
  const all = plans.map(valuesOf);
  const names = new Set(all.flatMap((values) => [...values.keys()]));
  return Array.from(names, (name) => ({
    name,
    values: all.map((values) => values.get(name) ?? false),
  }));
}
