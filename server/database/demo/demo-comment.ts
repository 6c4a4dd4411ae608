import { accounts } from "./accounts.ts";

interface Words {
  name: string;
  email: string;
  /** The handle of the member who wrote it */
  member?: string;
  content: string;
  /** ISO date with its zone */
  at: string;
  locale: "en" | "fr" | "no";
}

export interface DemoComment extends Words {
  /** The English slug of the post */
  post: string;
  /** Left out: approved */
  status?: "pending" | "spam";
  replies?: Words[];
}

/** Name and address of a member, as the one who writes. */
export function by(member: string): Pick<Words, "name" | "email" | "member"> {
  const account = accounts.find((candidate) => candidate.member === member);
  if (!account) throw new Error(`The demo world has no member ${member}`);
  return { name: account.name, email: account.email, member };
}

/** Comments of one post, the newest first. */
export function on(post: string, comments: Omit<DemoComment, "post">[]): DemoComment[] {
  return comments.map((comment) => ({ post, ...comment }));
}
