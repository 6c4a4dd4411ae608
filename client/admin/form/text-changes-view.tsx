import { FormattedMessage } from "react-intl";
import { textChanges } from "./text-changes.ts";

const marks = {
  same: "span",
  removed: "del",
  added: "ins",
} as const;

const styles = {
  same: undefined,
  removed: "rounded-sm bg-bad-soft text-bad line-through",
  added: "rounded-sm bg-good-soft font-medium text-good underline",
};

/** The paragraphs that differ between two texts, with removed and added words. */
export function TextChanges({ before, after }: { before: unknown; after: unknown }) {
  const changes = textChanges(textIn(before), textIn(after));
  if (!changes.some(Boolean)) return <FormattedMessage id="form.stale.sameWords" />;
  // Spans, because it is shown in a label.
  return (
    <span className="grid gap-2 [overflow-wrap:anywhere]" dir="auto">
      {changes.map((passages, at) => (
        <span key={at} className={passages ? "" : "text-ink-3"}>
          {passages?.map(({ kind, text }, place) => {
            const Mark = marks[kind];
            return (
              <Mark key={place} className={styles[kind]}>
                {kind !== "same" && (
                  <span className="sr-only">
                    <FormattedMessage id={`form.changes.${kind}`} />{" "}
                  </span>
                )}
                {text}
              </Mark>
            );
          }) ?? "…"}
        </span>
      ))}
    </span>
  );
}

const textIn = (value: unknown) => (typeof value === "string" ? value : "");
