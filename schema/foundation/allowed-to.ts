import type { GraphQLResolveInfo, GraphQLSchema } from "graphql";
import { type AuthCheckerFn, Authorized, getMetadataStorage } from "type-graphql";
import type { Context } from "./context.ts";
import { ConfirmationRequired, Forbidden, Unauthenticated } from "./errors.ts";
import type { Permission } from "./declared.generated.ts";
import { countOncePerRequest } from "./refusals.ts";
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

const confirmedOperations = new Set<string>();

/**
 * Marks an operation as sensitive: in a session it is refused with CONFIRMATION_REQUIRED unless the user has
 * signed in, or confirmed who they are, within the last ten minutes.
 * @param operation its name in the graph, if it is not that of the method
 */
export const Confirmed =
  (operation?: string): MethodDecorator =>
  (_prototype, method) => {
    confirmedOperations.add(operation ?? String(method));
  };

/** The same for operations that are sensitive with some inputs. */
export function refuseUnconfirmed(context: Context): void {
  if (context.viewer.needsConfirmation(context.now())) throw new ConfirmationRequired();
}

export const checkAuth: AuthCheckerFn<Context, Audience> = ({ context, info }, audience) => {
  const { viewer } = context;
  try {
    refuseUnless(viewer, audience);
  } catch (error) {
    const { userId = null, location: network } = viewer;
    if (userId) {
      countOncePerRequest(context, { action: "REFUSED", kind: info.fieldName, userId, network });
    }
    throw error;
  }
  if (isRoot(info) && confirmedOperations.has(info.fieldName)) refuseUnconfirmed(context);
  return true;
};

const isRoot = ({ path }: GraphQLResolveInfo): boolean => path.prev === undefined;

/**
 * Throws if the viewer may not call one of these operations. Called before the input is validated,
 * so that unauthorized callers learn nothing from validation errors.
 */
export function refuseCaller(viewer: Viewer, operations: readonly string[]): void {
  for (const { schemaName, roles } of allOperations()) {
    if (operations.includes(schemaName)) refuseUnless(viewer, (roles ?? []) as Audience[]);
  }
}

const audiencesOf = (operations: readonly string[]): Audience[][] =>
  allOperations()
    .filter(({ schemaName }) => operations.includes(schemaName))
    .map(({ roles }) => (roles ?? []) as Audience[]);

/** Whether visitors may call all of these operations. */
export const isForVisitors = (operations: readonly string[]): boolean =>
  audiencesOf(operations).every((audience) => audience.includes("everyone"));

/** Whether one of these operations is refused to some signed-in users. */
export const needsPermission = (operations: readonly string[]): boolean =>
  audiencesOf(operations).some(
    (audience) => !audience.includes("everyone") && !audience.includes("signed-in"),
  );

/** Whether an operation is refused in a session that was not confirmed lately. */
export const isConfirmed = (operation: string): boolean => confirmedOperations.has(operation);

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
    const confirmed = confirmedOperations.has(field.name)
      ? "CONFIRMATION_REQUIRED unless the session was confirmed within the last ten minutes."
      : "";
    field.description = [field.description, `Requires ${required}.`, confirmed]
      .filter(Boolean)
      .join(" ");
  }
}

function allOperations() {
  const { queries, mutations, subscriptions } = getMetadataStorage();
  return [...queries, ...mutations, ...subscriptions];
}
