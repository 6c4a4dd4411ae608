import { useQuery } from "@apollo/client/react";
import { EditDocumentScreen } from "../../../admin/document/edit-document-screen.tsx";
import { SolutionToEditDocument } from "../../../features/solutions/edit/edited-solution.generated.ts";
import { SolutionEditor } from "../../../features/solutions/edit/solution-editor.tsx";
import { SOLUTIONS_ADDRESS } from "../../../features/solutions/solution-address.ts";
import { useLocale } from "../../../i18n/locale.ts";
import type { Route } from "./+types/edit";

export default function EditSolutionScreen({ params: { id } }: Route.ComponentProps) {
  const locale = useLocale();
  const query = useQuery(SolutionToEditDocument, {
    variables: { id, locale },
    fetchPolicy: "network-only",
  });
  return (
    <EditDocumentScreen messagePrefix="solutions" list={SOLUTIONS_ADDRESS} query={query}>
      {({ solution }) => <SolutionEditor key={id} solution={solution} />}
    </EditDocumentScreen>
  );
}
