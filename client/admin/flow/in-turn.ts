/** Runs the work on one thing in its order, each when the one before has ended. */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>();
  return function run<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const next = (last.get(id) ?? Promise.resolve()).then(work, work);
    last.set(id, next);
    const forget = () => {
      if (last.get(id) === next) last.delete(id);
    };
    next.then(forget, forget);
    return next;
  };
}
