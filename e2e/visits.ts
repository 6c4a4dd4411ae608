/** Requests URLs as a browser without cookies does, some at a time; returns their statuses. */
export async function visit(addresses: Iterable<string>): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  const rest = [...addresses];
  const walk = async () => {
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
      const answer = await fetch(next, { headers: { accept: "text/html" } });
      statuses.set(next, answer.status);
      await answer.body?.cancel();
    }
  };
  await Promise.all([walk(), walk(), walk(), walk()]);
  return statuses;
}
