import { useIntl } from "react-intl";
import { usePublicationNotice } from "../../../../../admin/document/use-publication-notice.ts";
import { SITE_PATHS } from "../../../../../platform/published-path.ts";
import { useDocumentEdit } from "../../../../../admin/document/use-document-edit.ts";
import {
  type OpenedDocument,
  useDocumentForm,
} from "../../../../../admin/document/use-document-form.ts";
import { type EditedPostFragment, PostDraftDocuments } from "./edited-post.generated.ts";
import type { Choices } from "./people-section.tsx";
import { postForm } from "./post-form.ts";
import { PostToEditDocument } from "./post-to-edit.generated.ts";
import { CreatePostDocument } from "./save-post.generated.ts";

/** The key prefix of posts' drafts on this device. */
export const POST_DRAFTS = "post";

export interface OpenedPost extends OpenedDocument {
  /** Undefined for a new post */
  post: EditedPostFragment | undefined;
  /** The profile of the user: the author of a new post */
  memberId: string | null;
  choices: Choices;
}

/** The state of a post's editor. */
export function usePostEdit({ post, memberId, choices, ...opened }: OpenedPost) {
  const intl = useIntl();
  const edit = useDocumentForm(postForm, {
    ...opened,
    row: post,
    empty: { authorId: memberId },
    drafts: POST_DRAFTS,
    read: PostToEditDocument,
    create: CreatePostDocument,
    documents: PostDraftDocuments,
    show: (path, value) => namesOf(path, value, choices),
  });
  const document = useDocumentEdit(edit, {
    sitePath: SITE_PATHS.posts,
    picturesUrl: "/api/blog/pictures",
    onPublication: usePublicationNotice(
      SITE_PATHS.posts,
      intl.formatMessage({ id: "posts.edit.viewPost" }),
    ),
  });
  return { edit, document };
}

export type PostEdit = ReturnType<typeof usePostEdit>["edit"];

/** Shows related objects by their names. */
function namesOf(path: string, value: unknown, { authors, categories }: Choices): unknown {
  if (path === "authorId") return authors.find((author) => author.value === value);
  if (path !== "categoryIds") return undefined;
  return categories.filter((category) => [value].flat().includes(category.value));
}
