import { FormattedMessage } from "react-intl";
import type { State } from "./publication.ts";

const tones: Record<State, string> = {
  published: "bg-good-soft text-good",
  scheduled: "bg-info-soft text-info",
  draft: "bg-warn-soft text-warn",
  review: "bg-warn-soft text-warn",
  archived: "bg-raised text-ink-2",
};

export function StatePill({ state }: { state: State | undefined }) {
  return (
    <span
      className={`inline-flex h-6 items-center rounded-md px-2 text-xs font-semibold whitespace-nowrap ${state ? tones[state] : "bg-raised text-ink-2"}`}
    >
      <FormattedMessage id={`document.state.${state ?? "none"}`} />
    </span>
  );
}
