import { useSearchParams } from "react-router";
import { Files } from "../../../features/files/files.tsx";
import { filesState } from "../../../features/files/files-url.ts";

export default function FilesScreen() {
  const [params] = useSearchParams();
  return <Files state={filesState(params)} />;
}
