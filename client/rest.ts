// What the REST adapter answers to the public pages. Shapes: server/rest/*.ts.

export type Locale = "en" | "fr" | "no";

export interface Pagination {
  page: number;
  limit: number;
  totalCount: number;
  totalPages: number;
  hasMore: boolean;
}

export interface Picture {
  /** A path on this server, for example /artwork/rings-215.svg */
  url: string;
  alt: string | null;
}

interface MemberName {
  id: string;
  handle: string;
  name: string;
  avatar: string | null;
}

export interface MemberSummary extends MemberName {
  /** Their trade, for example "Type designer" */
  role: string | null;
  headline: string | null;
  city: string | null;
  country: string | null;
  availability: "open" | "limited" | "booked";
  /** ISO date; with "limited" from when they are free, with "booked" until when they are not */
  availableFrom: string | null;
  /** Covers of their newest posts, at most three */
  covers: Picture[];
}

export interface Member extends MemberSummary {
  about: string | null;
  cover: string | null;
  skills: string[];
  tools: string[];
  languages: string[];
  links: { label: string; url: string }[];
  memberSince: string;
  /** Whether whoever asks may write to them */
  acceptsMessages: boolean;
  postCount: number;
  /** Their newest posts in the locale, at most six */
  posts: PostSummary[];
}

interface CategoryName {
  id: string;
  slug: string;
  name: string;
}

export interface Category extends CategoryName {
  description: string | null;
  color: string | null;
  icon: string | null;
  postCount: number;
  /** Its slug in each language it has one in */
  slugs: Partial<Record<Locale, string>>;
}

export interface PostSummary {
  id: string;
  slug: string;
  title: string;
  description: string | null;
  cover: Picture | null;
  author: MemberName | null;
  categories: CategoryName[];
  publishedAt: string;
  readingMinutes: number;
  commentCount: number;
  featured: boolean;
  metadata: { languages: Locale[]; noindex: boolean };
}

export interface PostLink {
  slug: string;
  title: string;
}

export interface Post extends Omit<PostSummary, "author" | "metadata"> {
  author: (MemberName & { role: string | null; headline: string | null }) | null;
  /** Sanitised HTML; its headings carry the ids of `contents` */
  content: string;
  contents: { id: string; text: string }[];
  tags: string[];
  updatedAt: string;
  enableComments: boolean;
  related: PostSummary[];
  previous: PostLink | null;
  next: PostLink | null;
  metadata: {
    languages: Locale[];
    /** The post's slug in each of its languages */
    slugs: Partial<Record<Locale, string>>;
    title: string | null;
    description: string | null;
    /** Words separated by commas */
    keywords: string | null;
    /** A path on this server */
    ogImage: string | null;
    /** Where it was published first, if that is another address */
    canonical: string | null;
    noindex: boolean;
  };
}

export interface Comment {
  id: string;
  /** Plain text; never HTML */
  content: string;
  name: string;
  createdAt: string;
  editedAt: string | null;
  /** "pending" is only ever seen by the one who wrote it */
  status: "approved" | "pending" | "spam";
  /** Written by the author of the post */
  byAuthor: boolean;
  member: MemberName | null;
  replies: Comment[];
}

export interface CommentPage {
  comments: Comment[];
  /** All that may be seen below the post, replies included */
  commentCount: number;
  pagination: Pagination;
}

export interface Home {
  featured: PostSummary[];
  posts: PostSummary[];
  members: MemberSummary[];
  memberCount: number;
  availableCount: number;
}

/** Failures: {message, code} with the status; 422 carries the fields. */
export interface Failure {
  message: string;
  code: string;
  fields?: Record<string, string>;
  /** With "Post not available in {locale}": where the post can be read */
  available?: Partial<Record<Locale, string>>;
  /** With 301: the present slug of what was asked for by a former one */
  movedTo?: string;
}

export interface Answers {
  "/api/home": Home;
  "/api/blog/public": { posts: PostSummary[]; pagination: Pagination };
  "/api/blog/public/{slug}": { post: Post };
  "/api/blog/categories": { categories: Category[] };
  "/api/blog/categories/{slug}": {
    category: Category & { posts: PostSummary[] };
    pagination: Pagination;
  };
  "/api/blog/comments": CommentPage;
  "/api/blog/comments/{id}": { comment: Comment; page: number };
  "/api/members/public/{id}": { member: Member };
}
