import { data, type RouterContextProvider } from "react-router";
import { pageRequest } from "../request.ts";
import type { SiteCurrencyQuery } from "./site-currency.generated.ts";
import currencyQuery from "./site-currency.graphql?raw";
import type { ViewerQuery } from "./viewer.generated.ts";
import viewerQuery from "./viewer.graphql?raw";

/** The user of the dashboard and their permissions; part of the document. */
export async function readViewer(context: Readonly<RouterContextProvider>) {
  const { query } = context.get(pageRequest);
  // apart from each other, because only the first is a statement
  const [{ viewer }, { siteInfo }] = await Promise.all([
    query<ViewerQuery>(viewerQuery),
    query<SiteCurrencyQuery>(currencyQuery),
  ]);
  if (!viewer) throw data(null, { status: 401 });
  return { ...viewer, siteCurrency: siteInfo.currency };
}
