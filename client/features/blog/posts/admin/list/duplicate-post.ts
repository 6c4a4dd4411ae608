import type { ListContext } from "../../../../../admin/list/list-context.ts";
import { failureSnackbar } from "../../../../../ui/toasts/failure-snackbar.ts";
import { LOCALES } from "../../../../../i18n/locale.ts";
import {
  DuplicatePostDocument,
  PostToDuplicateDocument,
  type PostToDuplicateQuery,
} from "./duplicate-post.generated.ts";
import { postAddress } from "./post-address.ts";

/** Creates a draft with the content of a post, and opens it. */
export async function duplicatePost(
  { id }: { id: string },
  { intl, apollo, navigate }: ListContext,
): Promise<void> {
  try {
    const query = { query: PostToDuplicateDocument, variables: { id } };
    const { data: found } = await apollo.query({ ...query, fetchPolicy: "network-only" });
    if (!found) return;
    const called = (title: string) => intl.formatMessage({ id: "posts.copyOf" }, { title });
    const { data } = await apollo.mutate({
      mutation: DuplicatePostDocument,
      variables: { input: copyOf(found.post, called) },
    });
    if (data) void navigate(postAddress(data.createPost.id, "edit"));
  } catch (cause) {
    failureSnackbar(intl, cause);
  }
}

/** The longest title of a post. */
const MAX_TITLE_LENGTH = 160;

type Copied = PostToDuplicateQuery["post"];
type Texts = Copied["titleByLocale"];

function copyOf(post: Copied, called: (title: string) => string) {
  return {
    title: eachText(post.titleByLocale, (title) => called(title).slice(0, MAX_TITLE_LENGTH)),
    description: eachText(post.descriptionByLocale),
    content: post.contentByLocale as Record<string, never> | null,
    cover: post.cover,
    coverAlt: eachText(post.coverAltByLocale),
    enableComments: post.enableComments,
    tags: post.tags,
    authorId: post.author?.id,
    categoryIds: post.categories.map((category) => category.id),
  };
}

/** A text in the languages that have it. */
function eachText(texts: Texts, change = (text: string) => text): Record<string, string> {
  const all = LOCALES.flatMap((locale) => {
    const text = texts?.[locale];
    return text ? [[locale, change(text)] as const] : [];
  });
  return Object.fromEntries(all);
}
