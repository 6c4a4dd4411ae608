import { useQuery } from "@apollo/client/react";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { TitleRow } from "../../../dashboard/title-row.tsx";
import { PostDesk } from "../../../features/post-edit/post-desk.tsx";
import { PostEditLoading } from "../../../features/post-edit/post-edit-loading.tsx";
import { PostToEditDocument } from "../../../features/post-edit/post-to-edit.generated.ts";
import { PostUnread } from "../../../features/post-edit/post-unread.tsx";
import { ButtonLink } from "../../../kit/button.tsx";
import type { Route } from "./+types/post-edit";

export default function EditPostScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  // What is edited is what stands on the server now, not what a list has read before.
  const { data, error, refetch } = useQuery(PostToEditDocument, {
    variables: { id },
    fetchPolicy: "no-cache",
  });
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "post-edit.edit" })}
        back={{ to: "/dashboard/blog/posts", path: intl.formatMessage({ id: "post-edit.path" }) }}
        actions={
          <ButtonLink
            variant="outline"
            size={44}
            to={`/dashboard/blog/post/${id}`}
            target="_blank"
            rel="noopener"
          >
            <IconEye size={19} aria-hidden="true" />
            <FormattedMessage id="post-edit.preview" />
          </ButtonLink>
        }
      />
      {data ? (
        <PostDesk key={id} post={data.post} />
      ) : error ? (
        <PostUnread error={error} onRetry={refetch} />
      ) : (
        <PostEditLoading />
      )}
    </>
  );
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
