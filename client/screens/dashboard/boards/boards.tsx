import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { Boards } from "../../../features/boards/boards.tsx";
import type { TimeOf } from "../../../features/boards/card/card-drawer.tsx";
import { boardState } from "../../../features/boards/boards-url.ts";
import { CardTime } from "../../../features/time/card-time.tsx";

const timeOf: TimeOf = (card) => <CardTime key={card.id} card={card} />;

export default function BoardsScreen() {
  const [params] = useSearchParams();
  // The same object as long as the URL is: a board has many cards to render.
  const state = useMemo(() => boardState(params), [params]);
  return <Boards state={state} timeOf={timeOf} />;
}
