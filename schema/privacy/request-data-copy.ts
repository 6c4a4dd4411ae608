import { User } from "../accounts/user.ts";
import { audit, AuditAction } from "../audit/index.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid, NotFound } from "../foundation/errors.ts";
import { messagesOf } from "../foundation/model-messages.ts";
import type { KeptDataKind } from "./kept-data-kind.ts";
import { DataCopy, DataCopyStatus, MAKE_DATA_COPY } from "./data-copy.ts";

/** Begins a copy of the viewer's data, which replaces the one before; returns its id, or that of the one being made. */
export async function requestDataCopy(
  parts: KeptDataKind[] | null | undefined,
  context: Context,
): Promise<string> {
  if (parts?.length === 0) throw new Invalid({ parts: "Required" });
  const { em, viewer, services } = context;
  if (!viewer.userId) throw new NotFound("Account not found");
  const former = await em.find(DataCopy, { user: viewer.userId });
  const making = former.find(({ status }) => status === DataCopyStatus.MAKING);
  if (making) return making.id;
  const hasFailed = former.some(({ status }) => status === DataCopyStatus.FAILED);
  const attempt = hasFailed ? undefined : await services.limits.take(["dataCopy", viewer.userId]);
  const copy = new DataCopy(
    em.getReference(User, viewer.userId),
    context.now(),
    parts ?? undefined,
  );
  em.remove(former);
  em.persist(copy);
  audit({ action: AuditAction.EXPORTED, kind: DataCopy.name, item: copy.id }, context);
  context.enqueueJob(MAKE_DATA_COPY, { id: copy.id });
  if (await context.saveUnique()) return copy.id;
  attempt?.giveBack();
  throw new Conflict(messagesOf(DataCopy).taken);
}
