import { NewDocumentScreen } from "../../../admin/document/new-document-screen.tsx";
import { SolutionEditor } from "../../../features/solutions/edit/solution-editor.tsx";
import { SOLUTIONS_ADDRESS } from "../../../features/solutions/solution-address.ts";

export default function NewSolutionScreen() {
  return (
    <NewDocumentScreen messagePrefix="solutions" list={SOLUTIONS_ADDRESS}>
      <SolutionEditor />
    </NewDocumentScreen>
  );
}
