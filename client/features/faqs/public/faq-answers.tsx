import type { Faq } from "../../../platform/rest.ts";
import { Accordion } from "../../../ui/accordion.tsx";

interface FaqAnswersProps {
  faqs: readonly Pick<Faq, "id" | "question" | "answer">[];
  /** Which of the answers are open at first */
  open: "first" | "all" | "none";
}

/** Questions whose answers unfold. */
export function FaqAnswers({ faqs, open }: FaqAnswersProps) {
  return (
    <div className="mt-4 border-y border-line text-[17px] [&_summary]:min-h-16">
      <Accordion
        items={faqs.map((faq, place) => ({
          id: faq.id,
          title: faq.question,
          isOpen: open === "all" || (open === "first" && place === 0),
          content: <Answer id={faq.id} text={faq.answer} />,
        }))}
      />
    </div>
  );
}

/** A link to its id opens it. */
function Answer({ id, text }: { id: string; text: string }) {
  return (
    <div id={id} dir="auto" className="grid max-w-[42em] scroll-mt-24 gap-3">
      {text.split(/\n\s*\n/).map((paragraph, place) => (
        <p key={place} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
