import { useQuery } from "@apollo/client/react";
import { EditDocumentScreen } from "../../../admin/document/edit-document-screen.tsx";
import { PageToEditDocument } from "../../../features/pages/edit/edited-page.generated.ts";
import { PageEditor } from "../../../features/pages/edit/page-editor.tsx";
import { PAGES_ADDRESS, pageEditAddress } from "../../../features/pages/page-address.ts";
import type { Route } from "./+types/edit";

export default function EditPageScreen({ params }: Route.ComponentProps) {
  const { id }: { id?: string } = params;
  const query = useQuery(PageToEditDocument, {
    variables: { id: id ?? "" },
    skip: id === undefined,
    fetchPolicy: "network-only",
  });
  return (
    <EditDocumentScreen
      messagePrefix="pages"
      list={PAGES_ADDRESS}
      id={id}
      addressOf={pageEditAddress}
      query={query}
    >
      {({ page }, onCreated) => <PageEditor page={page} onCreated={onCreated} />}
    </EditDocumentScreen>
  );
}
