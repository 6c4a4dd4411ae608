import { FormattedMessage } from "react-intl";
import { Accordion } from "../../../ui/accordion.tsx";
import type { FaqGroup } from "./faq-groups.ts";

interface FaqSectionProps {
  group: FaqGroup;
  /** Which of its answers are open at first */
  open: "first" | "all" | "none";
}

/** The questions of a category. */
export function FaqSection({ group: { id, name, faqs }, open }: FaqSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="scroll-mt-6 text-[1.75rem] leading-[1.15] font-bold tracking-[-0.025em]"
      >
        {name === null ? <FormattedMessage id="faqs.public.others" /> : <bdi>{name}</bdi>}
      </h2>
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
    </section>
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
