/** A file name in a header, encoded as in RFC 5987. */
export const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The header of a download under this name. */
export const attachmentDisposition = (name: string): string =>
  `attachment; filename*=UTF-8''${encodedName(name)}`;
