import type { FastifyInstance } from "fastify";
import type { Context } from "../../schema/foundation/context.ts";
import type { PaymentProvider } from "../../schema/foundation/payment-provider.ts";
import { takeEvent } from "../../schema/payments/index.ts";

/** Events have a few kilobytes. */
const MAX_EVENT_BYTES = 500_000;
const NOTHING = new Uint8Array();

/** Where the provider says that something happened. Bodies are left as they came, because their bytes are signed. */
export function paymentWebhook(
  http: FastifyInstance,
  provider: PaymentProvider,
  context: () => Context,
): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const asBytes = { parseAs: "buffer" } as const;
    scope.addContentTypeParser<Buffer>("*", asBytes, (_request, body, done) => done(null, body));
    scope.post(
      `/webhooks/${provider.name}`,
      { bodyLimit: MAX_EVENT_BYTES },
      async (request, reply) => {
        reply.header("cache-control", "no-store");
        const signature = request.headers[`${provider.name}-signature`];
        const body = request.body instanceof Uint8Array ? request.body : NOTHING;
        await takeEvent(provider, { body, signature: String(signature ?? "") }, context());
        return { received: true };
      },
    );
  });
}
