/** Sorts items so that each comes after those named in `after`. `what` names them in errors. */
export function topologicalOrder<T extends { after?: readonly string[] }>(
  all: ReadonlyMap<string, T>,
  what: string,
): T[] {
  const ordered = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (ordered.has(name)) return;
    const before = [...path, name];
    if (path.includes(name)) throw new Error(`${what} depend on each other: ${before.join(" → ")}`);
    const one = all.get(name);
    if (!one)
      throw new Error(`${what} of ${path.at(-1)} come after "${name}", which does not exist`);
    for (const other of one.after ?? []) visit(other, before);
    ordered.add(name);
  };
  for (const name of all.keys()) visit(name, []);
  return [...ordered].map((name) => all.get(name) as T);
}
