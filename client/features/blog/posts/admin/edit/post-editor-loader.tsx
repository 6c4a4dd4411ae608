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
  /** None yet: a new one */
  post?: EditedPostFragment | undefined;
}

/** Lays out what the editor needs: the post, what this device has kept of it, what can be chosen. */
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
