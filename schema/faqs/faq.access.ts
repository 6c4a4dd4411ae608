import { ALL, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Faq } from "./faq.ts";

rowPolicy(Faq, () => ALL);

const editors = (viewer: Viewer) => viewer.may("faq:write");

fieldPolicy(Faq, ["question", "answer", "category", "order"], {
  questionByLocale: editors,
  answerByLocale: editors,
});
