import type { MetaDescriptor } from "react-router";
import { BCP47 } from "../../../i18n/locale.ts";
import { type Site, structuredData } from "../../../platform/json-ld.ts";
import type { Faq } from "../../../platform/rest.ts";

export const faqGraph = (
  site: Site,
  faqs: readonly Pick<Faq, "question" | "answer">[],
): MetaDescriptor =>
  structuredData({
    "@type": "FAQPage",
    inLanguage: BCP47[site.locale],
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
