import { Arg, type ClassType, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { Ids } from "../foundation/id-args.ts";
import { plural } from "../foundation/plural.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { findMany, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { type Letter, writeTo } from "./letter.ts";
import type { MailInput } from "./mail-operations.ts";
import { moveMany, type SeenInput, UNDO_MS, undoMoves } from "./moves.ts";
import { MAX_PARTS, OLDEST_FIRST, type OperationName, propertyName } from "./operation.ts";
import type { Workflow } from "./workflow.ts";

interface Options<Mail extends object> {
  /** The noun's input type of a row as it was seen. */
  seen: ClassType<SeenInput>;
  /** The mail that a move may send. */
  mail?: MailInput<Mail>;
  /** Moves without a mail cannot be undone. */
  undoesOnlyMailed?: boolean;
  move?: OperationName;
  undo?: OperationName;
}

/**
 * `moveLoans` and `undoLoanMoves` for staff, and the field `history` of the noun, `Loan` for example. The mail of a move
 * waits for the time in which the move can be undone.
 */
export function moveOperations<T extends StoredEntity, Stage extends string, Mail extends object>(
  flow: Workflow<T, Stage>,
  { seen: SeenRow, mail, undoesOnlyMailed, ...names }: Options<Mail>,
) {
  const { entity, staff, stage: stageName, stages, history } = flow;
  if (typeof history === "string") throw new Error(`${entity.name} is declared without a history`);
  const many = plural(entity.name);
  const { of, entity: Entry } = history;

  @Resolver(() => entity)
  class MoveResolver {
    @AllowedTo(staff)
    @Mutation(() => BulkResult, {
      name: `move${many}`,
      description:
        `Moves rows to a \`${stageName}\`, each in the version that was seen.` +
        (mail
          ? ` With a mail, writes to the person of each that was moved, ${UNDO_MS / 1_000} seconds later: until then it can be undone.`
          : ""),
      ...names.move,
    })
    move(
      @Arg(propertyName(many), () => [SeenRow]) seen: SeenInput[],
      @Arg(stageName, () => stages) stage: Stage,
      @Ctx() context: Context,
      sent?: Mail | null,
    ): Promise<BulkResult> {
      return moveWithMail(flow, seen, stage, sent && mail?.letter(sent), context);
    }

    @AllowedTo(staff)
    @Mutation(() => BulkResult, {
      name: `undo${entity.name}Moves`,
      description:
        "Takes back the last move of each, with its mail, if nothing happened to it since. Failed: those whose mail has left.",
      ...names.undo,
    })
    undo(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
      return undoMoves(flow, ids, context, { onlyMailed: undoesOnlyMailed });
    }

    @Compilable()
    @FieldResolver(() => [Entry], { description: "In order of time." })
    history(@Root() { id }: T): ReadQuery {
      return findMany(Entry, { [of]: id }, OLDEST_FIRST, MAX_PARTS);
    }
  }
  if (mail) {
    const Sent = Arg("mail", () => mail.input, { nullable: true }) as ParameterDecorator;
    Sent(MoveResolver.prototype, "move", 3);
  }
  return MoveResolver;
}

/** Moves rows for staff and, with a letter, writes to the person of each that was moved. */
export const moveWithMail = <T extends StoredEntity, Stage extends string>(
  flow: Workflow<T, Stage>,
  seen: readonly SeenInput[],
  to: Stage,
  letter: Letter | null | undefined,
  context: Context,
): Promise<BulkResult> =>
  moveMany(flow, seen, to, context, async (row, at) => {
    if (letter) await writeTo(flow, row, letter, context, { waitMs: UNDO_MS, at });
  });
