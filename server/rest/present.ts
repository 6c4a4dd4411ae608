/** What is always there where it is read, although the graph can hide it or leave it out elsewhere. */
export function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error("A value is missing that every such answer has");
  return value;
}
