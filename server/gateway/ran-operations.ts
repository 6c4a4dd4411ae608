import type { IncomingMessage } from "node:http";
import { Kind, type OperationDefinitionNode } from "graphql";
import type { Caller, RanOperation } from "./caller.ts";

const callers = new WeakMap<IncomingMessage, Caller>();

/** Remembers whose operation a request runs, for its line in the log. */
export const rememberCaller = (request: IncomingMessage, caller: Caller): void =>
  void callers.set(request, caller);

/** What the line of a request says of the operation it ran. */
export const ranOperation = (request: IncomingMessage): RanOperation | undefined =>
  callers.get(request)?.ran;

interface Outcome {
  cost?: number | undefined;
  errors?: readonly { extensions?: { code?: unknown } | undefined }[] | undefined;
}

/** Names, codes and points; nothing of variables and answers. */
export function ran(
  operation: OperationDefinitionNode | null | undefined,
  { cost, errors = [] }: Outcome,
): RanOperation {
  const [root] = operation?.selectionSet.selections ?? [];
  const name = operation?.name ?? (root?.kind === Kind.FIELD ? root.name : undefined);
  const codes = new Set(
    errors.map(({ extensions: { code } = {} }) => (typeof code === "string" ? code : "INTERNAL")),
  );
  return {
    operation: name?.value.slice(0, MAX_NAME_LENGTH),
    cost,
    ...(codes.size && { codes: [...codes] }),
  };
}

/** The name is the caller's. */
const MAX_NAME_LENGTH = 100;
