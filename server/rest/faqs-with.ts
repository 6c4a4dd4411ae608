interface QuestionAndAnswer {
  question: string;
  answer: string;
}

/** Lower case, without accents: as the database searches. */
const plain = (text: string) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

/** The questions that have all words of a search, in themselves or in their answers. */
export function faqsWith<T extends QuestionAndAnswer>(faqs: readonly T[], search: string): T[] {
  const terms = plain(search).split(/\s+/).filter(Boolean);
  return faqs.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer}`);
    return terms.every((word) => text.includes(word));
  });
}
