import { data } from "react-router";
import type { Failure } from "./rest.ts";

/** The page number in a URL. An invalid one answers 404. */
export function pageOf(url: URL): number {
  const requested = url.searchParams.get("page");
  if (requested === null) return 1;
  if (!/^[1-9]\d{0,6}$/.test(requested)) throw noSuchPage();
  return Number(requested);
}

export function noSuchPage() {
  const failure: Failure = { message: "Page not found", code: "NOT_FOUND" };
  return data(failure, { status: 404 });
}
