import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { chosenLocale, shownLocale } from "./i18n/locale-cookie.ts";
import { messagesOf } from "./i18n/intl.server.ts";
import { Language } from "./i18n/language.tsx";
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
  const locale = shownLocale(request);
  const whole = isbot(request.headers.get("user-agent") ?? "") || router.isSpaMode;

  return new Promise<Response>((resolve, reject) => {
    let failed = false;
    let sent = false;
    const { pipe, abort } = renderToPipeableStream(
      <Language locale={locale} messages={messagesOf(locale)}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </Language>,
      {
        nonce,
        // Nothing is streamed for a script to insert later: pages are complete without scripts.
        progressiveChunkSize: Infinity,
        [whole ? "onAllReady" : "onShellReady"]() {
          sent = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(late);
              done();
            },
          });
          pipe(body);
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers,
              status: failed ? 500 : status,
            }),
          );
        },
        onShellError(error) {
          clearTimeout(late);
          reject(error);
        },
        onError(error) {
          failed = true;
          // Errors before the shell are rejected above and logged with their request.
          if (sent) console.error(error);
        },
      },
    );
    const late = setTimeout(abort, streamTimeout + 1_000);
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(request.method, request.url, error);
};
