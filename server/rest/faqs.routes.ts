import { z } from "zod";
import { PublicFaqsDocument } from "./documents.generated.ts";
import { faqsWith } from "./faqs-with.ts";
import { CategoryName, categoryName } from "./post-summary.ts";
import { LOCALE, localeOf, route } from "./route.ts";

const Faq = z
  .object({
    id: z.string(),
    question: z.string(),
    answer: z.string().describe("Plain text; blank lines separate paragraphs"),
    category: CategoryName.nullable(),
  })
  .meta({ id: "Faq" });

export const routes = [
  route(PublicFaqsDocument, {
    method: "GET",
    path: "/api/faqs/public",
    summary: "Questions with their answers in a language, by category; those without one are last",
    query: { ...LOCALE, search: { description: "Words that a question or its answer must have" } },
    isPublic: true,
    isShared: true,
    variables: (request) => ({ locale: localeOf(request) }),
    answer: z.object({
      totalCount: z.int().describe("All questions in the language"),
      faqs: z.array(Faq),
    }),
    reply({ faqs }, { query: { search = "" } }) {
      const answered = faqs
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .flatMap(({ id, question, answer, category }) =>
          question && answer
            ? [{ id, question, answer, category: category && categoryName(category) }]
            : [],
        );
      return { totalCount: answered.length, faqs: faqsWith(answered, search) };
    },
  }),
] as const;

const placeOf = ({ category }: { category: { order: number } | null }): number =>
  category?.order ?? Number.MAX_SAFE_INTEGER;
