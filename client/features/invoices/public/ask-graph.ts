import type { Call } from "../../../platform/session/call.ts";

interface Refused {
  code: string;
  fields: Record<string, string>;
}

export type GraphAnswer<Data> = { data: Data } | { refused: Refused };

/** Asks the graph, where secrets are in the body and so in no address that is logged. */
export async function askGraph<Data>(
  call: Call,
  query: string,
  variables: object = {},
): Promise<GraphAnswer<Data>> {
  const { status, body } = await call("POST", "/graphql", { query, variables });
  const { data, errors } = (body ?? {}) as {
    data?: Data | null;
    errors?: { extensions?: Partial<Refused> }[];
  };
  if (data && !errors?.length) return { data };
  const { code = status === 0 ? "OFFLINE" : "INTERNAL", fields = {} } =
    errors?.[0]?.extensions ?? {};
  return { refused: { code, fields } };
}
