import { useSearchParams } from "react-router";
import { Boards } from "../../../features/boards/boards.tsx";
import { boardState } from "../../../features/boards/boards-url.ts";

export default function BoardsScreen() {
  const [params] = useSearchParams();
  return <Boards state={boardState(params)} />;
}
