import { lookup as resolve } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { connect as tcpConnect, isIP, type LookupFunction, type Socket } from "node:net";
import { type Duplex } from "node:stream";
import { connect as tlsConnect, TLSSocket } from "node:tls";
import {
  type Outbound,
  type OutboundAnswer,
  OutboundFailed,
  type OutboundFailure,
  type OutboundRequest,
  type OutboundTarget,
} from "../../schema/foundation/outbound.ts";
import { isBlocked } from "./blocked-addresses.ts";

const TIMEOUT_MS = 5_000;
const AGENT = "Atelier";

interface Settings {
  /** Whether addresses of the private network may be reached, as the operator has set. */
  allowsPrivate: boolean;
  /** How names are looked up. */
  lookup?: LookupFunction;
}

/** The exchange on a connection refused what it read. */
class ExchangeFailed extends Error {
  constructor(override readonly cause: unknown) {
    super("The exchange failed");
  }
}

/** The one way out for everything but mail. */
export function outbound({
  allowsPrivate,
  lookup = resolve as LookupFunction,
}: Settings): Outbound {
  /** A name is looked up once for each connection, and what is connected to is what was checked. */
  const checkedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "", 0);
      const addresses = Array.isArray(found) ? found : [{ address: found, family: isIP(found) }];
      if (!addresses.length || addresses.some(({ address }) => isBlocked(address, allowsPrivate)))
        return callback(new OutboundFailed("address"), "", 0);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return callback(null, first?.address ?? "", first?.family);
    });
  };

  /** A literal address is not looked up. */
  function refuseAddress(host: string): string {
    const bare = host.replace(/^\[|\]$/g, "");
    if (isIP(bare) && isBlocked(bare, allowsPrivate)) throw new OutboundFailed("address");
    return bare;
  }

  async function send({
    url,
    method = "GET",
    headers,
    body,
    timeoutMs = TIMEOUT_MS,
    maxBytes = 0,
  }: OutboundRequest): Promise<OutboundAnswer> {
    const target = new URL(url);
    const isTls = target.protocol === "https:";
    if ((!isTls && target.protocol !== "http:") || target.username || target.password)
      throw new OutboundFailed("address");
    refuseAddress(target.hostname);
    const begin = performance.now();
    const signal = AbortSignal.timeout(timeoutMs);
    return new Promise((done, fail) => {
      const refuse = (error: unknown) => fail(failureOf(error, signal));
      const options = {
        method,
        signal,
        agent: false as const,
        lookup: checkedLookup,
        headers: { "user-agent": AGENT, ...headers },
      };
      const request = (isTls ? httpsRequest : httpRequest)(target, options, (answer) => {
        const { statusCode: status = 0 } = answer;
        const end = (text: string) =>
          done({ status, body: text, durationMs: performance.now() - begin });
        if (!maxBytes) {
          end("");
          return void request.destroy();
        }
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on("error", refuse);
        answer.on("data", (chunk: Buffer) => {
          size += chunk.length;
          chunks.push(chunk);
          if (size <= maxBytes) return;
          refuse(new OutboundFailed("too_large"));
          request.destroy();
        });
        answer.on("end", () => end(Buffer.concat(chunks).toString("utf8")));
      });
      request.on("error", refuse);
      request.end(body);
    });
  }

  async function connect<T>(
    { host, port, isTls = false, timeoutMs = TIMEOUT_MS }: OutboundTarget,
    exchange: (socket: Duplex) => Promise<T>,
  ) {
    const bare = refuseAddress(host);
    const begin = performance.now();
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { host: bare, port, lookup: checkedLookup };
    const servername = isIP(bare) ? undefined : bare;
    const socket: Socket = isTls ? tlsConnect({ ...options, servername }) : tcpConnect(options);
    try {
      const value = await new Promise<T>((done, fail) => {
        signal.addEventListener("abort", () => fail(new OutboundFailed("timeout")));
        socket.once("error", fail);
        socket.once("close", () => fail(new OutboundFailed("failed")));
        socket.once(isTls ? "secureConnect" : "connect", () => {
          exchange(socket).then(done, (error: unknown) => fail(new ExchangeFailed(error)));
        });
      });
      const durationMs = performance.now() - begin;
      return { value, durationMs, certificateExpiresAt: certificateEnd(socket) };
    } catch (error) {
      throw error instanceof ExchangeFailed ? error.cause : failureOf(error, signal);
    } finally {
      socket.on("error", () => undefined); // it may still fail while it is closed
      socket.destroy();
    }
  }

  return { send, connect };
}

function certificateEnd(socket: Socket): Date | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  const { valid_to: end } = socket.getPeerCertificate();
  return end ? new Date(end) : undefined;
}

const REASONS: Readonly<Record<string, OutboundFailure>> = {
  ENOTFOUND: "unresolved",
  EAI_AGAIN: "unresolved",
  ECONNREFUSED: "refused",
  ETIMEDOUT: "timeout",
};

/** Only a reason: messages of errors may quote what the other side sent. */
function failureOf(error: unknown, signal: AbortSignal): Error {
  const known = [error, ...errorsWithin(error)].find((one) => one instanceof OutboundFailed);
  if (known) return known;
  if (signal.aborted) return new OutboundFailed("timeout");
  const { code = "" } = (error ?? {}) as { code?: string };
  if (/CERT|TLS|SSL/.test(code)) return new OutboundFailed("certificate");
  return new OutboundFailed(REASONS[code] ?? "failed");
}

/** Several addresses of a host fail together. */
const errorsWithin = (error: unknown): readonly unknown[] =>
  error instanceof AggregateError ? error.errors : [];
