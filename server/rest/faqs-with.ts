import { plainText } from "../../schema/foundation/plain-text.ts";

interface QuestionAndAnswer {
  question: string;
  answer: string;
}

/** The questions that have all words of a search, in themselves or in their answers. */
export function faqsWith<T extends QuestionAndAnswer>(faqs: readonly T[], search: string): T[] {
  const terms = plainText(search).split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const text = plainText(`${question} ${answer}`);
    return terms.every((word) => text.includes(word));
  });
}
