import { useQuery } from "@apollo/client/react";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import { FormattedMessage } from "react-intl";
import { EditDocumentScreen } from "../../../admin/document/edit-document-screen.tsx";
import { PostEditorLoader } from "../../../features/blog/posts/admin/edit/post-editor-loader.tsx";
import { PostToEditDocument } from "../../../features/blog/posts/admin/edit/post-to-edit.generated.ts";
import { postAddress } from "../../../features/blog/posts/admin/list/post-address.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import type { Route } from "./+types/post-edit";

export default function EditPostScreen({ params }: Route.ComponentProps) {
  const { id }: { id?: string } = params;
  const query = useQuery(PostToEditDocument, {
    variables: { id: id ?? "" },
    skip: id === undefined,
    fetchPolicy: "network-only",
  });
  return (
    <EditDocumentScreen
      messagePrefix="posts"
      list="/dashboard/blog/posts"
      path="posts.edit.path"
      id={id}
      addressOf={(one) => postAddress(one, "edit")}
      query={query}
      actions={
        id !== undefined && (
          <ButtonLink
            variant="outline"
            size={44}
            to={postAddress(id, "view")}
            target="_blank"
            rel="noopener"
          >
            <IconEye size={19} aria-hidden="true" />
            <FormattedMessage id="posts.edit.preview" />
          </ButtonLink>
        )
      }
    >
      {({ post }, onCreated) => <PostEditorLoader post={post} onCreated={onCreated} />}
    </EditDocumentScreen>
  );
}
