import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconBan from "@tabler/icons-react/dist/esm/icons/IconBan.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconFilter from "@tabler/icons-react/dist/esm/icons/IconFilter.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconTrashX from "@tabler/icons-react/dist/esm/icons/IconTrashX.mjs";
import type { Icon } from "@tabler/icons-react";
import { z } from "zod";
import type { BulkAction } from "../../../../admin/list/bulk-action.ts";
import { dayAfter } from "../../../../admin/list/day-after.ts";
import { defineList } from "../../../../admin/list/define-list.ts";
import { dates, one } from "../../../../admin/list/list-params.ts";
import type { ListContext } from "../../../../admin/list/list-context.ts";
import type { CommentStatus } from "../../../../schema.generated.ts";
import { LOCALE_NAMES, LOCALES } from "../../../../i18n/locale.ts";
import { blockCommenter } from "./block-commenter.ts";
import { CommentsToModerateDocument } from "./comment-list.generated.ts";
import { commentedPost } from "./commented-post.ts";
import { CommentedPostsDocument } from "./commented-posts.generated.ts";
import { DeleteCommentsDocument } from "./moderate.generated.ts";
import { moderation } from "./moderation.ts";
import { PostLink } from "./post-link.tsx";
import { CommentMobileRow } from "./comment-mobile-row.tsx";
import { ModerationReply } from "./moderation-reply.tsx";
import { ModeratedText } from "./moderated-text.tsx";
import type { ModeratedComment } from "./moderated-comment.ts";
import { Writer } from "./writer.tsx";

const statuses = {
  pending: "PENDING",
  approved: "APPROVED",
  spam: "SPAM",
  trash: "TRASH",
} as const satisfies Record<string, CommentStatus>;
type Tab = keyof typeof statuses;

type Verdict = Exclude<CommentStatus, "PENDING">;
const icons: Record<Verdict, Icon> = { APPROVED: IconCheck, SPAM: IconBan, TRASH: IconTrash };
const tabs: Tab[] = ["pending", "approved", "spam", "trash"];

/** Gives comments of a tab another status, with undo. */
const judge =
  (verdict: Verdict) =>
  ({ apollo, word, tab }: ListContext<Tab>): BulkAction => ({
    id: verdict,
    label: word(`${verdict}.label`),
    Icon: icons[verdict],
    danger: verdict === "TRASH",
    removes: true,
    async run({ ids = [] }) {
      const { moderate } = moderation(apollo);
      const changed = new Set((await moderate(ids, verdict)).map(({ id }) => id));
      const left = ids.filter((id) => !changed.has(id));
      return {
        done: changed.size,
        failed: left.map((id) => ({ id, message: "" })),
        undo: () => moderate([...changed], statuses[tab]),
      };
    },
    done: (count) => word(`${verdict}.done`, { count }),
  });

const canReply = ({ status }: ModeratedComment) => status === "PENDING" || status === "APPROVED";
const publicHref = (comment: ModeratedComment) => commentedPost(comment)?.href;

export const commentList = defineList({
  name: "comments",
  messagePrefix: "comments.moderation",
  query: CommentsToModerateDocument,
  rows: ({ commentsToModerate }) => commentsToModerate,
  nameOf: ({ name }, { word }) => word("commentBy", { name }),
  poll: 30_000,
  tabs: {
    pending: { tone: "warn", filter: { status: "PENDING" } },
    approved: { tone: "good", filter: { status: "APPROVED" } },
    spam: { tone: "bad", filter: { status: "SPAM" } },
    trash: { filter: { status: "TRASH" } },
  },
  counts: ({ commentCounts }) => commentCounts,
  subtitle: ({ commentCounts }) => ({ count: commentCounts.pending }),
  choices: CommentedPostsDocument,
  filters: { post: one(z.uuid()), language: one(z.enum(LOCALES)), written: dates() },
  filter: ({ filters: { post, language, written } }) => ({
    postId: post[0],
    locale: LOCALES.find((locale) => locale === language[0]),
    from: written[0] ? `${written[0]}T00:00:00Z` : undefined,
    before: written[1] ? dayAfter(written[1]) : undefined,
  }),
  // The posts with the most comments, and those of the comments in the list
  options: ({ data, choices }) => {
    const posts = new Map<string, string>();
    for (const { id, title } of choices?.publishedPosts.nodes ?? [])
      if (title) posts.set(id, title);
    for (const comment of data?.commentsToModerate.nodes ?? []) {
      const title = commentedPost(comment)?.title;
      if (comment.post && title) posts.set(comment.post.id, title);
    }
    return {
      post: [...posts].map(([value, label]) => ({ value, label })),
      language: LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
    };
  },
  columns: ({ custom, date }) => [
    custom("text", {
      value: ({ content }) => content,
      cell: (comment) => <ModeratedText comment={comment} />,
    }),
    custom("writer", {
      width: "220px",
      value: ({ name, email }) => (email ? `${name} <${email}>` : name),
      cell: (comment) => <Writer comment={comment} />,
    }),
    custom("post", {
      width: "190px",
      optional: true,
      from: 896,
      value: (comment) => commentedPost(comment)?.title,
      cell: (comment) => <PostLink comment={comment} />,
    }),
    date("written", ({ createdAt }) => createdAt),
  ],
  mobileRow: (comment) => <CommentMobileRow comment={comment} />,
  opens: (comment) => {
    const to = publicHref(comment);
    return to === undefined ? undefined : { to, target: "_blank" };
  },
  actions: ({ item, custom, change }) => [
    item("reply", {
      Icon: IconArrowBackUp,
      keys: ["r"],
      fits: canReply,
      press: (_, { openBelow }) => openBelow(),
    }),
    item("view", { Icon: IconExternalLink, to: publicHref, target: "_blank" }),
    item("onlyPost", {
      Icon: IconFilter,
      fits: ({ post }) => post !== null,
      press: ({ post }, { narrow }) => narrow({ post: post ? [post.id] : [] }),
    }),
    ...(["APPROVED", "SPAM", "TRASH"] as const).map((verdict) =>
      custom(verdict, {
        tabs: tabs.filter((tab) => statuses[tab] !== verdict),
        quick: true,
        keys: { APPROVED: ["a"], SPAM: ["s"], TRASH: ["d", "#"] }[verdict],
        make: judge(verdict),
      }),
    ),
    change("delete", {
      Icon: IconTrashX,
      mutation: DeleteCommentsDocument,
      danger: true,
      removes: true,
      asks: true,
      tabs: ["trash"],
    }),
  ],
  rowActions: (comment, context) => {
    const { email } = comment;
    const domain = email?.split("@")[1];
    return [email, domain].flatMap((value) =>
      value ? blockCommenter(value, comment, context) : [],
    );
  },
  below: (comment, onClose) => <ModerationReply comment={comment} onClose={onClose} />,
});
