import { plainText } from "../../ui/plain-text.ts";
import type { ListedCard } from "./board.ts";
import type { BoardState } from "./boards-url.ts";
import { isDue } from "./due.ts";

/** The choice of cards that are nobody's. */
export const UNASSIGNED = "none";

/** Whether a card is shown with the filters of a URL. */
export function matcher(state: BoardState, me: string | undefined, today: string) {
  const searched = plainText(state.q);
  const { assignee, label, due, mine } = state;
  return (card: ListedCard): boolean => {
    const people = card.assignees.map(({ id }) => id);
    return (
      (!searched ||
        plainText([card.title, ...card.labels, `#${card.number}`].join(" ")).includes(searched)) &&
      (assignee.length === 0 ||
        assignee.some((id) => (id === UNASSIGNED ? people.length === 0 : people.includes(id)))) &&
      (label.length === 0 || label.some((each) => card.labels.includes(each))) &&
      (!due || isDue(card, due, today)) &&
      (!mine || (me !== undefined && people.includes(me)))
    );
  };
}
