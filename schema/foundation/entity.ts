import type { Opt } from "@mikro-orm/core";
import { id, moment, number } from "./model.ts";
import { model } from "./model.ts";
import { uuid } from "./uuid.ts";

/** What every stored thing has. */
@model({ abstract: true })
export abstract class StoredEntity {
  @id() id: Opt<string> = uuid();

  @moment({ onCreate: () => new Date() })
  createdAt!: Opt<Date>;

  @moment({ onCreate: () => new Date(), onUpdate: () => new Date() })
  updatedAt!: Opt<Date>;

  @number({
    version: true,
    description:
      "Rises with every change. Send it with an update: who saw an older one is refused.",
  })
  version!: Opt<number>;
}
