let lastTime = 0;
let counter = 0;

/**
 * A UUID v7: later ids sort later, also within one millisecond, in which the twelve bits after the
 * timestamp are a counter.
 */
export function uuid(): string {
  const now = Date.now();
  if (now > lastTime) {
    lastTime = now;
    counter = 0;
  } else if (++counter > 0xfff) {
    lastTime += 1;
    counter = 0;
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let i = 5, rest = lastTime; i >= 0; i--, rest = Math.floor(rest / 256))
    bytes[i] = rest % 256;
  bytes[6] = 0x70 | (counter >> 8);
  bytes[7] = counter & 0xff;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}

const FORM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a well-formed id, to tell ids from names. */
export const isUuid = (value: string): boolean => FORM.test(value);
