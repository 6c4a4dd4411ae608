import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import IconTag from "@tabler/icons-react/dist/esm/icons/IconTag.mjs";
import { z } from "zod";
import { defineList } from "../../../../../admin/list/define-list.ts";
import { many, one } from "../../../../../admin/list/list-params.ts";
import { Avatar } from "../../../../../ui/avatar.tsx";
import type { Locale } from "../../../../../i18n/locale.ts";
import { SITE_PATHS } from "../../../../../platform/published-path.ts";
import { CommentCounts } from "./comment-counts.tsx";
import { duplicatePost } from "./duplicate-post.ts";
import {
  documentTabs,
  draftFilter,
  draftOptions,
  draftsIn,
  languageFilter,
  languageIn,
  languageOptions,
  languagesColumn,
  LIVE_TABS,
  publicationChanges,
  publicPageItems,
  scheduleItem,
  updatedColumn,
} from "../../../../../admin/document/document-list.tsx";
import { publicPathOf, titleOf } from "../../../../../admin/document/listed-document.ts";
import type { ListedPost } from "./listed-post.ts";
import { postAddress } from "./post-address.ts";
import { PostCell } from "./post-cell.tsx";
import { AddCategoryToPostsDocument } from "./change-posts.generated.ts";
import { PostListDocument, PostsDocuments } from "./post-list.generated.ts";
import { PostListChoicesDocument } from "./post-list-choices.generated.ts";
import { PostListSubtitle } from "./post-list-subtitle.tsx";
import { PostMobileRow } from "./post-mobile-row.tsx";
import { PostCard } from "./post-card.tsx";

const publicPath = (post: ListedPost, reader: Locale) =>
  publicPathOf(post, SITE_PATHS.posts, reader);

export const postList = defineList({
  name: "posts",
  query: PostListDocument,
  rows: (data, tab) => (tab === "trash" ? data.deletedPosts : data.posts),
  nameOf: (post, { locale }) => titleOf(post, locale),
  tabs: documentTabs,
  counts: ({ postCounts, trash }) => ({ ...postCounts, trash: trash.totalCount }),
  subtitle: <PostListSubtitle />,
  sorts: { title: "TITLE", comments: "COMMENT_COUNT", updated: "UPDATED_AT" },
  sort: { by: "updated", direction: "descending" },
  choices: PostListChoicesDocument,
  filters: {
    category: many(z.uuid()),
    language: languageFilter,
    author: one(z.uuid()),
    changes: draftFilter,
  },
  filter: ({ filters: { category, language, author, changes } }) => ({
    categoryIds: category.length > 0 ? category : undefined,
    language: languageIn(language),
    authorId: author[0],
    ...draftsIn(changes),
  }),
  options: ({ choices }, context) => ({
    category: choices?.categories.map(({ id, name }) => ({ value: id, label: name ?? "" })),
    language: languageOptions,
    author: choices?.members.nodes.map(({ id, displayName }) => ({
      value: id,
      label: displayName,
    })),
    changes: draftOptions(context),
  }),
  columns: ({ custom, text }) => [
    custom("title", {
      value: (post, { locale }) => titleOf(post, locale),
      cell: (post) => <PostCell post={post} />,
    }),
    custom("author", {
      width: "160px",
      optional: true,
      from: 896,
      value: ({ author }) => author?.displayName,
      cell: ({ author }) =>
        author && (
          <span className="flex items-center gap-2.5">
            <Avatar name={author.displayName} src={author.avatar} size={28} />
            <span className="truncate">{author.displayName}</span>
          </span>
        ),
    }),
    text("categories", ({ categories }) => categories.map(({ name }) => name).join(", "), {
      width: "120px",
      optional: true,
      from: 1024,
    }),
    languagesColumn(),
    custom("comments", {
      icon: <IconMessageCircle size={17} aria-hidden="true" />,
      sort: "descending",
      width: "80px",
      optional: true,
      from: 768,
      value: ({ commentCount }) => commentCount,
      cell: (post) => <CommentCounts post={post} />,
    }),
    updatedColumn(),
  ],
  mobileRow: (post) => <PostMobileRow post={post} />,
  card: (post) => <PostCard post={post} />,
  views: "blogViewMode",
  actions({ change, item }) {
    const { publish, unpublish, unarchive, archive } = publicationChanges(
      { change },
      PostsDocuments,
      LIVE_TABS,
    );
    return [
      item("preview", { Icon: IconEye, to: ({ id }) => postAddress(id, "view") }),
      ...publicPageItems({ item }, publicPath),
      publish,
      { ...unpublish, bar: false },
      unarchive,
      change("category", {
        Icon: IconTag,
        mutation: AddCategoryToPostsDocument,
        choices: ({ choices }) =>
          (choices?.categories ?? []).map(({ id, name }) => ({ value: id, label: name ?? "" })),
        variables: (category) => ({ category }),
        menu: false,
      }),
      archive,
      scheduleItem({ item }, (id) => postAddress(id, "edit")),
      item("duplicate", { Icon: IconCopy, changes: true, press: duplicatePost }),
    ];
  },
  trash: PostsDocuments,
  select: PostsDocuments.select,
  paths: { new: "/dashboard/blog/new", edit: ({ id }) => postAddress(id, "edit") },
});
