/** Calls the REST adapter from the browser; without an answer the status is 0. */
export async function postFromBrowser(path: string, body: unknown) {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: response.status, body: (await response.json().catch(() => null)) as unknown };
  } catch {
    return { status: 0, body: null };
  }
}
