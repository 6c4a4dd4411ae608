import { expect, test } from "vitest";
import { z } from "zod";
import { resource } from "./resource.ts";
import type { RestDocument } from "./route.ts";

const Faq = z.object({ id: z.string(), question: z.string() });
const faq = { id: "1", question: "Why?" };

const faqs = resource({ path: "/api/faqs", one: "faq", many: "faqs", answer: Faq });
const request = { params: { id: "1" }, query: { locale: "fr", limit: "2" }, body: {} };

const Single = z.object({ faq: Faq });
const single: RestDocument<typeof Single, { id: unknown; locale: unknown }> = {
  text: "query ($id: ID!, $locale: Locale!) { faq(id: $id) { id question(locale: $locale) } }",
  data: Single,
};

const Page = z.object({ faqs: z.object({ totalCount: z.int(), nodes: z.array(Faq) }) });
const page: RestDocument<typeof Page, { first?: unknown; page?: unknown }> = {
  text: "query ($first: Int, $page: Int) { faqs(first: $first, page: $page) { totalCount nodes { id question } } }",
  data: Page,
};

test("a single item is read by its id, in the language of the query", () => {
  const call = faqs.single(single, { summary: "A question" });
  expect(call).toMatchObject({ method: "GET", path: "/api/faqs/{id}" });
  expect(Object.keys(call.query ?? {})).toEqual(["locale"]);
  expect(call.variables(request)).toEqual({ id: "1", locale: "fr" });
  expect(call.reply({ faq }, request)).toEqual({ faq });
});

test("a list is paged and contains its total", () => {
  const call = faqs.list(page, { summary: "Questions" });
  expect(call).toMatchObject({ method: "GET", path: "/api/faqs" });
  expect(Object.keys(call.query ?? {})).toEqual(["page", "limit"]);
  expect(call.variables(request)).toMatchObject({ first: 2, page: 1 });
  const answer = call.reply({ faqs: { totalCount: 3, nodes: [faq] } }, request);
  expect(answer).toEqual({
    faqs: [faq],
    pagination: { page: 1, limit: 2, totalCount: 3, totalPages: 2, hasMore: true },
  });
  expect(call.answer.parse(answer)).toEqual(answer);
});
