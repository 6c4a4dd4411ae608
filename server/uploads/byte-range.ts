export interface ByteRange {
  start: number;
  /** Included. */
  end: number;
}

/**
 * The part of a file that a Range header asks for, RFC 9110. Undefined: all of it, also where several
 * parts are asked for; null: there is no such part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (from && to && Number(to) < Number(from)) return undefined; // no range, says the RFC
  return start <= end ? { start, end } : null;
}
