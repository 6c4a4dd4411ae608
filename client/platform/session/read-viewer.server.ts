import { data, type RouterContextProvider } from "react-router";
import { pageRequest } from "../request.ts";
import type { ViewerQuery } from "./viewer.generated.ts";
import query from "./viewer.graphql?raw";

/** The user of the dashboard and their permissions; part of the document. */
export async function readViewer(context: Readonly<RouterContextProvider>) {
  const { status, body } = await context.get(pageRequest).call("POST", "/graphql", { query });
  const { viewer, siteInfo } = (body as { data?: ViewerQuery } | null)?.data ?? {};
  if (!viewer || !siteInfo) throw data(null, { status: status === 200 ? 401 : status });
  return { ...viewer, siteCurrency: siteInfo.currency };
}
