import { FormattedMessage } from "react-intl";
import { FaqAnswers } from "./faq-answers.tsx";
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
      <FaqAnswers faqs={faqs} open={open} />
    </section>
  );
}
