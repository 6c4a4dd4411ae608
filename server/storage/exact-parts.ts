/**
 * A stream in parts of this size, of which one at a time is in memory; the last may be smaller. What arrived before the
 * stream broke off is a part as well, and then the failure.
 */
export async function* exactParts(
  content: AsyncIterable<Uint8Array>,
  bytes: number,
): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  let failure: { error: unknown } | undefined;
  try {
    for await (let chunk of content) {
      while (size + chunk.length >= bytes) {
        const end = bytes - size;
        yield Buffer.concat([...chunks, chunk.subarray(0, end)]);
        [chunks, size] = [[], 0];
        chunk = chunk.subarray(end);
      }
      if (chunk.length) chunks.push(chunk);
      size += chunk.length;
    }
  } catch (error) {
    failure = { error };
  }
  if (size) yield Buffer.concat(chunks);
  if (failure) throw failure.error;
}
