import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { fieldWords } from "../../../../admin/form/field-words.ts";
import { Badge } from "../../../../ui/badge.tsx";
import type { MemberImportOutcome } from "../../../../schema.generated.ts";
import { columnLabel } from "./import-rows.ts";
import type { ImportedLine } from "./run-import.ts";

const outcomes = ["CREATED", "UPDATED", "UNCHANGED", "REFUSED"] as const;

const tones = { CREATED: "good", UPDATED: "accent", UNCHANGED: "off", REFUSED: "bad" } as const;

/** Lines shown at once; all refused ones can be downloaded. */
const MAX_SHOWN = 200;

export const countOf = (lines: ImportedLine[], outcome: MemberImportOutcome): number =>
  lines.filter((each) => each.outcome === outcome).length;

/** Why a line is refused, as one text. */
export function refusalText(intl: IntlShape, { line, problems }: ImportedLine): string {
  if (line.sameAs !== undefined) {
    return intl.formatMessage({ id: "members.import.same" }, { line: line.sameAs });
  }
  return problems
    .map(({ field, message }) =>
      field === null
        ? message
        : `${columnLabelOf(intl, field)}: ${problemOf(intl, field, message)}`,
    )
    .join(" · ");
}

/** `skills.3` and `role.fr` are about the columns `skills` and `role.fr`. */
function columnLabelOf(intl: IntlShape, path: string): string {
  const [field = path, part] = path.split(".");
  const label = columnLabel(intl, field);
  return part && /^[a-z]{2}$/.test(part) ? `${label} (${part})` : label;
}

function problemOf(intl: IntlShape, field: string, message: string): string {
  if (message !== "Does not match") return fieldWords(intl, message);
  return intl.formatMessage({ id: `members.import.other.${field}` });
}

/** How many lines of which kind there are, and each line; refused ones first. */
export function ImportOutcome({ lines, isTrial }: { lines: ImportedLine[]; isTrial: boolean }) {
  const intl = useIntl();
  const text = (outcome: MemberImportOutcome) =>
    intl.formatMessage({
      id: `members.import.${isTrial ? "trial" : "done"}.${outcome.toLowerCase()}`,
    });
  const sorted = [
    ...lines.filter(({ outcome }) => outcome === "REFUSED"),
    ...lines.filter(({ outcome }) => outcome !== "REFUSED"),
  ];
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {outcomes.map((outcome) => (
          <div key={outcome} className="rounded-md bg-raised px-4 py-3">
            <dt className="text-sm text-ink-2">{text(outcome)}</dt>
            <dd className="text-xl font-bold">{intl.formatNumber(countOf(lines, outcome))}</dd>
          </div>
        ))}
      </dl>
      <ul
        aria-label={intl.formatMessage({ id: "members.import.lines" })}
        className="mt-5 divide-y divide-line border-y border-line"
      >
        {sorted.slice(0, MAX_SHOWN).map((each) => (
          <li key={each.line.line} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="w-16 shrink-0 text-sm text-ink-3">
              <FormattedMessage id="members.import.line" values={{ line: each.line.line }} />
            </span>
            <bdi className="min-w-0 flex-1 basis-40 truncate font-medium">
              {each.line.row.name ?? each.line.row.handle ?? each.line.row.email ?? "–"}
            </bdi>
            <Badge tone={tones[each.outcome]}>{text(each.outcome)}</Badge>
            {each.outcome === "REFUSED" && (
              <span className="basis-full text-sm text-bad md:ps-20">
                {refusalText(intl, each)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {sorted.length > MAX_SHOWN && (
        <p className="mt-2 text-sm text-ink-3">
          <FormattedMessage
            id="members.import.more"
            values={{ count: sorted.length - MAX_SHOWN }}
          />
        </p>
      )}
    </div>
  );
}
