import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { readMail, type ReceivedMail } from "./received-mail.ts";

/** A refusal: 450 is temporary, 550 permanent. */
interface Refusal {
  code: number;
  text: string;
}

interface How {
  /** The port to listen on, such as a previous one. */
  port?: number;
  /** Accepts connections and says nothing. */
  isSilent?: boolean;
  /** The answer to a recipient, unless it is accepted. */
  refuse?: (to: string) => Refusal | undefined;
}

export interface MailServer {
  port: number;
  /** smtp://127.0.0.1:port */
  url: string;
  received: ReceivedMail[];
  /** Resolves when a client has connected for the first time. */
  connection: Promise<void>;
  /** The mail with that number, counted from 0, once it has arrived. */
  mail(index: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** A real SMTP server on this machine that stores what it receives. */
export async function mailServer({ port = 0, isSilent, refuse }: How = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const connection = Promise.withResolvers<void>();
  const waiting = new Map<number, PromiseWithResolvers<ReceivedMail>>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onConnect(_session, callback) {
      connection.resolve();
      if (!isSilent) callback();
    },
    onRcptTo({ address }, _session, callback) {
      const no = refuse?.(address);
      callback(no && Object.assign(new Error(no.text), { responseCode: no.code }));
    },
    onData(stream, _session, callback) {
      void text(stream).then((source) => {
        const mail = readMail(source);
        waiting.get(received.push(mail) - 1)?.resolve(mail);
        callback();
      });
    },
  });
  let closed: Promise<void> | undefined;
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    received,
    connection: connection.promise,
    async mail(index) {
      const there = received[index];
      if (there) return there;
      const coming = waiting.get(index) ?? Promise.withResolvers<ReceivedMail>();
      waiting.set(index, coming);
      return coming.promise;
    },
    close: () => (closed ??= new Promise((resolve) => server.close(() => resolve()))),
  };
}
