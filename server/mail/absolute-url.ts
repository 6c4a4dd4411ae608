/** An absolute link, as mail programs need it. */
export const absoluteUrl = (url: string, origin: string): string => new URL(url, origin).href;
