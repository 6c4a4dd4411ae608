import { Arg, type ClassType, Ctx, InputType, Mutation, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import { line, parseInput, text } from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import { plural } from "../foundation/plural.ts";
import type { EntityClass, ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { hasDelivery } from "./delivery.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { type Letter, writeAgain, writeToMany } from "./letter.ts";
import { UNDO_MS, unsendMails } from "./moves.ts";
import type { OperationName } from "./operation.ts";
import type { Workflow } from "./workflow.ts";

/** The mails of a noun: the input type of what staff write, and the letter that it makes. */
export interface MailInput<Input extends object> {
  input: ClassType<Input>;
  letter(input: Input): Letter;
}

@InputType({ description: "A mail to whom a row is from. `{name}` is replaced." })
class LetterInput {
  @inputField(line(160), { required: true }) subject!: string;
  @inputField(text(5_000), { required: true, description: "Blank lines separate paragraphs." })
  content!: string;
}

/** Mails with a subject and a text, which may begin with a saved reply. */
export const PLAIN_MAIL: MailInput<LetterInput> = {
  input: LetterInput,
  letter(input) {
    const { subject, content } = parseInput(LetterInput, input);
    return () => ({ subject, content });
  },
};

/**
 * `mailLoans` for staff; of `Loan`, for example. Where the history says what became of the mails, they can be unsent for
 * a while by `unsendLoanMails`, and those that could not be delivered are sent again by `retryLoanMail`.
 */
export function mailOperations<T extends StoredEntity, Stage extends string, Input extends object>(
  flow: Workflow<T, Stage>,
  { input: Sent, letter }: MailInput<Input>,
  mailed: OperationName = {},
): readonly Function[] {
  const { entity, staff, history } = flow;
  if (typeof history === "string") throw new Error(`${entity.name} is declared without a history`);
  const isThread = hasDelivery(history.entity);
  const waitMs = isThread ? UNDO_MS : 0;

  @Resolver()
  class MailResolver {
    @AllowedTo(staff)
    @Mutation(() => BulkResult, {
      name: `mail${plural(entity.name)}`,
      description: "Writes to whom rows are from. What was written is part of the history.",
      ...mailed,
    })
    mail(
      @Ids() ids: string[],
      @Arg("mail", () => Sent) sent: Input,
      @Ctx() context: Context,
    ): Promise<BulkResult> {
      return writeToMany(flow, ids, letter(sent), context, { waitMs });
    }
  }

  return isThread ? [MailResolver, threadOperations(flow, history.entity)] : [MailResolver];
}

/** What can be done about the mails of a thread. */
function threadOperations<T extends StoredEntity, Stage extends string>(
  flow: Workflow<T, Stage>,
  Entry: EntityClass<HistoryEntry>,
) {
  const { entity, staff } = flow;

  @Resolver()
  class ThreadResolver {
    @AllowedTo(staff)
    @Mutation(() => BulkResult, {
      name: `unsend${entity.name}Mails`,
      description: `Takes back the last mail about each, which waits ${UNDO_MS / 1_000} seconds. Failed: those whose mail has left.`,
    })
    unsend(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
      return unsendMails(flow, ids, context);
    }

    @AllowedTo(staff)
    @Mutation(() => Entry, {
      name: `retry${entity.name}Mail`,
      description:
        "Sends a mail again that could not be delivered, by the id of its entry in the history. CONFLICT if it has not failed.",
    })
    retry(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
      return writeAgain(flow, id, context);
    }
  }
  return ThreadResolver;
}
