// What code asks of the network. `server/outbound` carries it out under one set of rules: addresses are
// checked when connecting, redirects are not followed, time and size are limited.

import type { Duplex } from "node:stream";

export type OutboundFailure =
  | "address"
  | "unresolved"
  | "refused"
  | "timeout"
  | "certificate"
  | "too_large"
  | "failed";

/** Why nothing came back. It never quotes what the other side sent. */
export class OutboundFailed extends Error {
  constructor(readonly reason: OutboundFailure) {
    super(`Outgoing request: ${reason}`);
  }
}

export interface OutboundRequest {
  /** http or https. */
  url: string;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** 5 seconds by default, from the look-up of the name to the last byte. */
  timeoutMs?: number;
  /** How much of the answer is read; nothing by default. A longer one is refused. */
  maxBytes?: number;
}

export interface OutboundAnswer {
  /** Also of a redirect, which is not followed. */
  status: number;
  body: string;
  durationMs: number;
}

export interface OutboundTarget {
  host: string;
  port: number;
  /** Whether the connection is encrypted before the first byte; the certificate has to be valid for the host. */
  isTls?: boolean;
  timeoutMs?: number;
}

export interface OutboundConnection<T> {
  value: T;
  /** From the look-up of the name to the end of the exchange. */
  durationMs: number;
  /** When the certificate of the other side ends, if there was one. */
  certificateExpiresAt?: Date | undefined;
}

/** Everything that the product sends to other servers, but mail, goes this way. */
export interface Outbound {
  /** Rejects with OutboundFailed if there is no answer. */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
  /**
   * Connects, runs the exchange on the connection, and closes it. Rejects with OutboundFailed, also if the other side
   * closes the connection during the exchange.
   */
  connect<T>(
    target: OutboundTarget,
    exchange: (socket: Duplex) => Promise<T>,
  ): Promise<OutboundConnection<T>>;
}
