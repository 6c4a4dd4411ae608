import type { Answers } from "../../client/platform/rest.ts";

type Comment = Answers["/api/blog/comments"]["comments"][number];
export type Post = Answers["/api/blog/public"]["posts"][number];

/** A comment or reply as a visitor reads it. */
export interface Found {
  id: string;
  content: string;
  postId: string;
  parentId: string | null;
}

const A_PAGE = 100;

/** The newest posts of the demo data that accept comments. */
export async function postsOf(url: string, count: number): Promise<Post[]> {
  const { posts } = await get<Answers["/api/blog/public"]>(url, `/api/blog/public?limit=50`);
  const open: Post[] = [];
  for (const post of posts) {
    const { enableComments } = await readPost(url, post);
    if (enableComments) open.push(post);
    if (open.length === count) return open;
  }
  throw new Error(`Only ${open.length} posts take comments`);
}

export async function readPost(
  url: string,
  { slug }: Post,
): Promise<Answers["/api/blog/public/{slug}"]["post"]> {
  const path = `/api/blog/public/${encodeURIComponent(slug)}?locale=en`;
  return (await get<Answers["/api/blog/public/{slug}"]>(url, path)).post;
}

/** All comments and replies on a post, page by page. */
export async function readComments(url: string, { id: postId }: Post): Promise<Found[]> {
  const found: Found[] = [];
  const add = ({ id, content, replies }: Comment, parentId: string | null) => {
    found.push({ id, content, postId, parentId });
    for (const reply of replies) add(reply, id);
  };
  for (let page = 1; ; page += 1) {
    const { comments, pagination } = await readPage(url, postId, page, A_PAGE);
    for (const comment of comments) add(comment, null);
    if (!pagination.hasMore) return found;
  }
}

export const readPage = (
  url: string,
  postId: string,
  page: number,
  limit: number,
): Promise<Answers["/api/blog/comments"]> =>
  get(url, `/api/blog/comments?postId=${postId}&page=${page}&limit=${limit}`);

async function get<Answer>(url: string, path: string): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
