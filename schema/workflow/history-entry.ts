import { Index, Property } from "@mikro-orm/decorators/legacy";
import type { Context } from "../foundation/context.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumColumn, manyToOne, model, text } from "../foundation/model.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import type { MailStatus } from "../mail/outgoing-mail.ts";
import { Member } from "../members/member.ts";
import { keepsDelivery } from "./delivery.ts";
import { staffMember, type Workflow } from "./workflow.ts";

/** The kinds of entries that the kit writes; the enum of a noun has those it needs, and its own. */
export const HistoryKind = { STAGE: "stage", ASSIGNED: "assigned", MAIL: "mail" } as const;

interface EntryFields<Kind, Stage> {
  kind: Kind;
  actor?: Member | null;
  from?: Stage | null;
  to?: Stage | null;
  assignee?: Member | null;
  subject?: string | null;
  content?: string | null;
  mailId?: string | null;
  delivery?: MailStatus | null;
  /** What it is the history of, by the name of the property. */
  [relation: string]: unknown;
}

/**
 * What happened to a row of a workflow. Subclasses are declared with `@history`, which makes the
 * columns, and refer to the row.
 */
@model({ abstract: true })
export abstract class HistoryEntry<
  Kind extends string = string,
  Stage extends string = string,
> extends StoredEntity {
  kind!: Kind;
  actor?: Member | null;
  from?: Stage | null;
  to?: Stage | null;
  assignee?: Member | null;
  subject?: string | null;
  content?: string | null;
  mailId?: string | null;
  delivery?: MailStatus | null;
  deliveryError?: string | null;

  constructor(fields: EntryFields<Kind, Stage>, now: Date) {
    super();
    Object.assign(this, fields, { createdAt: now });
  }
}

interface HistoryTable {
  table: string;
  /** The property that refers to the row: "application". */
  of: string;
  kinds: () => Record<string, string>;
  stages: () => Record<string, string>;
  description: string;
  /** Who did it, if not only staff. */
  actor?: string;
  /** It says whom the row was assigned to. */
  hasAssignee?: boolean;
  /** It says what became of the mails; they make one thread. */
  hasDelivery?: boolean;
}

/** Declares the table of a history. */
export const history =
  ({ table, of, kinds, stages, description, hasAssignee, hasDelivery, ...options }: HistoryTable) =>
  <T extends EntityClass<HistoryEntry>>(entity: T): void => {
    const { actor = "Who did it; null for staff without a profile." } = options;
    const nullable = true;
    const columns: Record<string, PropertyDecorator> = {
      kind: enumColumn(kinds),
      actor: manyToOne(() => Member, { nullable, deleteRule: "set null", description: actor }),
      from: enumColumn(stages, { nullable, description: "The stage before." }),
      to: enumColumn(stages, { nullable, description: "The stage since." }),
      ...(hasAssignee && {
        assignee: manyToOne(() => Member, {
          nullable,
          deleteRule: "set null",
          description: "Who looks after it since; null for nobody.",
        }),
      }),
      subject: text({ nullable, description: "The subject of the mail." }),
      content: text({ nullable, description: "The text of the mail." }),
      // while it waits to leave, the mail is taken back by it
      ...(!hasDelivery && { mailId: Property({ type: "uuid", nullable }) as PropertyDecorator }),
    };
    for (const [name, decorate] of Object.entries(columns)) decorate(entity.prototype, name);
    Index({ properties: [of, "createdAt", "id"] as never })(entity as never);
    if (hasDelivery) keepsDelivery({ table })(entity);
    model({ table, audited: false, messages: { notFound: "Entry not found" }, description })(
      entity,
    );
  };

/** Adds an entry to the history of a row, if its noun has one. Entries of one operation share their time. */
export function record<T extends StoredEntity, Stage extends string>(
  { history: parts }: Workflow<T, Stage>,
  row: T,
  fields: EntryFields<string, Stage>,
  context: Context,
  at = context.now(),
): void {
  if (typeof parts === "string") return;
  const { entity: Entry, of } = parts as {
    entity: new (...args: unknown[]) => HistoryEntry;
    of: string;
  };
  context.em.persist(new Entry({ [of]: row, actor: staffMember(context), ...fields }, at));
}
