import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../../schema/foundation/context.ts";
import { MAKE_PAPER } from "../../schema/invoices/index.ts";
import { storePaper } from "./store-paper.ts";

/** The jobs that make files of invoices. */
export const paperJobs = (context: () => Context) => ({
  [MAKE_PAPER]: async (
    { id = "" }: Record<string, string>,
    complete?: (em: EntityManager) => Promise<void>,
  ): Promise<void> => {
    const unit = context();
    if (complete) unit.joinSave(complete);
    await storePaper(id, unit);
  },
});
