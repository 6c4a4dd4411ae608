import { expect, test } from "vitest";
import { derivedMessages } from "./derived-messages.ts";

const idsIn = (...sources: string[]) =>
  derivedMessages(sources.map((source, index) => ({ path: `${index}.tsx`, source }))).map(
    ({ ids }) => ids,
  );

test("a form shows a label for each of its fields, of its own or that of all forms", () => {
  expect(
    idsIn(`const form = defineForm("faqs", { question: text(160), order: count() });`),
  ).toEqual([
    ["faqs.question", "label.question"],
    ["faqs.order", "label.order"],
  ]);
});

test("a field that has another label shows that one", () => {
  const field = `categoryId: { ...reference(), from: "category", label: "category" }`;
  expect(idsIn(`export const form = defineForm("faqs", { ${field} });`)).toEqual([
    ["faqs.category", "label.category"],
  ]);
});

test("fields that a form shares with every document have labels elsewhere", () => {
  expect(idsIn(`const form = defineForm("pages.edit", { ...documentFields });`)).toEqual([]);
});

test("a list of a plain noun shows its title, its count and its button by the name of its form", () => {
  const form = `const form = defineForm("faqs", {});`;
  const list = `export const faqList = defineEntityList({ form, columns: () => [] });`;
  const messages = [["faqs.title"], ["faqs.items"], ["faqs.new"]];
  expect(idsIn(`${form}\n${list}`)).toEqual(messages);
  expect(idsIn(list.replace("form,", "form: faqForm,"), form.replace("form", "faqForm"))).toEqual(
    messages,
  );
});
