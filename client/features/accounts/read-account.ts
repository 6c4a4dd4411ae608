import { data, type RouterContextProvider } from "react-router";
import { pageRequest } from "../../request.ts";
import type { AccountQuery } from "./account.generated.ts";
import query from "./account.graphql?raw";

/** The viewer's own account, and where they are signed in. */
export async function readAccount(context: Readonly<RouterContextProvider>) {
  const { status, body } = await context.get(pageRequest).call("POST", "/graphql", { query });
  const { viewer, viewerSession, sessions } = (body as { data?: AccountQuery } | null)?.data ?? {};
  if (!viewer || !sessions) throw data(null, { status: status === 200 ? 401 : status });
  return { account: viewer, devices: sessions.nodes, here: viewerSession?.id ?? null };
}

export type Account = NonNullable<AccountQuery["viewer"]>;
export type Device = AccountQuery["sessions"]["nodes"][number];
