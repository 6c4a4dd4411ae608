import { FormattedHtml } from "../../../ui/formatted-html.tsx";
import type { sectionsOf } from "./page-sections.ts";

type Section = ReturnType<typeof sectionsOf>["sections"][number];

/** A part of the page about the site: its heading beside its text, whose sentences are numbered. */
export function AboutSection({ section: { id, title, html } }: { section: Section }) {
  const [lead = "", ...rules] = html.split(/(?=<h3[ >])/u);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]"
    >
      <div className="h-fit lg:sticky lg:top-8">
        <h2
          id={id}
          className="text-[2.25rem] leading-[1.08] font-extrabold tracking-[-0.034em] md:text-[2.75rem]"
        >
          {title}
        </h2>
        {rules.length > 0 && (
          <FormattedHtml html={lead} className="mt-4 grid gap-3 text-lg text-ink-2" />
        )}
      </div>
      {rules.length > 0 ? (
        <ol className="border-t border-line [counter-reset:rule]">
          {rules.map((rule) => (
            <li
              key={rule}
              className="relative border-b border-line py-5 ps-10 [counter-increment:rule] before:absolute before:start-0 before:top-6 before:text-[13px] before:font-bold before:text-primary-strong before:content-[counter(rule)]"
            >
              <FormattedHtml
                html={rule}
                className="grid gap-1.5 text-[15px] text-ink-2 [&_h3]:text-[1.375rem] [&_h3]:leading-tight [&_h3]:font-bold [&_h3]:tracking-[-0.02em] [&_h3]:text-ink"
              />
            </li>
          ))}
        </ol>
      ) : (
        <FormattedHtml html={html} className="prose" />
      )}
    </section>
  );
}
