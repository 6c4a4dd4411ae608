import { data, type RouterContextProvider } from "react-router";
import { pageRequest } from "../request.ts";
import type { SiteCurrencyQuery } from "./site-currency.generated.ts";
import currencyQuery from "./site-currency.graphql?raw";
import type { ViewerQuery } from "./viewer.generated.ts";
import viewerQuery from "./viewer.graphql?raw";

/** The user of the dashboard and their permissions; part of the document. */
export async function readViewer(context: Readonly<RouterContextProvider>) {
  const { call } = context.get(pageRequest);
  const ask = (query: string) => call("POST", "/graphql", { query });
  const [{ status, body }, site] = await Promise.all([ask(viewerQuery), ask(currencyQuery)]);
  const { viewer } = (body as { data?: ViewerQuery } | null)?.data ?? {};
  const { siteInfo } = (site.body as { data?: SiteCurrencyQuery } | null)?.data ?? {};
  if (!viewer || !siteInfo) throw data(null, { status: status === 200 ? 401 : status });
  return { ...viewer, siteCurrency: siteInfo.currency };
}
