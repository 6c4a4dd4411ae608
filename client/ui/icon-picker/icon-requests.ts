/** The specification, section 9: the longest URL, including the host. */
const MAX_URL_LENGTH = 500;

export interface IconRequest {
  prefix: string;
  names: string[];
  address: string;
}

/** Returns the URLs of as few requests as possible for these icons, "prefix:name". */
export function iconRequests(icons: readonly string[], origin: string): IconRequest[] {
  const byPrefix = Map.groupBy(icons, (icon) => icon.slice(0, icon.indexOf(":")));
  return [...byPrefix].flatMap(([prefix, members]) => {
    const start = `/icons/${prefix}.json?icons=`;
    const requests: IconRequest[] = [];
    for (const icon of members) {
      const name = icon.slice(prefix.length + 1);
      const last = requests.at(-1);
      const together = `${last?.address},${name}`;
      if (last && origin.length + together.length <= MAX_URL_LENGTH) {
        last.names.push(name);
        last.address = together;
      } else requests.push({ prefix, names: [name], address: start + name });
    }
    return requests;
  });
}
