import { Utils } from "@mikro-orm/core";
import type { getMetadataStorage } from "type-graphql";
import type { Context } from "../../context.ts";
import { type Description, NotCompilable, type Parts } from "./plan.ts";
import { Constant, ReadQuery } from "./read-query.ts";

type FieldResolver = ReturnType<typeof getMetadataStorage>["fieldResolvers"][number];
type Args = Record<string, unknown>;

const described = new Map<object, Set<string>>();

/**
 * Marks a field resolver that only builds a `ReadQuery`, or an object of them, from its row's
 * columns and its arguments: the compiler calls it with column names instead of a loaded row.
 */
export const Compilable = (): MethodDecorator => (target, name) => {
  const names = described.get(target.constructor) ?? new Set();
  described.set(target.constructor, names.add(String(name)));
};

/** How the compiler calls a compilable field resolver; undefined for other resolvers. */
export function requireCompilable({ target, methodName, params = [] }: FieldResolver) {
  if (!described.get(target)?.has(methodName)) return undefined;
  const Resolver = target as new () => Record<string, (...args: unknown[]) => unknown>;
  return (row: object, args: Args, context: Context): Description => {
    const values = params
      .toSorted((one, other) => one.index - other.index)
      .map((param) => {
        if (param.kind === "root") return row;
        if (param.kind === "args") return args;
        if (param.kind === "arg") return args[param.name];
        if (param.kind === "context") return context;
        throw new NotCompilable(`${methodName} takes more than row and arguments`);
      });
    const read = new Resolver()[methodName]?.(...values);
    if (read instanceof ReadQuery || read instanceof Constant) return read;
    if (Utils.isPlainObject(read)) return read as Parts;
    throw new NotCompilable(`${methodName} is computed in code`);
  };
}
