import type { Call } from "../../../platform/session/call.ts";
import type { OpenFileLinkMutation } from "./open-file-link.generated.ts";
import query from "./open-file-link.graphql?raw";

export type OpenedLink = OpenFileLinkMutation["openFileLink"];

/** What a link leads to, or the code of the refusal. */
export type LinkAnswer = { link: OpenedLink } | { refused: string };

/** Opens a share link; by POST, so that neither secret is part of an address that is logged. */
export async function openFileLink(
  call: Call,
  token: string,
  password?: string,
): Promise<LinkAnswer> {
  const variables = { token, password: password ?? null };
  const { status, body } = await call("POST", "/graphql", { query, variables });
  const { data, errors = [] } = (body ?? {}) as {
    data?: OpenFileLinkMutation | null;
    errors?: { extensions?: { code?: string } }[];
  };
  if (data) return { link: data.openFileLink };
  return { refused: errors[0]?.extensions?.code ?? (status === 0 ? "OFFLINE" : "INTERNAL") };
}
