import type { Page } from "@playwright/test";

/** What went wrong on a page while somebody looked at it; all of it empty on a good one. */
export interface Faults {
  /** Console errors and exceptions */
  errors: string[];
  /** Addresses outside this server */
  foreign: string[];
  /** What the content security policy refused */
  refused: string[];
}

export const none: Faults = { errors: [], foreign: [], refused: [] };

/** Watches a page from before it opens; `status` is what its document is expected to answer. */
export async function watch(page: Page, status = 200): Promise<Faults> {
  const faults: Faults = { errors: [], foreign: [], refused: [] };
  page.on("pageerror", (error) => faults.errors.push(String(error)));
  page.on("console", (message) => {
    // The browser itself reports that the document is an error page.
    const own = message.location().url === page.url() && message.text().includes(`${status}`);
    if (message.type() === "error" && !(status >= 400 && own)) faults.errors.push(message.text());
  });
  page.on("request", (request) => note(request.url()));
  page.on("websocket", (socket) => note(socket.url()));
  await page.exposeFunction("refusedByPolicy", (what: string) => faults.refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { refusedByPolicy } = window as unknown as { refusedByPolicy(what: string): void };
      refusedByPolicy(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return faults;

  function note(url: string): void {
    const { protocol, host } = new URL(url);
    const inside = ["data:", "blob:"].includes(protocol) || host === new URL(page.url()).host;
    if (!inside && page.url() !== "about:blank") faults.foreign.push(url);
  }
}
