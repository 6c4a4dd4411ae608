import type { Outbound, OutboundRequest } from "../../schema/foundation/outbound.ts";
import { OutboundFailed } from "../../schema/foundation/outbound.ts";
import type { HttpClientInterface, HttpClientResponseInterface } from "./stripe-types.ts";

const TIMEOUT_MS = 15_000;
/** Answers have a few kilobytes; a list of a hundred refunds has some hundred. */
const MAX_BYTES = 2_000_000;

/** The requests of the SDK, under the rules of all outgoing requests: checked addresses, no redirects, limits. */
export function stripeHttp(network: Outbound): HttpClientInterface {
  return {
    getClientName: () => "outbound",
    async makeRequest(host, port, path, method, headers, requestData, protocol) {
      const { status, body } = await network.send({
        url: `${protocol}://${host}${port ? `:${port}` : ""}${path}`,
        method: method as OutboundRequest["method"] & string,
        headers: textsOf(headers),
        ...(requestData && { body: requestData }),
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      });
      return answerOf(status, body);
    },
  };
}

const textsOf = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

function answerOf(status: number, body: string): HttpClientResponseInterface {
  return {
    getStatusCode: () => status,
    getHeaders: () => ({}),
    getRawResponse: () => ({ body }),
    toStream: () => {
      throw new Error("Answers are not streamed");
    },
    async toJSON() {
      try {
        return JSON.parse(body);
      } catch {
        throw new OutboundFailed("failed");
      }
    },
  };
}
