import { expect, test } from "vitest";
import { Plan } from "../../schema/plans/index.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = server.database.em.fork();

em.persist([
  Object.assign(new Plan(), {
    name: { en: "Studio", fr: "Studio" },
    description: { en: "For teams" },
    monthlyPrice: 12_50,
    yearlyPrice: 125_00,
    features: { en: "Profile\n\n Storage: 2 GB " },
    highlighted: true,
    ctaLabel: { en: "Start" },
    ctaHref: "/auth/register",
    order: 2,
  }),
  Object.assign(new Plan(), { name: { en: "Yen" }, monthlyPrice: 1250, currency: "JPY", order: 3 }),
  Object.assign(new Plan(), { name: { en: "First" }, ctaLabel: { en: "Ask" }, order: 1 }),
  Object.assign(new Plan(), { name: { en: "Gone" }, deletedAt: new Date() }),
]);
await em.flush();

const listed = async (locale: string) =>
  (await server.ask("GET", `/api/plans/public?locale=${locale}`)).body.plans;

test("plans are listed in their order, with decimal prices and features as a list", async () => {
  const [first, studio, yen] = await listed("en");
  expect(first).toMatchObject({ name: "First", price: { month: null, year: null } });
  expect(studio).toMatchObject({
    name: "Studio",
    description: "For teams",
    price: { month: 12.5, year: 125 },
    currency: "EUR",
    features: ["Profile", "Storage: 2 GB"],
    highlighted: true,
    cta: { label: "Start", href: "/auth/register" },
  });
  expect(yen.price).toEqual({ month: 1250, year: null });
});

test("a button without a link is none", async () => {
  const [first] = await listed("en");
  expect(first.cta).toBeNull();
});

test("a plan without a name in the language is not listed in it", async () => {
  const plans = await listed("fr");
  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatchObject({ name: "Studio", description: null, features: [], cta: null });
});
