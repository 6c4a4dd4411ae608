// The answers of the REST calls of public pages, by the names that pages use.

import type {
  Answers,
  Failure,
  OwnApplication,
  PostPreview,
  Session,
} from "../../server/rest/answers.ts";

export type { Answers, Failure, OwnApplication, PostPreview, Session };

export type Home = Answers["/api/home"];
export type MemberSummary = Home["members"][number];
export type PostSummary = Home["posts"][number];
export type Picture = NonNullable<PostSummary["cover"]>;
export type Member = Answers["/api/members/public/{id}"]["member"];
export type Directory = Answers["/api/members/public"];
export type DirectoryMember = Directory["members"][number];
export type Post = Answers["/api/blog/public/{slug}"]["post"];
export type PostLink = NonNullable<Post["next"]>;
export type ProjectSummary = Answers["/api/projects/public"]["projects"][number];
export type Project = Answers["/api/projects/public/{slug}"]["project"];
export type ProjectLink = NonNullable<Project["next"]>;
export type ProjectType = Answers["/api/project-types/public"]["projectTypes"][number];
export type Locale = Post["metadata"]["languages"][number];
export type Category = Answers["/api/blog/categories"]["categories"][number];
export type CommentPage = Answers["/api/blog/comments"];
export type Comment = CommentPage["comments"][number];
export type Pagination = CommentPage["pagination"];
export type ChangelogEntry = Answers["/api/changelog/public"]["entries"][number];
export type Faq = Answers["/api/faqs/public"]["faqs"][number];
export type Page = Answers["/api/pages/public/{slug}"]["page"];
export type FooterPages = Answers["/api/pages/public"];
export type AboutUs = Answers["/api/about-us"];
export type Plan = Answers["/api/plans/public"]["plans"][number];
export type SolutionSummary = Answers["/api/solutions/public"]["solutions"][number];
export type Solution = Answers["/api/solutions/public/{slug}"]["solution"];
export type SolutionCategory = Answers["/api/solutions/categories"]["categories"][number];
export type JobSummary = Answers["/api/jobs/public"]["jobs"][number];
export type Job = Answers["/api/jobs/public/{slug}"]["job"];
export type JobFilters = Answers["/api/jobs/filters"];
export type SearchResults = Answers["/api/search"];
