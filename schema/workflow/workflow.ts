import type { Context } from "../foundation/context.ts";
import type { Permission } from "../foundation/declared.generated.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import type { Locale } from "../foundation/locale.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { Member } from "../members/member.ts";
import { forgetDelivery } from "./delivery.ts";
import type { HistoryEntry } from "./history-entry.ts";
import type { Note } from "./note.ts";
import type { DeleteOld } from "./retention.ts";
import { partPolicies } from "./part-policies.ts";

/** Why a workflow lacks a part that most have, in words: `every-domain.test.ts` asks for it. */
type Reason = string;

/** Rows that belong to one row of a workflow. */
interface Parts<Part> {
  entity: new (...args: never[]) => Part;
  /** Their property that refers to it: "application". */
  of: string;
}

/** Whom staff write to about a row. */
interface Addressee {
  email: string;
  locale: Locale;
  /** What replaces `{name}` and other words in braces. */
  values: Record<string, string>;
  /** The same in the history, where it must say less. */
  recorded?: Record<string, string>;
}

export interface Declaration<T, Stage extends string> {
  /** The property that holds its stage. */
  stage: keyof T & string;
  stages: Readonly<Record<string, Stage>>;
  /** Who moves it, writes notes about it and to its person. */
  staff: Permission;
  /** One row for each move, assignment and mail. */
  history: Parts<HistoryEntry> | Reason;
  /** Stages that staff do not move rows to: other operations do. */
  reserved?: readonly NoInfer<Stage>[];
  /** Stages that staff do not move rows out of, and the CONFLICT that says so. */
  terminal?: { readonly [Name in NoInfer<Stage>]?: string };
  /** The property that holds the moment it entered its stage. */
  since?: keyof T & string;
  /** What follows from a move of these rows, before they are moved. It must not refuse. */
  beforeMove?(rows: readonly T[], to: Stage, context: Context): void;
  notes?: Parts<Note>;
  assignment?: {
    /** The property that refers to the assigned member. */
    property: keyof T & string;
    /** To whom: members with an account that has this permission. */
    to: Permission;
    /** What follows for a row that is assigned, not for one that is assigned to nobody. */
    also?(row: T): void;
  };
  addressee?(row: T, context: Context): Addressee | Promise<Addressee>;
  /** How old rows are deleted; its timer is `hourly`. */
  retention: DeleteOld | Reason;
  /**
   * What becomes of a row whose person is erased: it is deleted, or it is kept for what was counted
   * of it. Then its notes, the texts of its history and the mails about it are deleted, and these
   * values replace its own.
   */
  erasure:
    | "deletes"
    | { replaces: Partial<T>; also?(row: T, context: Context): unknown }
    | { reason: Reason };
}

/** A noun whose rows go through stages, with what staff do about them. */
export interface Workflow<
  T extends StoredEntity = StoredEntity,
  Stage extends string = string,
> extends Declaration<T, Stage> {
  entity: EntityClass<T>;
}

const workflows = new Map<EntityClass, Workflow>();

/** All workflows, for the tests of what all of them have. */
export const allWorkflows = (): readonly Workflow[] => [...workflows.values()];

/**
 * Declares a workflow, and who reads its history and notes. The other functions and operations of this
 * folder take what is declared.
 */
export function workflow<T extends StoredEntity, Stage extends string>(
  entity: EntityClass<T>,
  declaration: Declaration<T, Stage>,
): Workflow<T, Stage> {
  const declared = { ...declaration, entity };
  workflows.set(entity, declared as unknown as Workflow);
  partPolicies(declared);
  return declared;
}

/** Unregisters a noun that is no longer part of the product. */
export function unregisterWorkflow({
  entity,
  history,
}: Pick<Workflow, "entity" | "history">): void {
  if (typeof history !== "string") forgetDelivery(history.entity);
  workflows.delete(entity);
}

/** The member who acts; null for staff without a profile. */
export const staffMember = ({ em, viewer }: Context): Member | null =>
  viewer.memberId ? em.getReference(Member, viewer.memberId) : null;
