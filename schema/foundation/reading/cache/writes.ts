import {
  type EventSubscriber,
  type FlushEventArgs,
  type MetadataStorage,
  type TransactionEventArgs,
} from "@mikro-orm/core";
import type { ResponseCache } from "./response-cache.ts";

const WRITES = /\b(?:update|insert\s+into|delete\s+from)\s+"?(\w+)"?/gi;

/**
 * The tables written together with a table: by its triggers, according to their bodies, and by
 * foreign keys that cascade or set null.
 */
export function tablesWrittenTogether(metadata: MetadataStorage): Map<string, readonly string[]> {
  const entities = [...metadata.getAll().values()];
  const tables = new Set(entities.map(({ tableName }) => tableName));
  const next = new Map<string, Set<string>>();
  const add = (table: string, other: string) =>
    next.set(table, (next.get(table) ?? new Set()).add(other));
  for (const { tableName, triggers, props } of entities) {
    for (const { body, expression } of triggers) {
      const sql = expression ?? body;
      if (typeof sql !== "string") continue;
      for (const [, written = ""] of sql.matchAll(WRITES)) {
        if (tables.has(written)) add(tableName, written); // not the "set" of "do update set"
      }
    }
    for (const { targetMeta, deleteRule, pivotTable } of props) {
      if (targetMeta && deleteRule) add(targetMeta.tableName, tableName);
      if (targetMeta && pivotTable) {
        add(targetMeta.tableName, pivotTable);
        add(tableName, pivotTable);
      }
    }
  }
  return new Map([...next.keys()].map((table) => [table, [...reached(table, next)]]));
}

function reached(
  from: string,
  next: ReadonlyMap<string, ReadonlySet<string>>,
  found = new Set<string>(),
): Set<string> {
  for (const table of next.get(from) ?? []) {
    if (found.has(table)) continue;
    found.add(table);
    reached(table, next, found);
  }
  return found;
}

/** Reports the tables that units of work wrote, after their commit. */
export function writesOf(answers: ResponseCache): EventSubscriber {
  const waiting = new WeakMap<object, Set<string>>();
  const tell = (em: object) => {
    answers.wrote(waiting.get(em) ?? []);
    waiting.delete(em);
  };
  return {
    onFlush({ em, uow }: FlushEventArgs) {
      const tables = waiting.get(em) ?? new Set<string>();
      for (const { meta } of uow.getChangeSets()) tables.add(meta.tableName);
      for (const { property } of uow.getCollectionUpdates()) tables.add(property.pivotTable);
      waiting.set(em, tables);
    },
    afterFlush({ em }: FlushEventArgs) {
      if (!em.isInTransaction()) tell(em);
    },
    afterTransactionCommit({ em }: TransactionEventArgs) {
      tell(em);
    },
  };
}
