import { LockMode, FlushMode, type EntityManager, PrimaryKeyProp } from "@mikro-orm/core";
import { ManyToOne } from "@mikro-orm/decorators/legacy";
import type { Context } from "../foundation/context.ts";
import { bigInt, table } from "../foundation/model.ts";
import { Member } from "../members/member.ts";

/**
 * The bytes of all versions of a member's files, also in the trash; maintained by the trigger of versions. A change of
 * the tree of a member's files locks this row first.
 */
@table("file_spaces")
export class FileSpace {
  @ManyToOne(() => Member, { primary: true, deleteRule: "cascade" }) member!: Member;

  @bigInt({ internal: true, default: 0 }) used!: number;

  [PrimaryKeyProp]?: "member";
}

/** Reads within the transaction, what is stored and not what was loaded before. */
const readAgain = (em: EntityManager): EntityManager => em.fork({ keepTransactionContext: true });

/**
 * Changes the files of a member, one change after the other: `change` reads the current state. False if something new
 * exists already.
 */
export const changeTree = (
  owner: string,
  context: Context,
  change: (read: EntityManager, em: EntityManager) => Promise<unknown>,
): Promise<boolean> =>
  context.saveUnique({
    verify: async (em) => {
      const read = await lockSpace(owner, em);
      await change(read, em);
    },
  });

/** Locks the files of a member until the end of the transaction; what is returned reads what is stored then. */
export async function lockSpace(owner: string, em: EntityManager): Promise<EntityManager> {
  await em
    .getConnection()
    .execute(
      "insert into file_spaces (member_id, used) values (?, 0) on conflict do nothing",
      [owner],
      "run",
      em.getTransactionContext(),
    );
  const read = readAgain(em);
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, flushMode: FlushMode.COMMIT };
  await read.findOneOrFail(FileSpace, { member: owner }, locked);
  return read;
}
