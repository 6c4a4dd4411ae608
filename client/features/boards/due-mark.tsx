import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { useIntl } from "react-intl";
import type { ListedCard } from "./board.ts";
import { dueState, dueText } from "./due.ts";

const marks = { plain: IconCalendar, soon: IconCalendar, late: IconAlertTriangle, done: IconCheck };

const looks = {
  plain: "text-ink-2",
  soon: "rounded-md bg-warn-soft px-1.5 text-warn",
  late: "rounded-md bg-bad-soft px-1.5 text-bad",
  done: "text-good",
};

type Dated = Pick<ListedCard, "dueFrom" | "dueTo" | "completedAt">;

/** When a card is due, or when it was finished. */
export function DueMark({ card, today }: { card: Dated; today: string }) {
  const intl = useIntl();
  const text = dueText(intl, card, today);
  if (!text) return null;
  const state = dueState(card, today);
  const Mark = marks[state];
  return (
    <span className={`inline-flex h-6 items-center gap-1 whitespace-nowrap ${looks[state]}`}>
      <Mark size={15} aria-hidden="true" />
      <span className="sr-only">
        {intl.formatMessage({ id: state === "done" ? "boards.due.finished" : "boards.due" })}
      </span>
      <bdi>{text}</bdi>
    </span>
  );
}
