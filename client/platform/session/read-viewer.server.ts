import { data, type RouterContextProvider } from "react-router";
import { pageRequest } from "../request.ts";
import type { ViewerQuery } from "./viewer.generated.ts";
import viewerQuery from "./viewer.graphql?raw";

/** The user of the dashboard and their permissions; part of the document. */
export async function readViewer(context: Readonly<RouterContextProvider>) {
  const { viewer, siteInfo } = await context.get(pageRequest).query<ViewerQuery>(viewerQuery);
  if (!viewer) throw data(null, { status: 401 });
  return { ...viewer, siteCurrency: siteInfo.currency };
}
