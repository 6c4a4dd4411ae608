import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { Boards } from "../../../features/boards/boards.tsx";
import { boardState } from "../../../features/boards/boards-url.ts";

export default function BoardsScreen() {
  const [params] = useSearchParams();
  // The same object as long as the URL is: a board has many cards to render.
  const state = useMemo(() => boardState(params), [params]);
  return <Boards state={state} />;
}
