import type { Page } from "@playwright/test";

/** The faults of a page while it was open; all lists are empty on a good one. */
export interface Faults {
  /** Console errors and exceptions */
  errors: string[];
  /** Requested URLs outside this server */
  foreign: string[];
  /** Violations of the content security policy */
  refused: string[];
}

export const none: Faults = { errors: [], foreign: [], refused: [] };

/** Watches a page from before it opens; `status` is the expected status of its document. */
export async function watch(page: Page, site: string | undefined, status = 200): Promise<Faults> {
  const faults: Faults = { errors: [], foreign: [], refused: [] };
  const note = (url: string) => {
    const { protocol, host } = new URL(url);
    if (/^(https?|wss?):$/.test(protocol) && host !== new URL(site ?? "").host) {
      faults.foreign.push(url);
    }
  };
  page.on("request", (request) => note(request.url()));
  page.on("websocket", (socket) => note(socket.url()));
  page.on("pageerror", (error) => faults.errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    // The browser itself reports that the document is an error page.
    const isItsStatus =
      status >= 400 &&
      message.location().url === page.url() &&
      message.text().includes(`status of ${status}`);
    // React Router looks routes up in advance; leaving the document cancels that.
    const isLeft = message.text().startsWith("Failed to fetch manifest patches");
    if (!isItsStatus && !isLeft) faults.errors.push(message.text());
  });
  await page.exposeFunction("refusedByPolicy", (what: string) => faults.refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { refusedByPolicy } = window as unknown as { refusedByPolicy(what: string): void };
      refusedByPolicy(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return faults;
}
