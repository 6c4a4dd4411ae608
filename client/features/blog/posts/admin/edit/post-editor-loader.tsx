import { useCallback } from "react";
import { useNavigate } from "react-router";
import { draftKey } from "../../../../../admin/form/draft-storage.ts";
import { useStoredDraft } from "../../../../../admin/form/use-stored-draft.ts";
import { useViewer } from "../../../../../platform/session/viewer.tsx";
import type { EditedPostFragment } from "./edited-post.generated.ts";
import { DocumentLoading } from "../../../../../admin/document/document-loading.tsx";
import { PostEditor } from "./post-editor.tsx";
import { useChoices } from "./use-choices.ts";
import { POST_DRAFTS } from "./use-post-edit.ts";

interface PostEditorLoaderProps {
  /** Undefined for a new post */
  post?: EditedPostFragment | undefined;
}

/**
 * Loads what the editor needs: the post, its draft on this device, and the choices of its fields.
 */
export function PostEditorLoader({ post }: PostEditorLoaderProps) {
  const navigate = useNavigate();
  const { id: userId, member } = useViewer();
  const choices = useChoices(post?.author);
  const { isRead, draft } = useStoredDraft(draftKey(userId, POST_DRAFTS, post?.id));
  const toCreated = useCallback(
    (id: string) => navigate(`/dashboard/blog/post/edit/${id}`, { replace: true }),
    [navigate],
  );
  if (!isRead) return <DocumentLoading isNew={!post} />;
  return (
    <PostEditor
      post={post}
      draft={draft}
      memberId={member?.id ?? null}
      choices={choices}
      onCreated={toCreated}
    />
  );
}
