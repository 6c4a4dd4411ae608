const WHOLE_TEXT = 0x81;
const SHORT = 126;
const LONG = 127;
const MOST_IN_ONE_BYTE = 125;
const MOST_IN_TWO_BYTES = 0xffff;

/** A text message of two parts as a server sends it: one frame, not masked (RFC 6455, 5.2). */
export function textFrame(head: Buffer, rest: Buffer): Buffer {
  const length = head.length + rest.length;
  const start = length <= MOST_IN_ONE_BYTE ? 2 : length <= MOST_IN_TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = WHOLE_TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = SHORT;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LONG;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  head.copy(frame, start);
  rest.copy(frame, start + head.length);
  return frame;
}
