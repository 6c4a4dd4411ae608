import { ApolloServer } from "@apollo/server";
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Context } from "../../schema/foundation/context.ts";
import { formatError } from "./error-format.ts";
import { limits, MOST_TOKENS } from "./limits.ts";

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** GraphQL over HTTP at /graphql; a browser that opens the address gets the explorer. */
export async function graphqlHttp(
  app: FastifyInstance,
  schema: GraphQLSchema,
  context: (request: FastifyRequest, reply: FastifyReply) => Context,
  explorer: Handler,
): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    validationRules: [...limits],
    parseOptions: { maxTokens: MOST_TOKENS },
    allowBatchedHttpRequests: false,
    formatError: (formatted, error) =>
      formatError(formatted, error, (unexpected) => app.log.error(unexpected)),
    plugins: [fastifyApolloDrainPlugin(app)],
    logger: app.log,
  });
  await apollo.start();
  const answer = fastifyApolloHandler(apollo, {
    context: async (request, reply) => context(request, reply),
  }) as unknown as Handler;

  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    handler(request, reply) {
      const isBrowser = request.method === "GET" && request.headers.accept?.includes("text/html");
      return isBrowser ? explorer(request, reply) : answer.call(app, request, reply);
    },
  });
}
