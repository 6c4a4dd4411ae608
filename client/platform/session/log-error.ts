import { UnknownError } from "./auth-errors.ts";
import type { Call } from "./call.ts";

export type SessionFault = "CLIENT_FETCH_ERROR" | "CLIENT_SESSION_ERROR";

/** Said in the console and told to the server, as the specification's section 8 has it. */
export function logError(call: Call, code: SessionFault, error: unknown, path?: string): void {
  const fault = new UnknownError(error);
  console.error(`[session] ${code}`, path ?? "", fault.message);
  const details = { level: "error", code, name: fault.name, message: fault.message };
  call("POST", "/api/auth/_log", new URLSearchParams({ ...details, ...(path && { path }) })).catch(
    () => {}, // the server is what cannot be reached
  );
}
