import { expect, test } from "vitest";
import { aCategory } from "../../schema/categories/category.builder.ts";
import { CategoryKind } from "../../schema/categories/index.ts";
import { Faq } from "../../schema/faqs/index.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = server.database.em.fork();
const kind = CategoryKind.FAQ;
const money = await aCategory(em, { kind, name: { en: "Money", fr: "Argent" }, order: 2 });
const pages = await aCategory(em, { kind, name: { en: "Pages" }, order: 1 });

async function aFaq(values: Partial<Faq>): Promise<Faq> {
  const faq = Object.assign(new Faq(), { answer: { en: "So.", fr: "Ainsi." } }, values);
  await em.persist(faq).flush();
  return faq;
}
await aFaq({ question: { en: "Alone?", fr: "Seule ?" }, order: 0 });
await aFaq({ question: { en: "Paid?" }, category: money, order: 1 });
const shown = await aFaq({
  question: { en: "Shown?", fr: "Visible ?" },
  category: pages,
  order: 2,
});
await aFaq({ question: { en: "Gone?" }, deletedAt: new Date() });
await aFaq({ question: { en: "Unanswered?" }, answer: {} });

const listed = async (locale: string) =>
  (await server.ask("GET", `/api/faqs/public?locale=${locale}`)).body.faqs;

test("questions are listed by category, those without one last", async () => {
  const faqs = await listed("en");
  expect(faqs[0]).toEqual({
    id: shown.id,
    question: "Shown?",
    answer: "So.",
    category: { id: pages.id, slug: "pages", name: "Pages" },
  });
  expect(faqs.map(({ question }: { question: string }) => question)).toEqual([
    "Shown?",
    "Paid?",
    "Alone?",
  ]);
});

test("only questions that are written in the language are listed in it", async () => {
  const faqs = await listed("fr");
  expect(faqs).toHaveLength(2);
  // the category has no French name
  expect(faqs[0]).toMatchObject({ question: "Visible ?", category: { name: "Pages" } });
});

test("a search lists the questions with all of its words, and does not change the list", async () => {
  const found = async (search: string) =>
    (await server.ask("GET", `/api/faqs/public?search=${search}`)).body.faqs;
  expect((await found("shown")).map(({ id }: { id: string }) => id)).toEqual([shown.id]);
  expect(await found("xylophone")).toEqual([]);
  expect(await listed("en")).toHaveLength(3);
});
