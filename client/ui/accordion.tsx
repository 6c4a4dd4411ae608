import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { type ReactNode, useId } from "react";

interface AccordionProps {
  items: { id: string; title: ReactNode; content: ReactNode; isOpen?: boolean }[];
  /** Opening one closes the others */
  single?: boolean;
}

/**
 * Questions with collapsible answers; native <details>, so that find-in-page finds and opens them.
 */
export function Accordion({ items, single = false }: AccordionProps) {
  const group = useId();
  return (
    <div className="divide-y divide-line">
      {items.map(({ id, title, content, isOpen }) => (
        <details key={id} open={isOpen} name={single ? group : undefined} className="group">
          <summary className="flex min-h-14 list-none items-center gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            <bdi className="flex-1">{title}</bdi>
            <IconChevronDown
              size={20}
              aria-hidden="true"
              className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="pb-5 text-ink-2">{content}</div>
        </details>
      ))}
    </div>
  );
}
