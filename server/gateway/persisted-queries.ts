import type { ApolloServerPlugin } from "@apollo/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { DocumentNode, OperationDefinitionNode } from "graphql";
import { LruMap, reportCache } from "../../schema/foundation/lru-map.ts";
import type { Charges } from "./cost-charge.ts";
import { ESTIMATE_ONLY } from "./cost-plugin.ts";
import { type ReadCompiled, RawJsonResult, serializeResult } from "./compiled-queries.ts";
import type { CallContext } from "./graphql-http.ts";
import { ran } from "./ran-operations.ts";

interface Known {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** The body of a persisted query (Apollo's protocol) that names its document by hash. */
interface Persisted {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: { persistedQuery?: { version?: unknown; sha256Hash?: unknown } };
}

const MAX_ENTRIES = 1_000;
const GRAPHQL_JSON = "application/graphql-response+json";

/**
 * Answers persisted queries without Apollo if their document was parsed, validated and answered by
 * one statement before: for the same viewer, within the same limits, at the same cost. Everything
 * but plain success is left to Apollo.
 */
export class PersistedQueries {
  readonly #known = reportCache("persisted queries", new LruMap<string, Known>(MAX_ENTRIES));

  constructor(
    private readonly finish: ReadCompiled,
    private readonly charges: Charges,
  ) {}

  /** Remembers documents that Apollo has accepted. */
  plugin(): ApolloServerPlugin<CallContext> {
    return {
      requestDidStart: async () => ({
        willSendResponse: async ({
          request,
          queryHash,
          document,
          operation,
          response: { body },
        }) => {
          if (!request.extensions?.persistedQuery || !queryHash || !document || !operation) return;
          if (request.operationName || body.kind !== "single") return;
          if (operation.operation !== "query") return; // if Apollo got it afterwards, it would run twice
          if ((body.singleResult.data as unknown) instanceof RawJsonResult) {
            this.#known.set(queryHash, { document, operation });
          }
        },
      }),
    };
  }

  /**
   * Sends the answer and returns true, or returns false: then Apollo has to be asked. It must not return
   * the reply, which is a thenable: awaiting it gives undefined.
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    contextOf: () => Promise<CallContext>,
  ): Promise<boolean> {
    const known = this.#find(request);
    if (!known) return false;
    const { variables } = request.body as Persisted;
    const requested = { ...known, variables: (variables ?? {}) as Record<string, unknown> };
    const context = await contextOf();
    const charge = await this.charges.charge(requested, context.caller.payer);
    if (charge.refusal) return false;
    const result = await this.finish(requested, context);
    if (!result) {
      charge.undo();
      return false;
    }
    const cost = charge.settle(result.data);
    context.caller.ran = ran(known.operation, { cost: cost.actual, errors: result.errors });
    const text = serializeResult({ ...result, extensions: { cost } });
    const type = request.headers.accept?.includes(GRAPHQL_JSON) ? GRAPHQL_JSON : "application/json";
    void reply.type(`${type}; charset=utf-8`).send(text);
    return true;
  }

  #find({ method, headers, body }: FastifyRequest): Known | undefined {
    if (method !== "POST" || ESTIMATE_ONLY in headers) return undefined;
    const { query, operationName, variables, extensions } = (body ?? {}) as Persisted;
    const { version, sha256Hash } = extensions?.persistedQuery ?? {};
    const isPlain =
      variables == null || (typeof variables === "object" && !Array.isArray(variables));
    if (query !== undefined || operationName != null || version !== 1 || !isPlain) return undefined;
    return this.#known.get(String(sha256Hash));
  }
}
