import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { problemText } from "../../apollo/problem-text.ts";
import { fieldWords } from "../../dashboard/edit/field-words.ts";
import type { Locale } from "../site/locale.ts";
import type { EditedPostFragment } from "./edited-post.generated.ts";
import type { KeptDraft } from "./kept-drafts.ts";
import type { PostForm } from "./post-form.ts";
import { isPublic, languageState, type Publication } from "./post-state.ts";
import {
  inputOf,
  localeOfField,
  newPost,
  type PostField,
  type PostValues,
  sameValue,
  valuesOfCurrent,
  valuesOfPost,
} from "./post-values.ts";
import { CreatePostDocument, UpdatePostDocument } from "./save-post.generated.ts";
import { slugOf } from "./slug-of.ts";
import { type Failure, type Send, useEditing } from "./use-editing.ts";
import { usePublicationNotice } from "./use-publication-notice.ts";

interface Opened {
  post: EditedPostFragment | undefined;
  draft: KeptDraft<PostValues> | undefined;
  /** Who writes */
  userId: string;
  /** Their profile: the author of a new post */
  memberId: string | null;
}

/** Whoever signs in on the same device next finds nothing of it. */
export const draftKey = (userId: string, postId: string | undefined) =>
  `${userId} post ${postId ?? "new"}`;

/** A post while it is written: what is typed, what is saved, and what becomes public by it. */
export function usePostEditing({ post: opened, draft, userId, memberId }: Opened) {
  const intl = useIntl();
  const [post, setPost] = useState(opened);
  const stored = useRef(opened);
  const tell = usePublicationNotice();
  const [create] = useMutation(CreatePostDocument);
  const [update] = useMutation(UpdatePostDocument);
  const editing = useEditing<PostValues>({
    key: draftKey(userId, post?.id),
    stored: opened
      ? { values: valuesOfPost(opened), version: opened.version }
      : { values: newPost(memberId), version: 0 },
    draft,
    same: sameValue,
    read: valuesOfCurrent,
  });
  const { values, changed, failure, set, save } = editing;

  const sending =
    (publications: Publication[] = []): Send<PostValues> =>
    async (changes, version) => {
      const input = { ...inputOf(changes), ...(publications.length > 0 && { publications }) };
      const saved = post
        ? (await update({ variables: { id: post.id, input: { ...input, version } } })).data
            ?.updatePost
        : (await create({ variables: { input } })).data?.createPost;
      if (!saved) throw new Error("Nothing came back");
      setPost(saved);
      stored.current = saved;
      return { values: valuesOfPost(saved), version: saved.version };
    };

  /** What readers do not see: languages that are not public, and what all share if none is. */
  const isHidden = (field: PostField) => !isPublic(post, localeOfField(field));
  const bring = async (locale: Locale, publications: Publication[]) => {
    const { state } = languageState(post, locale);
    const isSaved = await save({ send: sending(publications) });
    if (isSaved && stored.current) tell(stored.current, locale, state);
  };
  const wrong = wrongFields(failure, changed);
  const form: PostForm = {
    values,
    set,
    setTitle(locale, title) {
      const [path, slug] = [`title.${locale}`, `slug.${locale}`] as const;
      const follows = !isPublic(post, locale) && values[slug] === slugOf(values[path]);
      set({ [path]: title, ...(follows && { [slug]: slugOf(title) }) });
    },
    errorOf: (field) => wrong[field] && fieldWords(intl, wrong[field]),
  };
  return {
    ...editing,
    form,
    post,
    wrong,
    hasHidden: changed.some(isHidden),
    failureText: failure && failureText(intl, failure, wrong),
    saveDraft: () => save({ send: sending(), isMeant: isHidden }),
    publish: (locale: Locale) =>
      bring(locale, isPublic(post, locale) ? [] : [{ locale, status: "PUBLISHED" }]),
    bring: (publication: Publication) => bring(publication.locale, [publication]),
  };
}

type Wrong = Partial<Record<PostField, string>>;

/** A taken address is said at its field. */
const failureText = (intl: IntlShape, { error }: Failure, wrong: Wrong): string =>
  Object.keys(wrong).length > 0
    ? intl.formatMessage({ id: "problem.INVALID" })
    : problemText(intl, error);

/** What the server refused, by field; a taken address belongs to those that were sent. */
function wrongFields(failure: Failure | undefined, changed: PostField[]): Wrong {
  if (failure?.code !== "CONFLICT") return (failure?.fields ?? {}) as Wrong;
  const slugs = changed.filter((field) => /^(slug|title)\./.test(field));
  return Object.fromEntries(slugs.map((field) => [field.replace("title", "slug"), "Taken"]));
}
