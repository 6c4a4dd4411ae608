/** A speed is that of the last five seconds: it follows the connection, and does not flicker. */
const SPAN_MS = 5_000;
/** What was sent in less says nothing yet. */
const LEAST_MS = 1_000;

/** Takes how many bytes have been sent by a time in milliseconds; answers with bytes per second, once it can. */
export function speedMeter(): (bytes: number, at: number) => number | undefined {
  const marks: { bytes: number; at: number }[] = [];
  return (bytes, at) => {
    marks.push({ bytes, at });
    while (marks.length > 2 && marks[1] && at - marks[1].at >= SPAN_MS) marks.shift();
    const [first = { bytes, at }] = marks;
    const took = at - first.at;
    return took < LEAST_MS ? undefined : ((bytes - first.bytes) / took) * 1_000;
  };
}
