import { type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Context } from "../../schema/foundation/context.ts";
import { type Problem, RateLimited, STATUS } from "../../schema/foundation/errors.ts";
import type { Caller } from "./caller.ts";
import type { Charge, Charges } from "./cost-charge.ts";
import { ran } from "./ran-operations.ts";

/** With it the operation is not run, unless it is `false`: the answer only says what it may cost. */
export const ESTIMATE_ONLY = "x-cost-estimate-only";

interface SingleResult {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLFormattedError[];
}

/** Charges every operation before it runs, and adds its cost to every answer. */
export const costPlugin = (charges: Charges): ApolloServerPlugin<Context & { caller: Caller }> => ({
  async requestDidStart({ request: { http } }) {
    const isEstimate = (http?.headers.get(ESTIMATE_ONLY) ?? "false") !== "false";
    let charge: Charge | undefined;
    return {
      async didEncounterErrors({ operation, source, contextValue: { caller } }) {
        if (source !== undefined && !operation) await charges.chargeBadDocument(caller.payer);
      },
      async didResolveOperation({ document, operation, request, contextValue: { caller } }) {
        if (!operation) return;
        const requested = { document, operation, variables: request.variables ?? {} };
        charge = isEstimate
          ? await charges.estimate(requested, caller.payer)
          : await charges.charge(requested, caller.payer);
        if (charge?.refusal) throw asHttpError(charge.refusal);
        caller.isWriting = operation.operation === "mutation";
      },
      async responseForOperation() {
        if (!isEstimate || !charge) return null;
        return {
          http: { status: undefined, headers: new HeaderMap() },
          body: { kind: "single", singleResult: { data: null } },
        };
      },
      async willSendResponse({
        operation,
        response: { body, http: answer },
        contextValue: { caller, fallbackStatements: statements },
      }) {
        if (body.kind !== "single") return;
        const { singleResult } = body;
        const wait = retryAfterOf(singleResult.errors);
        if (wait !== undefined) answer.headers.set("retry-after", String(wait));
        if (wait !== undefined && isRefusal(singleResult)) answer.status = STATUS.RATE_LIMITED;
        caller.ran = ran(operation, singleResult);
        if (!charge) return;
        const cost = charge.settle(singleResult.data, caller.isWriting ? 0 : statements);
        singleResult.extensions = { ...singleResult.extensions, cost };
        caller.ran.cost = cost.actual;
      },
    };
  },
});

/** When to retry, if a resolver refused because of a limit of its own. */
const retryAfterOf = (errors: readonly GraphQLFormattedError[] = []): number | undefined => {
  const limited = errors.find(({ extensions }) => extensions?.code === "RATE_LIMITED");
  return limited?.extensions?.retryAfter as number | undefined;
};

/** Whether the answer holds nothing but rate limit errors. */
const isRefusal = ({ data, errors = [] }: SingleResult): boolean =>
  errors.every(({ extensions }) => extensions?.code === "RATE_LIMITED") &&
  Object.values(data ?? {}).every((value) => value === null);

/** What Apollo reads from an error: the problem's own status, and when to retry. */
export function asHttpError(problem: Problem): GraphQLError {
  const headers = new HeaderMap();
  if (problem instanceof RateLimited) headers.set("retry-after", String(problem.retryAfter));
  const http = { status: STATUS[problem.code], headers };
  return new GraphQLError(problem.message, {
    originalError: problem,
    extensions: { ...problem.extensions, http },
  });
}
