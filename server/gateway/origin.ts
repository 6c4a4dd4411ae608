import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../config.ts";

/** The requested origin if it is one of ours; otherwise the configured one, whatever Host says. */
export const originOf = (
  { headers }: { headers: IncomingHttpHeaders },
  { origin, origins }: Pick<Config, "origin" | "origins">,
): string => origins.find((one) => new URL(one).host === headers.host) ?? origin;
