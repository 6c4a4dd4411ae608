import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useViewer } from "../../session/viewer.tsx";
import type { EditedPostFragment } from "./edited-post.generated.ts";
import { PostEditLoading } from "./post-edit-loading.tsx";
import { PostEditor } from "./post-editor.tsx";
import { useChoices } from "./use-choices.ts";
import { useDraft } from "./use-draft.ts";
import { draftKey } from "./use-post-editing.ts";

interface PostDeskProps {
  /** None yet: a new one */
  post?: EditedPostFragment | undefined;
}

/** Lays out what the editor needs: the post, what this device has kept of it, what can be chosen. */
export function PostDesk({ post }: PostDeskProps) {
  const navigate = useNavigate();
  const { id: userId, member } = useViewer();
  const choices = useChoices(post?.author);
  const { isRead, draft } = useDraft(draftKey(userId, post?.id));
  const toCreated = useCallback(
    (id: string) => navigate(`/dashboard/blog/post/edit/${id}`, { replace: true }),
    [navigate],
  );
  if (!isRead) return <PostEditLoading />;
  return (
    <PostEditor
      post={post}
      draft={draft}
      userId={userId}
      memberId={member?.id ?? null}
      choices={choices}
      onCreated={toCreated}
    />
  );
}
