import { expect, test } from "vitest";
import { iconRequests } from "./icon-requests.ts";
import { iconsOf } from "./icon-sets.ts";

const origin = "https://atelier.example.org";

test("icons of one set share requests, other sets have their own", () => {
  expect(iconRequests(["tabler:a", "eva:b", "tabler:c-d"], origin)).toEqual([
    { prefix: "tabler", names: ["a", "c-d"], address: "/icons/tabler.json?icons=a,c-d" },
    { prefix: "eva", names: ["b"], address: "/icons/eva.json?icons=b" },
  ]);
});

test("no URL is longer than 500 characters, and every icon is requested once", async () => {
  const icons = (await iconsOf(2)).slice(0, 2_000);
  const requests = iconRequests(icons, origin);
  const lengths = requests.map(({ address }) => (origin + address).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
  expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThan(400);
  expect(requests.flatMap(({ names }) => names.map((name) => `ic:${name}`))).toEqual(icons);
});
