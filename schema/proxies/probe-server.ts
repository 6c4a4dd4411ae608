import type { Duplex } from "node:stream";
import { OutboundFailed, type OutboundFailure } from "../foundation/outbound.ts";
import { SecretUnreadable } from "../foundation/secrets.ts";
import type { Services } from "../foundation/services.ts";
import { ProxyAuthType, ProxyCheckError, ProxyProtocol, type ProxyServer } from "./proxy-server.ts";
import type { Finding } from "./server-health.ts";

const TIMEOUT_MS = 5_000;
/** A status line is shorter. */
const MAX_LINE_BYTES = 1_024;

const ERRORS: Partial<Record<OutboundFailure, ProxyCheckError>> = {
  address: ProxyCheckError.ADDRESS,
  unresolved: ProxyCheckError.UNRESOLVED,
  refused: ProxyCheckError.REFUSED,
  timeout: ProxyCheckError.TIMEOUT,
  certificate: ProxyCheckError.CERTIFICATE,
};

/** The server answered what a proxy that works does not answer. */
class Refused extends Error {
  constructor(readonly error: ProxyCheckError) {
    super(error);
  }
}

interface Credentials {
  username: string;
  secret: string;
}

/** Connects to the host and port of a server, and to nothing else, and sees whether it speaks its protocol. */
export async function probeServer(
  server: ProxyServer,
  { outbound, secrets }: Pick<Services, "outbound" | "secrets">,
): Promise<Finding> {
  const { host, port, protocol } = server;
  const isTls = protocol === ProxyProtocol.HTTPS;
  try {
    const secret = server.secret ? secrets.open(server.secret, server.id) : "";
    const credentials = { username: server.username ?? "", secret };
    const { durationMs, certificateExpiresAt } = await outbound.connect(
      { host, port, isTls, timeoutMs: TIMEOUT_MS },
      (socket) => exchange(socket, server, credentials),
    );
    const latencyMs = Math.round(durationMs);
    return { ok: true, latencyMs, tlsExpiresAt: certificateExpiresAt ?? null };
  } catch (error) {
    return { ok: false, error: errorOf(error) };
  }
}

function errorOf(error: unknown): ProxyCheckError {
  if (error instanceof Refused) return error.error;
  if (error instanceof SecretUnreadable) return ProxyCheckError.SECRET;
  if (error instanceof OutboundFailed) return ERRORS[error.reason] ?? ProxyCheckError.FAILED;
  throw error;
}

async function exchange(socket: Duplex, server: ProxyServer, by: Credentials): Promise<void> {
  if (server.protocol === ProxyProtocol.SHADOWSOCKS) return; // it answers nothing without a key
  if (server.protocol === ProxyProtocol.SOCKS5) await speakSocks(socket, server, by);
  else await speakHttp(socket, server, by);
}

async function speakHttp(socket: Duplex, server: ProxyServer, by: Credentials): Promise<void> {
  const authorization = authorizationOf(server.authType, by);
  const lines = [
    "OPTIONS * HTTP/1.1",
    `Host: ${server.host}:${server.port}`,
    "User-Agent: Atelier",
    "Connection: close",
    ...(authorization ? [`Proxy-Authorization: ${authorization}`] : []),
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const line = await read(socket, (bytes) => bytes.includes("\n"));
  const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(line.toString("latin1")) ?? [];
  if (!status) throw new Refused(ProxyCheckError.PROTOCOL);
  if (status.startsWith("3")) throw new Refused(ProxyCheckError.REDIRECTED);
  if (authorization && (status === "407" || status === "401"))
    throw new Refused(ProxyCheckError.SIGN_IN);
}

function authorizationOf(authType: ProxyAuthType, { username, secret }: Credentials) {
  if (!secret) return undefined;
  if (authType === ProxyAuthType.TOKEN) return `Bearer ${secret}`;
  if (authType !== ProxyAuthType.BASIC) return undefined;
  return `Basic ${Buffer.from(`${username}:${secret}`).toString("base64")}`;
}

/** RFC 1928, and RFC 1929 for user name and secret. */
async function speakSocks(socket: Duplex, server: ProxyServer, by: Credentials): Promise<void> {
  const signsIn = server.authType === ProxyAuthType.BASIC && by.secret !== "";
  const method = signsIn ? 2 : 0;
  socket.write(Buffer.from([5, 1, method]));
  const [version, chosen] = await read(socket, (bytes) => bytes.length >= 2);
  if (version !== 5) throw new Refused(ProxyCheckError.PROTOCOL);
  if (chosen !== method) throw new Refused(ProxyCheckError.SIGN_IN);
  if (!signsIn) return;
  const parts = [by.username, by.secret].map((text) => Buffer.from(text).subarray(0, 255));
  socket.write(
    Buffer.concat([
      Buffer.from([1]),
      ...parts.flatMap((part) => [Buffer.from([part.length]), part]),
    ]),
  );
  const [, result] = await read(socket, (bytes) => bytes.length >= 2);
  if (result !== 0) throw new Refused(ProxyCheckError.SIGN_IN);
}

/** What arrives until it is enough. It is looked at and dropped. */
function read(socket: Duplex, isEnough: (bytes: Buffer) => boolean): Promise<Buffer> {
  return new Promise((done, fail) => {
    let bytes: Buffer = Buffer.alloc(0);
    const onData = (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      const isTooMuch = bytes.length > MAX_LINE_BYTES;
      if (!isTooMuch && !isEnough(bytes)) return;
      socket.off("data", onData);
      if (isTooMuch && !isEnough(bytes)) fail(new Refused(ProxyCheckError.PROTOCOL));
      else done(bytes);
    };
    socket.on("data", onData);
  });
}
