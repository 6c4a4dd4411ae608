export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * The part of a file that a Range header requests, RFC 9110. Undefined: the whole file, also if
 * several parts are requested; null: there is no such part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (from && to && Number(to) < Number(from)) return undefined; // RFC 9110: an invalid range is ignored
  return start <= end ? { start, end } : null;
}
