import { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Context } from "../../schema/foundation/context.ts";
import { formatError } from "./error-format.ts";
import { limits, MOST_TOKENS } from "./limits.ts";

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface Given {
  context: (request: FastifyRequest) => Context;
  whenDone: (context: Context, reply: FastifyReply) => void;
  /** The page that a browser gets which opens the address. */
  explorer: Handler;
}

/** GraphQL over HTTP at /graphql. */
export async function graphqlHttp(
  app: FastifyInstance,
  schema: GraphQLSchema,
  { context, whenDone, explorer }: Given,
): Promise<void> {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    validationRules: [...limits],
    parseOptions: { maxTokens: MOST_TOKENS },
    allowBatchedHttpRequests: false,
    formatError: (formatted, error) =>
      formatError(formatted, error, (unexpected) => app.log.error(unexpected)),
    stopOnTerminationSignals: false, // or it ends the process while requests are being finished
    logger: app.log,
  });
  await apollo.start();
  const answer = fastifyApolloHandler(apollo, {
    context: async (request) => {
      const made = context(request);
      contexts.set(request, made);
      return made;
    },
  }) as unknown as Handler;

  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    onSend: async (request, reply) => {
      const made = contexts.get(request);
      if (made) whenDone(made, reply);
    },
    handler(request, reply) {
      const isBrowser = request.method === "GET" && request.headers.accept?.includes("text/html");
      return isBrowser ? explorer(request, reply) : answer.call(app, request, reply);
    },
  });
}
