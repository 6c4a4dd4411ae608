import type { Faq } from "../../../platform/rest.ts";

export interface FaqGroup {
  /** Of its heading: the category's slug */
  id: string;
  /** Null for questions without a category */
  name: string | null;
  faqs: Faq[];
}

const OTHERS = "other-questions";

/** Questions by category, both in their order. */
export function groupsOf(faqs: readonly Faq[]): FaqGroup[] {
  const byCategory = Map.groupBy(faqs, ({ category }) => category?.id);
  return [...byCategory.values()].map((group) => {
    const { slug = OTHERS, name = null } = group[0]?.category ?? {};
    return { id: slug, name, faqs: group };
  });
}
