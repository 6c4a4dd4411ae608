/** An IPv4 address, also one that is written as IPv6. */
export function asIPv4(address: string): string | undefined {
  const [, found] = /^(?:::ffff:)?((?:\d{1,3}\.){3}\d{1,3})$/i.exec(address) ?? [];
  return found;
}
