import type { Opt } from "@mikro-orm/core";
import { id, dateTime, int } from "./model.ts";
import { model } from "./model.ts";
import { uuid } from "./uuid.ts";

/** What every stored thing has. */
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
      "Rises with every change. Send it with an update: who saw an older one is refused.",
  })
  version!: Opt<number>;
}

export const NOT_DELETED = { deletedAt: null };

/** What can be deleted and, for 30 days, restored. Row rules hide what is deleted. */
@model({ abstract: true })
export abstract class DeletableEntity extends StoredEntity {
  @dateTime({
    nullable: true,
    description: "When it was moved to the trash, where it is deleted permanently 30 days later.",
  })
  deletedAt?: Date | null;

  delete(now: Date): void {
    this.deletedAt = now;
  }

  restore(): void {
    this.deletedAt = null;
  }
}
