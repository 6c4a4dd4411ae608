export type PublicationState = "published" | "scheduled" | "review" | "draft" | "archived";

const half =
  "rounded-full border-[1.5px] border-mark-warn bg-linear-to-t from-mark-warn from-50% to-transparent to-50%";
const hollow = "rounded-full border-[1.5px] border-control";

/** Filled, ring, half and square: different shapes, so that colours are not needed. */
const looks: Record<PublicationState, string> = {
  published: "rounded-full bg-mark-good",
  scheduled: "rounded-full border-[3px] border-mark-info",
  review: half,
  draft: half,
  archived: "rounded-[3px] bg-control",
};

/** A mark for a state next to its name; hollow if nothing has started. */
export function StateMark({ state }: { state: PublicationState | undefined }) {
  const look = state ? looks[state] : hollow;
  return <span aria-hidden="true" className={`size-2.5 shrink-0 ${look}`} />;
}
