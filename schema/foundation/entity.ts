import type { Opt } from "@mikro-orm/core";
import { id, dateTime, int } from "./model.ts";
import { model } from "./model.ts";
import { uuid } from "./uuid.ts";

/** The columns that all entities have. */
@model({ abstract: true })
export abstract class StoredEntity {
  @id() id: Opt<string> = uuid();

  @dateTime({ onCreate: () => new Date() })
  createdAt!: Opt<Date>;

  @dateTime({ onCreate: () => new Date(), onUpdate: () => new Date() })
  updatedAt!: Opt<Date>;

  @int({
    version: true,
    description:
      "Incremented with every change. Pass it to update mutations: an outdated version is refused with CONFLICT.",
  })
  version!: Opt<number>;
}

export const NOT_DELETED = { deletedAt: null };

/**
 * An entity that is moved to the trash when deleted and can be restored for 30 days. Row policies
 * hide deleted rows.
 */
@model({ abstract: true })
export abstract class DeletableEntity extends StoredEntity {
  @dateTime({
    nullable: true,
    description: "When it was moved to the trash. It is deleted permanently 30 days later.",
  })
  deletedAt?: Date | null;

  delete(now: Date): void {
    this.deletedAt = now;
  }

  restore(): void {
    this.deletedAt = null;
  }
}
