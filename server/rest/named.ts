import { z } from "zod";

/** An object with one property, whose name only the caller knows. */
export const named = <Name extends string, Value>(name: Name, value: Value) =>
  ({ [name]: value }) as Record<Name, Value>;

/** TypeScript cannot infer a schema with property names that only the caller knows. */
export const objectOf = <Output>(shape: Record<string, z.ZodType>) =>
  z.object(shape) as unknown as z.ZodType<Output>;
