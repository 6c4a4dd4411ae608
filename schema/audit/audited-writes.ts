import {
  type ChangeSet,
  ChangeSetType,
  type EntityManager,
  type EventSubscriber,
  type FlushEventArgs,
} from "@mikro-orm/core";
import { User } from "../accounts/user.ts";
import { type Author, authorOf } from "../foundation/author.ts";
import type { Context } from "../foundation/context.ts";
import { storedAddress } from "../foundation/email-address.ts";
import { DeletableEntity, NOT_DELETED, type StoredEntity } from "../foundation/entity.ts";
import { auditedEntities } from "../foundation/model.ts";
import { AuditAction, AuditEntry } from "./audit-entry.ts";

/** What every change writes, or the database derives. */
const OWN_COLUMNS = new Set(["id", "createdAt", "updatedAt", "version"]);

interface Subject {
  action: AuditAction;
  kind: string;
  item?: string;
  fields?: readonly string[];
}

const entryOf = (subject: Subject, author: Author, em: EntityManager): AuditEntry => {
  const { userId, sessionId, location } = author.viewer;
  const user = userId ? em.getReference(User, userId) : null;
  return new AuditEntry({ ...subject, user, sessionId, network: location }, author.now());
};

/** Adds an entry to the next save, for what is not written row by row: a merge, an export. */
export function audit(subject: Subject, context: Context): void {
  context.em.persist(entryOf(subject, context, context.em));
}

/** Stores that a sign-in was refused, also if nobody has this address: both take the same time. */
export async function auditRefusedSignIn(email: string, context: Context): Promise<void> {
  const address = storedAddress(email);
  const user = await context.em.findOne(User, { email: address, ...NOT_DELETED });
  const values = { action: AuditAction.SIGN_IN_REFUSED, kind: User.name, item: user?.id ?? null };
  const network = context.viewer.location;
  await context.insertIfAbsent(new AuditEntry({ ...values, user, network }, context.now()));
}

/** Adds entries for what staff write, in the same transaction. */
export function auditedWrites(): EventSubscriber {
  return {
    onFlush({ em, uow }: FlushEventArgs) {
      const author = authorOf(em as EntityManager);
      if (!author?.viewer.isStaff) return;
      const related = new Map<object, string[]>();
      for (const { owner, property } of uow.getCollectionUpdates()) {
        related.set(owner, [...(related.get(owner) ?? []), property.name]);
      }
      const written = uow.getChangeSets().filter(({ meta }) => auditedEntities.has(meta.class));
      for (const change of written as ChangeSet<StoredEntity>[]) {
        const fields = [...fieldsOf(change), ...(related.get(change.entity) ?? [])];
        const action = actionOf(change);
        if (action === AuditAction.CHANGED && !fields.length) continue;
        const { meta, entity } = change;
        const subject = { action, kind: meta.className, item: entity.id, fields };
        uow.computeChangeSet(entryOf(subject, author, em as EntityManager));
      }
    },
  };
}

const fieldsOf = ({ type, payload }: ChangeSet<StoredEntity>): string[] =>
  type === ChangeSetType.UPDATE
    ? Object.keys(payload).filter((name) => !OWN_COLUMNS.has(name))
    : [];

function actionOf({ type, entity, payload }: ChangeSet<StoredEntity>): AuditAction {
  if (type === ChangeSetType.CREATE) return AuditAction.CREATED;
  if (type === ChangeSetType.DELETE || type === ChangeSetType.DELETE_EARLY) {
    return entity instanceof DeletableEntity ? AuditAction.PURGED : AuditAction.DELETED;
  }
  if (!("deletedAt" in payload)) return AuditAction.CHANGED;
  return payload.deletedAt ? AuditAction.DELETED : AuditAction.RESTORED;
}
