import { expect, test } from "vitest";
import { countFilters, shopState, shopUrl, unfiltered, variablesOf } from "./shop-url.ts";

const at = (query: string) => shopState(new URLSearchParams(query));

test("a URL of the shop comes back as it was, and what it does not know is left out", () => {
  const url = "/dashboard/e-commerce/shop?q=ink&from=1200&to=15000&colors=rust%2Cfjord&sort=cheap";
  expect(shopUrl(at(url.split("?")[1] ?? ""))).toBe(url);
  expect(shopUrl(at("sort=newest&page=1&stars=9&colors=pink&category=x&stock=no"))).toBe(
    "/dashboard/e-commerce/shop",
  );
});

test("a price range is one filter, and nobody asks for drafts", () => {
  const state = at("from=1200&to=15000&stars=4&stock=1");
  expect(countFilters(state)).toBe(3);
  expect(countFilters(at(""))).toBe(0);
  expect(variablesOf(state).filter).toMatchObject({ status: "PUBLISHED", inStock: true });
  expect(shopUrl(unfiltered({ ...state, sort: "sold" }))).toBe(
    "/dashboard/e-commerce/shop?sort=sold",
  );
});
