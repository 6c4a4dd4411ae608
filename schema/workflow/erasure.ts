import { Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { JobHandler } from "../domain.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { audit, AuditAction } from "../audit/index.ts";
import type { Context } from "../foundation/context.ts";
import type { Permission } from "../foundation/declared.generated.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { Id } from "../foundation/id-args.ts";
import { maintains } from "../foundation/maintains.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { enqueueRemoval, removeFilesOf } from "../foundation/stored-files.ts";
import { OutgoingMail } from "../mail/outgoing-mail.ts";
import { hasDelivery } from "./delivery.ts";
import type { OperationName } from "./operation.ts";
import type { Workflow } from "./workflow.ts";

interface Erased {
  table: string;
  /** The job that deletes the files of deleted rows, and which rows have one, as SQL. */
  files?: { job: string; where: string };
}

/**
 * However rows of this class are deleted, the mails about them are, too, and their files: the trigger
 * enqueues one job per statement in the same transaction.
 */
export const erasedWithMails = ({ table, files }: Erased): ClassDecorator =>
  maintains({
    table,
    name: "remove",
    events: ["delete"],
    body: (changes) => `
    delete from outgoing_mails where about in (select id from ${changes} as changes);${files ? enqueueRemoval(files.job, changes, files.where) : ""}`,
  });

/** The job of `erasedWithMails`: deletes the files of rows, except of those that exist. */
export const removesFiles =
  <T extends StoredEntity>(entity: EntityClass<T>, keyOf: (id: string) => string): JobHandler =>
  ({ ids = "" }, { em, services: { storage } }) =>
    removeFilesOf(entity, ids.split(" "), { em, storage }, keyOf);

/** Erases the person of a row, as its workflow declares it; returns the row's id. */
async function erase<T extends StoredEntity, Stage extends string>(
  { entity, erasure, history, notes }: Workflow<T, Stage>,
  id: string,
  context: Context,
): Promise<string> {
  if (erasure === "deletes") return context.delete(entity, id);
  if ("reason" in erasure) throw new Error(`${entity.name} has nobody to erase: ${erasure.reason}`);
  const written = ["outgoing_mails"];
  await context.update(entity, id, null, async (row) => {
    Object.assign(row, erasure.replaces);
    await erasure.also?.(row, context);
    audit({ action: AuditAction.ERASED, kind: entity.name, item: id }, context);
    context.joinSave(async (em) => {
      const tableOf = (part: EntityClass) => em.getMetadata().get(part).tableName;
      await em.nativeDelete(OutgoingMail, { about: id });
      if (notes) {
        await em.nativeDelete(notes.entity as EntityClass, { [notes.of]: id });
        written.push(tableOf(notes.entity));
      }
      if (typeof history === "string") return;
      const Entry = history.entity as EntityClass;
      const texts = { subject: null, content: null };
      const errors = hasDelivery(Entry) && { deliveryError: null };
      await em.nativeUpdate(Entry, { [history.of]: id }, { ...texts, ...errors });
      written.push(tableOf(Entry));
    });
  });
  context.services.tablesWritten(written);
  return id;
}

/** `eraseLoan`, for staff by default; of `Loan`, for example. */
export function eraseOperation<T extends StoredEntity, Stage extends string>(
  flow: Workflow<T, Stage>,
  { to = flow.staff, ...options }: OperationName & { to?: Permission } = {},
) {
  @Resolver()
  class EraseResolver {
    @AllowedTo(to)
    @Mutation(() => ID, {
      name: `erase${flow.entity.name}`,
      description:
        "Erases for good who it is from, what they wrote and the mails about it. Returns its id.",
      ...options,
    })
    erase(@Id() id: string, @Ctx() context: Context): Promise<string> {
      return erase(flow, id, context);
    }
  }
  return EraseResolver;
}
