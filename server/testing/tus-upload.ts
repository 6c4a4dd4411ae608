import type { Viewer } from "../../schema/foundation/viewer.ts";
import type { TestServer } from "./server.ts";

interface Sent {
  /** The announced number of bytes; by default the actual one. */
  length?: number;
  headers?: Record<string, string>;
}

interface Part {
  at?: number;
  headers?: Record<string, string>;
}

/** Uploads as a tus client does, one request at a time, by default to conversations. */
export function tusUploads(server: TestServer, at = "/api/chat/uploads") {
  const ask = async (
    as: Viewer | undefined,
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: BodyInit,
  ) => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { "tus-resumable": "1.0.0", ...(as && server.as(as)), ...headers },
      ...(body !== undefined && { body, duplex: "half" }),
    } as RequestInit);
    const text = await response.text();
    // oxlint-disable-next-line typescript/no-explicit-any -- answers have the shape of the question
    const json: any = text && JSON.parse(text);
    return { status: response.status, headers: response.headers, body: json };
  };

  const begin = (
    as: Viewer | undefined,
    metadata: Record<string, string>,
    { length = 0, headers }: Sent = {},
  ) => {
    const pairs = Object.entries(metadata).map(
      ([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`,
    );
    return ask(as, "POST", at, {
      "upload-length": String(length),
      "upload-metadata": pairs.join(),
      ...headers,
    });
  };

  const send = (
    as: Viewer | undefined,
    path: string,
    bytes: Uint8Array | ReadableStream,
    { at = 0, headers }: Part = {},
  ) =>
    ask(
      as,
      "PATCH",
      path,
      {
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(at),
        ...headers,
      },
      bytes as BodyInit,
    );

  return {
    ask,
    begin,
    send,
    head: (as: Viewer | undefined, path: string) => ask(as, "HEAD", path),
    end: (as: Viewer | undefined, path: string) => ask(as, "DELETE", path),
    /** Uploads a whole file and returns the attachment. */
    async whole(as: Viewer, conversationId: string, filename: string, bytes: Uint8Array) {
      const begun = await begin(as, { filename, conversationId }, { length: bytes.length });
      const path = begun.headers.get("location");
      if (!path) throw new Error(`${begun.status} ${JSON.stringify(begun.body)}`);
      const answer = await send(as, path, bytes);
      return answer.body.attachment;
    },
  };
}
