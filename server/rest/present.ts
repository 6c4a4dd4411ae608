/** Asserts a value that is always present in this call, although it is nullable in the graph. */
export function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error("A value is missing that this answer always has");
  return value;
}
