import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { DocumentLoadError } from "../../../admin/document/document-load-error.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { SolutionToEditDocument } from "../../../features/solutions/edit/edited-solution.generated.ts";
import { SolutionEditor } from "../../../features/solutions/edit/solution-editor.tsx";
import { SOLUTIONS_ADDRESS } from "../../../features/solutions/solution-address.ts";
import { useLocale } from "../../../i18n/locale.ts";
import type { Route } from "./+types/edit";

export default function EditSolutionScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  // Edits the current state on the server, not what a list has read before.
  const { data, error, refetch } = useQuery(SolutionToEditDocument, {
    variables: { id, locale },
    fetchPolicy: "network-only",
  });
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "solutions.edit.edit" })}
        back={{ to: SOLUTIONS_ADDRESS, path: intl.formatMessage({ id: "solutions.title" }) }}
      />
      {data ? (
        <SolutionEditor key={id} solution={data.solution} />
      ) : error ? (
        <DocumentLoadError
          words="solutions.edit"
          list={SOLUTIONS_ADDRESS}
          error={error}
          onRetry={refetch}
        />
      ) : (
        <DocumentLoading />
      )}
    </>
  );
}
