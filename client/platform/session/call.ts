/** Calls this server: from the browser, or in process while a page is rendered. */
export type Call = (
  method: "GET" | "POST",
  path: string,
  /** Sent as JSON, or as a form where the protocol needs one or there are files */
  body?: object | URLSearchParams | FormData,
) => Promise<{ status: number; body: unknown }>;

const REQUEST_TIMEOUT_MS = 20_000;

/** Without an answer the status is 0. */
export const callFromBrowser: Call = async (method, path, body) => {
  const isForm = body instanceof URLSearchParams || body instanceof FormData;
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(body && {
        // The browser sets the content type of a form itself.
        ...(!isForm && { headers: { "content-type": "application/json" } }),
        body: isForm ? body : JSON.stringify(body),
      }),
    });
    return { status: response.status, body: (await response.json().catch(() => null)) as unknown };
  } catch {
    return { status: 0, body: null };
  }
};
