import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from "@apollo/server/plugin/disabled";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLSchema, OperationTypeNode } from "graphql";
import type { Context } from "../../schema/foundation/context.ts";
import { Malformed, Problem } from "../../schema/foundation/errors.ts";
import type { Caller } from "./caller.ts";
import type { Charges } from "./cost-charge.ts";
import { asHttpError } from "./cost-plugin.ts";
import { formatError } from "./error-format.ts";
import { failure } from "./http.ts";
import { serializeResult } from "./compiled-queries.ts";
import type { PersistedQueries } from "./persisted-queries.ts";
import { limits, MAX_TOKENS } from "./limits.ts";
import { rememberCaller } from "./ran-operations.ts";

const OPERATIONS_BY = "GET, HEAD, POST";

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** The context of operations: the graph's context, and the client that waits for the answer. */
export type CallContext = Context & { caller: Caller };

interface Given {
  context: (request: FastifyRequest) => Promise<CallContext>;
  afterAnswer: (context: Context, reply: FastifyReply) => Promise<void>;
  /** The page for browsers that open the URL. */
  explorer: Handler;
  charges: Charges;
  /** In this order: the first one with an answer wins. */
  plugins: ApolloServerPlugin<CallContext>[];
  /** Documents that are answered without Apollo. */
  known: PersistedQueries;
}

/**
 * Apollo's default plugins that we do not use: they would inspect every field and load their
 * dependencies.
 */
const UNUSED = [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginInlineTraceDisabled()];

const refuseSubscriptions: ApolloServerPlugin<CallContext> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation }) {
      if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
      throw asHttpError(
        new Malformed(
          "Subscriptions need a WebSocket: connect to /graphql with graphql-transport-ws",
        ),
      );
    },
  }),
};

/** What is refused before Apollo reads it, such as a body that is not JSON, is in its form, too. */
function asGraphQLErrors(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const { status, body } = failure(cause);
  if (status >= 500) request.log.error(error);
  if (body.retryAfter !== undefined) reply.header("retry-after", body.retryAfter);
  const { message, ...extensions } = body;
  return reply.code(status).send({ errors: [{ message, extensions }] });
}

/** GraphQL over HTTP at /graphql. */
export async function graphqlHttp(
  app: FastifyInstance,
  schema: GraphQLSchema,
  { context, afterAnswer, explorer, charges, plugins, known }: Given,
): Promise<void> {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const apollo = new ApolloServer<CallContext>({
    schema,
    plugins: [...plugins, refuseSubscriptions, known.plugin(), ...UNUSED],
    stringifyResult: serializeResult,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    validationRules: [...limits],
    parseOptions: { maxTokens: MAX_TOKENS },
    allowBatchedHttpRequests: false,
    formatError: (formatted, error) =>
      formatError(formatted, error, (unexpected) => app.log.error(unexpected)),
    stopOnTerminationSignals: false, // otherwise it ends the process while requests are still being completed
    logger: app.log,
  });
  await apollo.start();
  const contextFor = async (request: FastifyRequest, { raw }: FastifyReply) => {
    const made = await context(request);
    const refusal = charges.refusalBeforeReading(made.caller.payer);
    if (refusal) throw asHttpError(refusal);
    contexts.set(request, made);
    rememberCaller(request.raw, made.caller);
    raw.once("close", () => {
      if (!raw.writableFinished) made.caller.leave();
    });
    return made;
  };
  const answer = fastifyApolloHandler(apollo, {
    context: contextFor,
  }) as unknown as Handler;

  app.route({
    method: ["GET", "HEAD", "POST"],
    url: "/graphql",
    exposeHeadRoute: false, // Fastify's own knows no Response
    onSend: async (request, reply) => {
      const made = contexts.get(request);
      if (made) await afterAnswer(made, reply);
    },
    errorHandler: asGraphQLErrors,
    async handler(request, reply) {
      const isBrowser = request.method !== "POST" && request.headers.accept?.includes("text/html");
      if (isBrowser) return explorer(request, reply);
      reply.header("cache-control", "no-store");
      const isAnswered = await known.answer(request, reply, () => contextFor(request, reply));
      return isAnswered ? reply : answer.call(app, request, reply);
    },
  });
  app.route({
    method: ["PUT", "PATCH", "DELETE"],
    url: "/graphql",
    errorHandler: asGraphQLErrors,
    async handler({ method }, reply) {
      reply.header("allow", OPERATIONS_BY);
      throw new Problem("METHOD_NOT_ALLOWED", `There is no ${method} here, but ${OPERATIONS_BY}`);
    },
  });
}
