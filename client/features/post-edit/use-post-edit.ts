import { useIntl } from "react-intl";
import { localeOfPath } from "../../dashboard/edit/define-form.ts";
import type { Draft } from "../../dashboard/edit/drafts.ts";
import { slugsIn } from "../../dashboard/edit/field-kinds.ts";
import { useEntityForm } from "../../dashboard/edit/use-entity-form.ts";
import type { Locale } from "../site/locale.ts";
import type { EditedPostFragment } from "./edited-post.generated.ts";
import { fieldLabel } from "./field-label.ts";
import type { Choices } from "./people-section.tsx";
import { postForm } from "./post-form.ts";
import { isPublic, languageState, type Publication } from "./post-state.ts";
import { PostToEditDocument } from "./post-to-edit.generated.ts";
import { CreatePostDocument, UpdatePostDocument } from "./save-post.generated.ts";
import { slugOf } from "./slug-of.ts";
import { usePublicationNotice } from "./use-publication-notice.ts";

/** Under which drafts of posts are kept on this device. */
export const POST_DRAFTS = "post";

export interface OpenedPost {
  /** None yet: a new one */
  post: EditedPostFragment | undefined;
  /** What this device has kept of it */
  draft: Draft | undefined;
  /** The profile of who writes: the author of a new post */
  memberId: string | null;
  choices: Choices;
  /** A new post has its address now */
  onCreated: (id: string) => void;
}

/** A post while it is written: what is typed, what is saved, and what becomes public by it. */
export function usePostEdit({ post: opened, draft, memberId, choices, onCreated }: OpenedPost) {
  const intl = useIntl();
  const tell = usePublicationNotice();
  const edit = useEntityForm(postForm, {
    row: opened,
    empty: { authorId: memberId },
    drafts: POST_DRAFTS,
    draft: { kept: draft },
    read: PostToEditDocument,
    create: CreatePostDocument,
    update: UpdatePostDocument,
    unique: { "This slug is taken": slugsIn("title") },
    labelOf: (path) => fieldLabel(intl, path),
    show: (path, value) => namesOf(path, value, choices),
    onSaved: ({ id }) => opened ?? onCreated(id),
  });
  const { row: post, values, changed, save, set } = edit;

  /** What readers do not see: languages that are not public, and what all share if none is. */
  const isHidden = (path: string) => !isPublic(post, localeOfPath(path));
  const bring = async (locale: Locale, publications: Publication[]) => {
    const { state } = languageState(post, locale);
    const saved = await save(publications.length > 0 ? { extra: { publications } } : {});
    if (saved) tell(saved, locale, state);
  };
  return {
    ...edit,
    post,
    /** The address follows the title as long as nobody has changed it or read it */
    setTitle(locale: Locale, title: string) {
      const { slug, title: before } = values;
      const follows = !isPublic(post, locale) && slug[locale] === slugOf(before[locale]);
      set(`title.${locale}`, title);
      if (follows) set(`slug.${locale}`, slugOf(title));
    },
    hasHidden: changed.some(isHidden),
    saveDraft: () => save({ isMeant: isHidden }),
    publish: (locale: Locale) =>
      bring(locale, isPublic(post, locale) ? [] : [{ locale, status: "PUBLISHED" }]),
    bring: (publication: Publication) => bring(publication.locale, [publication]),
  };
}

export type PostEdit = ReturnType<typeof usePostEdit>;

/** Related things by their names. */
function namesOf(path: string, value: unknown, { authors, categories }: Choices): unknown {
  if (path === "authorId") return authors.find((author) => author.value === value);
  if (path !== "categoryIds") return undefined;
  return categories.filter((category) => [value].flat().includes(category.value));
}
