import { isRouteErrorResponse } from "react-router";
import type { Failure } from "./rest.ts";

/** What an error page knows of what is missing; nothing of other errors. */
export function missingOf(error: unknown): Partial<Failure> {
  if (!isRouteErrorResponse(error) || error.status !== 404) return {};
  const said: unknown = error.data;
  return typeof said === "object" && said !== null ? (said as Partial<Failure>) : {};
}
