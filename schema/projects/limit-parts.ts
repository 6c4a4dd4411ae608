import { LockMode } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { Invalid } from "../foundation/errors.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { Project } from "./project.ts";

interface Part extends StoredEntity {
  project: Project;
}

/**
 * Refuses the part of a project that the next save adds if there are as many as there may be. The
 * project is locked, so that parts added at the same time are counted one after the other.
 */
export function limitParts<T extends Part>(
  entity: EntityClass<T>,
  project: Project,
  { most, field }: { most: number; field: string },
  context: Context,
): void {
  context.joinSave(async (em) => {
    const locked = em.fork({ keepTransactionContext: true });
    await locked.findOne(Project, project.id, {
      fields: ["id"],
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    const count = await locked.count(entity as EntityClass<Part>, { project: project.id });
    if (count >= most) throw new Invalid({ [field]: `At most ${most}` });
  });
}
