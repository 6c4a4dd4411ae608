/** Downloads a file; the server says its name. */
export function download(href: string, name = ""): void {
  Object.assign(document.createElement("a"), { href, download: name }).click();
}

/** Saves a text as a file. */
export function downloadText(text: string, name: string, type = "text/csv"): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  download(href, name);
  // The download has started with the click; the object URL is kept until it is read.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
