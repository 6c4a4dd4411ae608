import { Utils } from "@mikro-orm/core";
import type { getMetadataStorage } from "type-graphql";
import type { Context } from "../../context.ts";
import { type Description, NotCompilable, type Parts } from "./plan.ts";
import { Constant, ReadQuery } from "./read-query.ts";

type FieldResolver = ReturnType<typeof getMetadataStorage>["fieldResolvers"][number];
type Args = Record<string, unknown>;

const described = new Map<object, Set<string>>();

/**
 * Marks a field resolver that returns a `ReadQuery`, or an object of them, made of its row's columns
 * and its arguments, and does nothing else: a statement calls it with the names of columns instead of a loaded row.
 */
export const Compilable = (): MethodDecorator => (target, name) => {
  const names = described.get(target.constructor) ?? new Set();
  described.set(target.constructor, names.add(String(name)));
};

/** How a statement calls a field resolver that describes; nothing for one that computes. */
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
        throw new NotCompilable(`${methodName} asks for more than row and arguments`);
      });
    const read = new Resolver()[methodName]?.(...values);
    if (read instanceof ReadQuery || read instanceof Constant) return read;
    if (Utils.isPlainObject(read)) return read as Parts;
    throw new NotCompilable(`${methodName} is made in the program`);
  };
}
