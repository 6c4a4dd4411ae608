import { type AuthCheckerFn, Authorized, getMetadataStorage } from "type-graphql";
import type { Context } from "./context.ts";
import { Forbidden, Unauthenticated } from "./errors.ts";
import type { Permission } from "./declared.generated.ts";
import type { Viewer } from "./viewer.ts";

/** Everyone, visitors included; anyone who is signed in; or the holders of a permission. */
export type Audience = "everyone" | "signed-in" | Permission;

/**
 * Who may call an operation at all, said at its head. Ownership and which rows are seen
 * are the noun's own rules (`.access.ts`); this is asked before any look-up.
 */
export const AllowedTo = (...audience: [Audience, ...Audience[]]): MethodDecorator =>
  Authorized<Audience>(audience) as MethodDecorator;

export const checkAuth: AuthCheckerFn<Context, Audience> = ({ context: { viewer } }, audience) => {
  refuseUnless(viewer, audience);
  return true;
};

/** Refuses whoever may not call these operations, before anybody looks at what they have sent. */
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

/** Deny by default: the operations that say nothing about who may call them. */
export const operationsWithoutAudience = (): string[] =>
  allOperations()
    .filter((operation) => !operation.roles?.length)
    .map((operation) => operation.schemaName);

function allOperations() {
  const { queries, mutations, subscriptions } = getMetadataStorage();
  return [...queries, ...mutations, ...subscriptions];
}
