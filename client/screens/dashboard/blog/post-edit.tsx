import { useQuery } from "@apollo/client/react";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { TitleRow } from "../../../admin/title-row.tsx";
import { PostEditorLoader } from "../../../features/blog/posts/admin/edit/post-editor-loader.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { PostToEditDocument } from "../../../features/blog/posts/admin/edit/post-to-edit.generated.ts";
import { DocumentLoadError } from "../../../admin/document/document-load-error.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import type { Route } from "./+types/post-edit";

export default function EditPostScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  // Edits the current state on the server, not what a list has read before.
  const { data, error, refetch } = useQuery(PostToEditDocument, {
    variables: { id },
    fetchPolicy: "network-only",
  });
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "posts.edit.edit" })}
        back={{ to: "/dashboard/blog/posts", path: intl.formatMessage({ id: "posts.edit.path" }) }}
        actions={
          <ButtonLink
            variant="outline"
            size={44}
            to={`/dashboard/blog/post/${id}`}
            target="_blank"
            rel="noopener"
          >
            <IconEye size={19} aria-hidden="true" />
            <FormattedMessage id="posts.edit.preview" />
          </ButtonLink>
        }
      />
      {data ? (
        <PostEditorLoader key={id} post={data.post} />
      ) : error ? (
        <DocumentLoadError
          words="posts.edit"
          list="/dashboard/blog/posts"
          error={error}
          onRetry={refetch}
        />
      ) : (
        <DocumentLoading />
      )}
    </>
  );
}
