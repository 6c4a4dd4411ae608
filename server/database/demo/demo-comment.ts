import { accounts } from "./accounts.ts";

interface LocalizedText {
  name: string;
  email: string;
  /** The handle of the member who wrote it */
  member?: string;
  content: string;
  /** ISO date with its time zone */
  at: string;
  locale: "en" | "fr" | "no";
}

export interface DemoComment extends LocalizedText {
  /** The English slug of the post */
  post: string;
  /** Approved by default */
  status?: "pending" | "spam";
  replies?: LocalizedText[];
}

/** Name and email address of a member, as the author. */
export function by(member: string): Pick<LocalizedText, "name" | "email" | "member"> {
  const account = accounts.find((candidate) => candidate.member === member);
  if (!account) throw new Error(`The demo world has no member ${member}`);
  return { name: account.name, email: account.email, member };
}

/** Comments on one post, newest first. */
export function on(post: string, comments: Omit<DemoComment, "post">[]): DemoComment[] {
  return comments.map((comment) => ({ post, ...comment }));
}
