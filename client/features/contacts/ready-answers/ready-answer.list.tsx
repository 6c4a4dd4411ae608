import { defineEntityList } from "../../../admin/entity/define-entity-list.tsx";
import { defineForm } from "../../../admin/form/define-form.ts";
import { localizedText, requiredText } from "../../../admin/form/field-kinds.ts";
import { listScreen } from "../../../admin/list/defined-list.tsx";
import { textIn } from "../../../admin/text-in.ts";
import { ReadyAnswerDocuments } from "./ready-answers.generated.ts";

const form = defineForm("ready-answers", {
  name: requiredText(80),
  content: localizedText(2_000),
});

export const readyAnswerList = defineEntityList({
  form,
  documents: ReadyAnswerDocuments,
  sort: { by: "name", direction: "ascending" },
  columns: ({ title, text }) => [
    title("name", (row) => row.name),
    text("content", (row, { locale }) => textIn(row.contentByLocale, locale), { from: 640 }),
  ],
});

export default listScreen(readyAnswerList);
