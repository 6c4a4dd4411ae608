import { describe, test } from "vitest";

// Cases that are collected from somewhere: were there none, nothing would be tested and nothing fail.

for (const one of [describe, test]) {
  const { each } = one;
  if (each.name === "eachOfSome") continue; // by the file before
  Object.assign(one, {
    each: function eachOfSome(cases: readonly unknown[], ...more: unknown[]) {
      if (!cases.length) throw new Error("There is nothing to test: no cases were found");
      return Reflect.apply(each, this, [cases, ...more]);
    },
  });
}
