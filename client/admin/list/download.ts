/** Downloads a file; the server says its name. */
export function download(href: string, name = ""): void {
  Object.assign(document.createElement("a"), { href, download: name }).click();
}

/** Saves a text as a CSV file. */
export function downloadText(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  download(href, name);
  // The download has started with the click; the object URL is kept until it is read.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
