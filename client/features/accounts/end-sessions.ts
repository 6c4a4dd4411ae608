import type { Call } from "../../session/call.ts";
import endOthers from "./end-other-sessions.graphql?raw";
import type { EndSessionMutationVariables } from "./end-session.generated.ts";
import endOne from "./end-session.graphql?raw";
import { type Outcome, refuse, textOf } from "./outcome.ts";

interface Answer {
  errors?: { extensions?: { code?: string } }[];
}

/** Signs the viewer out in one other place, or in all of them. */
export async function endSessions(form: FormData, call: Call): Promise<Outcome> {
  const id = textOf(form, "session");
  const variables: EndSessionMutationVariables = { id };
  const { status, body } = await call(
    "POST",
    "/graphql",
    id ? { query: endOne, variables } : { query: endOthers },
  );
  const code = (body as Answer | null)?.errors?.[0]?.extensions?.code;
  // What is ended already is what was asked for.
  if (status >= 400 || status === 0 || (code && code !== "NOT_FOUND")) {
    return refuse(form, code === "UNAUTHENTICATED" ? 401 : status === 200 ? 500 : status);
  }
  return { done: id ? "ended" : "othersEnded" };
}
