import type { Comment } from "../../../../platform/rest.ts";

/** Why it was not changed: decides which text the author sees. */
export type Problem = "late" | "empty" | "failed";

type Changed = Pick<Comment, "content" | "editedAt">;

interface Answer {
  data?: { updateComment?: Changed } | null;
  errors?: { extensions?: { code?: string } }[];
}

const UPDATE = `mutation($id: ID!, $content: String!) {
  updateComment(id: $id, input: { content: $content }) { content editedAt }
}`;
const DELETE = "mutation($id: ID!) { deleteComment(id: $id) }";

const problems: Record<string, Problem> = {
  FORBIDDEN: "late",
  NOT_FOUND: "late",
  INVALID: "empty",
};

export async function updateComment(
  id: string,
  content: string,
): Promise<{ comment?: Changed; problem?: Problem }> {
  const { data, errors } = await ask(UPDATE, { id, content });
  return data?.updateComment
    ? { comment: data.updateComment }
    : { problem: problemOf(errors) ?? "failed" };
}

/** Returns the problem; undefined if the comment is deleted. */
export async function deleteComment(id: string): Promise<Problem | undefined> {
  return problemOf((await ask(DELETE, { id })).errors);
}

function problemOf(errors: Answer["errors"]): Problem | undefined {
  const [error] = errors ?? [];
  return error && (problems[error.extensions?.code ?? ""] ?? "failed");
}

async function ask(query: string, variables: object): Promise<Answer> {
  try {
    const answer = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(20_000),
    });
    return (await answer.json()) as Answer;
  } catch {
    return { errors: [{}] };
  }
}
