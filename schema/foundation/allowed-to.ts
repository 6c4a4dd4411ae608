import type { GraphQLSchema } from "graphql";
import { type AuthCheckerFn, Authorized, getMetadataStorage } from "type-graphql";
import type { Context } from "./context.ts";
import { Forbidden, Unauthenticated } from "./errors.ts";
import type { Permission } from "./declared.generated.ts";
import type { Viewer } from "./viewer.ts";

/**
 * Who may call an operation: everyone including visitors, any signed-in user, or holders of a
 * permission.
 */
export type Audience = "everyone" | "signed-in" | Permission;

/**
 * Declares who may call an operation. It is checked before anything is loaded. Ownership and row
 * visibility are checked separately, by the policies in `.access.ts`.
 */
export const AllowedTo = (...audience: [Audience, ...Audience[]]): MethodDecorator =>
  Authorized<Audience>(audience) as MethodDecorator;

export const checkAuth: AuthCheckerFn<Context, Audience> = ({ context: { viewer } }, audience) => {
  refuseUnless(viewer, audience);
  return true;
};

/**
 * Throws if the viewer may not call one of these operations. Called before the input is validated,
 * so that unauthorized callers learn nothing from validation errors.
 */
export function refuseCaller(viewer: Viewer, operations: readonly string[]): void {
  for (const { schemaName, roles } of allOperations()) {
    if (operations.includes(schemaName)) refuseUnless(viewer, (roles ?? []) as Audience[]);
  }
}

function refuseUnless(viewer: Viewer, audience: readonly Audience[]): void {
  const allowed = audience.some((who) => {
    if (who === "everyone") return true;
    return who === "signed-in" ? viewer.isSignedIn : viewer.may(who);
  });
  if (!allowed) throw viewer.isSignedIn ? new Forbidden() : new Unauthenticated();
}

/**
 * Operations without `@AllowedTo`. The graph does not start with any: access is denied by default.
 */
export const operationsWithoutAudience = (): string[] =>
  allOperations()
    .filter((operation) => !operation.roles?.length)
    .map((operation) => operation.schemaName);

/** Appends to each operation's description who may call it; operations for everyone say nothing. */
export function describeAudiences(schema: GraphQLSchema): void {
  const fields = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].flatMap((type) => Object.values(type?.getFields() ?? {}));
  const audiences = new Map(
    allOperations().map(({ schemaName, roles }) => [schemaName, (roles ?? []) as Audience[]]),
  );
  for (const field of fields) {
    const audience = audiences.get(field.name) ?? [];
    if (audience.includes("everyone")) continue;
    const required = audience
      .map((who) => (who === "signed-in" ? "a signed-in user" : `the permission \`${who}\``))
      .join(" or ");
    field.description = [field.description, `Requires ${required}.`].filter(Boolean).join(" ");
  }
}

function allOperations() {
  const { queries, mutations, subscriptions } = getMetadataStorage();
  return [...queries, ...mutations, ...subscriptions];
}
