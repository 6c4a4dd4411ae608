import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { RawIntlProvider } from "react-intl";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { loggablePath } from "../schema/foundation/loggable-path.ts";
import { chosenLocale, shownLocale } from "./i18n/locale-cookie.ts";
import { intlFor } from "./i18n/intl.server.ts";
import { pageRequest } from "./platform/request.ts";
import { readSettings } from "./platform/settings/settings-cookies.ts";

// The server takes the key from this build: in development the modules are loaded more than once.
export { pageRequest };

/** What a visitor has chosen of what pages depend on: with the address it says which page they get. */
export const choicesOf = (cookies: string | null): string =>
  JSON.stringify([readSettings(cookies), chosenLocale(cookies)]);

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  // Settings and language come from cookies.
  headers.append("vary", "Cookie");
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { headers, status });
  const { nonce } = context.get(pageRequest);

  return new Promise<Response>((resolve, reject) => {
    const errors: unknown[] = [];
    const chunks: Buffer[] = [];
    const page = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        for (const error of errors) console.error(error);
        resolve(
          new Response(Buffer.concat(chunks), { headers, status: errors.length ? 500 : status }),
        );
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <RawIntlProvider value={intlFor(shownLocale(request))}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </RawIntlProvider>,
      {
        nonce,
        // Pages are complete without scripts: nothing is sent later for a script to insert.
        progressiveChunkSize: Infinity,
        onAllReady() {
          clearTimeout(late);
          pipe(page);
        },
        onShellError(error) {
          clearTimeout(late);
          reject(error); // the caller logs it
        },
        onError: (error) => void errors.push(error),
      },
    );
    const late = setTimeout(abort, streamTimeout + 1_000);
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(request.method, loggablePath(request.url), error);
};
