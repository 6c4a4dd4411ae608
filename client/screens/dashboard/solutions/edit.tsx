import { useQuery } from "@apollo/client/react";
import { EditDocumentScreen } from "../../../admin/document/edit-document-screen.tsx";
import { SolutionToEditDocument } from "../../../features/solutions/edit/edited-solution.generated.ts";
import { SolutionEditor } from "../../../features/solutions/edit/solution-editor.tsx";
import {
  SOLUTIONS_ADDRESS,
  solutionEditAddress,
} from "../../../features/solutions/solution-address.ts";
import { useLocale } from "../../../i18n/locale.ts";
import type { Route } from "./+types/edit";

export default function EditSolutionScreen({ params }: Route.ComponentProps) {
  const { id }: { id?: string } = params;
  const locale = useLocale();
  const query = useQuery(SolutionToEditDocument, {
    variables: { id: id ?? "", locale },
    skip: id === undefined,
    fetchPolicy: "network-only",
  });
  return (
    <EditDocumentScreen
      messagePrefix="solutions"
      list={SOLUTIONS_ADDRESS}
      id={id}
      addressOf={solutionEditAddress}
      query={query}
    >
      {({ solution }, onCreated) => <SolutionEditor solution={solution} onCreated={onCreated} />}
    </EditDocumentScreen>
  );
}
