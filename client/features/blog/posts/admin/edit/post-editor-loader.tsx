import { DocumentLoading } from "../../../../../admin/document/document-loading.tsx";
import { useOpenedDraft } from "../../../../../admin/document/use-opened-draft.ts";
import { useViewer } from "../../../../../platform/session/viewer.tsx";
import { PostEditor } from "./post-editor.tsx";
import { useChoices } from "./use-choices.ts";
import { type OpenedPost, POST_DRAFTS } from "./use-post-edit.ts";

/**
 * Loads what the editor needs besides the post: its draft on this device, and the choices of its
 * fields.
 */
export function PostEditorLoader({ post, onCreated }: Pick<OpenedPost, "post" | "onCreated">) {
  const { member } = useViewer();
  const choices = useChoices(post?.author);
  const { isRead, draft } = useOpenedDraft(POST_DRAFTS, post?.id);
  if (!isRead) return <DocumentLoading isNew={!post} />;
  return (
    <PostEditor
      post={post}
      draft={draft}
      memberId={member?.id ?? null}
      choices={choices}
      onCreated={onCreated}
    />
  );
}
