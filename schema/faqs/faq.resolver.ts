import { Category, CategoryKind } from "../categories/category.ts";
import type { Context } from "../foundation/context.ts";
import { entityMutations, entityQueries } from "../foundation/entity-operations.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { merged } from "../foundation/locale.ts";
import { CreateFaqInput, UpdateFaqInput } from "./faq.input.ts";
import { Faq } from "./faq.ts";

export const FaqQueries = entityQueries(Faq, {
  write: "faq:write",
  order: { order: "asc", id: "asc" },
});

export const FaqMutations = entityMutations(Faq, {
  write: "faq:write",
  create: CreateFaqInput,
  update: UpdateFaqInput,
  change,
});

async function change(
  faq: Faq,
  input: UpdateFaqInput,
  _: CreateFaqInput | undefined,
  context: Context,
): Promise<void> {
  const { question, answer, categoryId, order } = parseInput(UpdateFaqInput, input);
  faq.question = merged(faq.question, question);
  if (!Object.keys(faq.question).length) throw new Invalid({ question: "Required" });
  faq.answer = merged(faq.answer, answer);
  if (categoryId !== undefined) {
    faq.category = categoryId === null ? null : await context.find(Category, categoryId);
    if (faq.category && faq.category.kind !== CategoryKind.FAQ) {
      throw new Invalid({ categoryId: "Not valid" });
    }
  }
  faq.order = order ?? faq.order;
}
