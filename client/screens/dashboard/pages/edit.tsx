import { useQuery } from "@apollo/client/react";
import { EditDocumentScreen } from "../../../admin/document/edit-document-screen.tsx";
import { PageToEditDocument } from "../../../features/pages/edit/edited-page.generated.ts";
import { PageEditor } from "../../../features/pages/edit/page-editor.tsx";
import { PAGES_ADDRESS } from "../../../features/pages/page-address.ts";
import type { Route } from "./+types/edit";

export default function EditPageScreen({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(PageToEditDocument, { variables: { id }, fetchPolicy: "network-only" });
  return (
    <EditDocumentScreen messagePrefix="pages" list={PAGES_ADDRESS} query={query}>
      {({ page }) => <PageEditor key={id} page={page} />}
    </EditDocumentScreen>
  );
}
