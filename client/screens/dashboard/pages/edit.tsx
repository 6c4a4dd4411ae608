import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { DocumentLoadError } from "../../../admin/document/document-load-error.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { PageToEditDocument } from "../../../features/pages/edit/edited-page.generated.ts";
import { PageEditor } from "../../../features/pages/edit/page-editor.tsx";
import { PAGES_ADDRESS } from "../../../features/pages/page-address.ts";
import type { Route } from "./+types/edit";

export default function EditPageScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  // Edits the current state on the server, not what a list has read before.
  const { data, error, refetch } = useQuery(PageToEditDocument, {
    variables: { id },
    fetchPolicy: "network-only",
  });
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "pages.edit.edit" })}
        back={{ to: PAGES_ADDRESS, path: intl.formatMessage({ id: "pages.title" }) }}
      />
      {data ? (
        <PageEditor key={id} page={data.page} />
      ) : error ? (
        <DocumentLoadError
          words="pages.edit"
          list={PAGES_ADDRESS}
          error={error}
          onRetry={refetch}
        />
      ) : (
        <DocumentLoading />
      )}
    </>
  );
}
