/** An address as short as people write it. */
export const shortUrl = (url: string): string =>
  url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
