import { UnknownError } from "./auth-errors.ts";
import type { Call } from "./call.ts";

export type SessionFault = "CLIENT_FETCH_ERROR" | "CLIENT_SESSION_ERROR";

/** Logs an error in the console and on the server, as section 8 of the specification says. */
export function logError(call: Call, code: SessionFault, error: unknown, path?: string): void {
  const fault = new UnknownError(error);
  console.error(`[session] ${code}`, path ?? "", fault.message);
  const details = { level: "error", code, name: fault.name, message: fault.message };
  call("POST", "/api/auth/_log", new URLSearchParams({ ...details, ...(path && { path }) })).catch(
    () => {}, // it is the server that cannot be reached
  );
}
