/** Calls by method and path: those of as many segments are compared, literal segments first. */
export class RouteTable<Of extends { method: string; path: string }> {
  readonly #routes = new Map<string, { route: Of; segments: string[] }[]>();

  constructor(routes: readonly Of[]) {
    const parameters = ({ path }: Of): number => path.split("{").length;
    for (const route of routes.toSorted((a, b) => parameters(a) - parameters(b))) {
      const segments = segmentsOf(route.path);
      const key = keyOf(route.method, segments);
      this.#routes.set(key, [...(this.#routes.get(key) ?? []), { route, segments }]);
    }
  }

  /** The methods that a path has. */
  methodsOf(path: string): string[] {
    return ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => this.find(method, path));
  }

  /** The route of a path, with or without a trailing slash, and the parameters in it. */
  find(method: string, path: string): { route: Of; params: Record<string, string> } | undefined {
    const given = segmentsOf(path);
    const found = this.#routes
      .get(keyOf(method, given))
      ?.find(({ segments }) =>
        segments.every((segment, n) => (isParameter(segment) ? given[n] : segment === given[n])),
      );
    if (!found) return undefined;
    const params = found.segments.flatMap((segment, n) =>
      isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(given[n] ?? "")]] : [],
    );
    return { route: found.route, params: Object.fromEntries(params) };
  }
}

const segmentsOf = (path: string): string[] => path.replace(/\/$/, "").split("/");

const keyOf = (method: string, segments: string[]): string => `${method} ${segments.length}`;

const isParameter = (segment: string): boolean => segment.startsWith("{");
