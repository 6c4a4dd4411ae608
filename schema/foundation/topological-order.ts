/** All of these, each after those it names. `what` says in errors what they are. */
export function topologicalOrder<T extends { after?: readonly string[] }>(
  all: ReadonlyMap<string, T>,
  what: string,
): T[] {
  const ordered = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (ordered.has(name)) return;
    const before = [...path, name];
    if (path.includes(name)) throw new Error(`${what} wait for each other: ${before.join(" → ")}`);
    const one = all.get(name);
    if (!one) throw new Error(`${what} of ${path.at(-1)} come after "${name}", which has none`);
    for (const other of one.after ?? []) visit(other, before);
    ordered.add(name);
  };
  for (const name of all.keys()) visit(name, []);
  return [...ordered].map((name) => all.get(name) as T);
}
