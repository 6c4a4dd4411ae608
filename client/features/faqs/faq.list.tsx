import { defineEntityList } from "../../admin/entity/define-entity-list.tsx";
import { defineForm } from "../../admin/form/define-form.ts";
import { localizedText, reference, requiredLocalizedText } from "../../admin/form/field-kinds.ts";
import { listScreen } from "../../admin/list/defined-list.tsx";
import { textIn } from "../../admin/text-in.ts";
import { FaqDocuments } from "./faq.list.generated.ts";
import { FaqChoicesDocument } from "./faqs.generated.ts";

const form = defineForm("faqs", {
  question: requiredLocalizedText(160),
  answer: localizedText(2000),
  categoryId: { ...reference(), from: "category", label: "category" },
});

export const faqList = defineEntityList({
  form,
  documents: FaqDocuments,
  choices: FaqChoicesDocument,
  options: (choices) => ({
    categoryId: choices?.categories.map(({ id, name, english }) => ({
      value: id,
      label: name ?? english ?? "",
    })),
  }),
  sort: { by: "order", direction: "ascending" },
  columns: ({ title, text, number }) => [
    title("question", (row, { locale }) => textIn(row.questionByLocale, locale)),
    text("answer", (row, { locale }) => textIn(row.answerByLocale, locale), { from: 896 }),
    text("category", (row, { locale }) => textIn(row.category?.nameByLocale, locale), {
      from: 640,
      width: "180px",
    }),
    number("order", (row) => row.order, { sort: "ascending", width: "134px", from: 768 }),
  ],
});

export default listScreen(faqList);
