import { NewDocumentScreen } from "../../../admin/document/new-document-screen.tsx";
import { PageEditor } from "../../../features/pages/edit/page-editor.tsx";
import { PAGES_ADDRESS } from "../../../features/pages/page-address.ts";

export default function NewPageScreen() {
  return (
    <NewDocumentScreen messagePrefix="pages" list={PAGES_ADDRESS}>
      <PageEditor />
    </NewDocumentScreen>
  );
}
