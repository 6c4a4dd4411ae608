import { useQuery } from "@apollo/client/react";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import { FormattedMessage } from "react-intl";
import { EditDocumentScreen } from "../../../admin/document/edit-document-screen.tsx";
import { PostEditorLoader } from "../../../features/blog/posts/admin/edit/post-editor-loader.tsx";
import { PostToEditDocument } from "../../../features/blog/posts/admin/edit/post-to-edit.generated.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import type { Route } from "./+types/post-edit";

export default function EditPostScreen({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(PostToEditDocument, { variables: { id }, fetchPolicy: "network-only" });
  return (
    <EditDocumentScreen
      messagePrefix="posts"
      list="/dashboard/blog/posts"
      path="posts.edit.path"
      query={query}
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
    >
      {({ post }) => <PostEditorLoader key={id} post={post} />}
    </EditDocumentScreen>
  );
}
