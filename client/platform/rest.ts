// The answers of the REST calls of public pages, by the names that pages use.

import type { Answers, Failure, Session } from "../../server/rest/answers.ts";

export type { Answers, Failure, Session };

export type Home = Answers["/api/home"];
export type MemberSummary = Home["members"][number];
export type PostSummary = Home["posts"][number];
export type Picture = NonNullable<PostSummary["cover"]>;
export type Member = Answers["/api/members/public/{id}"]["member"];
export type Post = Answers["/api/blog/public/{slug}"]["post"];
export type PostLink = NonNullable<Post["next"]>;
export type Locale = Post["metadata"]["languages"][number];
export type Category = Answers["/api/blog/categories"]["categories"][number];
export type CommentPage = Answers["/api/blog/comments"];
export type Comment = CommentPage["comments"][number];
export type Pagination = CommentPage["pagination"];
