import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { z } from "zod";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { email, parseInput } from "../foundation/input.ts";
import {
  findAll,
  findOneOrFail,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { attachFiles, detachFile } from "./attach-files.ts";
import { wantedMails } from "./list-mails.ts";
import { Mailbox } from "./mailbox.ts";
import { Mail, MailConnection } from "./mail.ts";
import {
  CreateMailDraftInput,
  MailFilter,
  SendMailInput,
  UpdateMailDraftInput,
} from "./mails.input.ts";
import { personTimeline } from "./person-timeline.ts";
import { TimelineEntry } from "./timeline-entry.ts";
import { retrySend, sendDraft, undoSend } from "./send-draft.ts";
import { createDraft, deleteDraft, updateDraft } from "./write-draft.ts";

const ADDRESS = z.object({ email: email() });

@Resolver(() => Mail)
export class MailResolver {
  @AllowedTo("mail:read")
  @Query(() => MailConnection, {
    description: "Mails of all conversations, newest first; drafts only if `kind` says so.",
  })
  mails(
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() { viewer }: Context,
    @Arg("filter", () => MailFilter, { nullable: true }) filter?: MailFilter | null,
  ): ReadQuery {
    const order = { createdAt: "desc", id: "desc" } as const;
    return findPage(Mail, wantedMails(filter ?? {}, viewer), order, window);
  }

  @AllowedTo("mail:read")
  @Query(() => Mail, { description: "A mail or a draft. NOT_FOUND: 'Mail not found'." })
  mail(@Id() id: string): ReadQuery {
    return findOneOrFail(Mail, { id });
  }

  @AllowedTo("mail:read")
  @Query(() => [Mailbox], { description: "The mailboxes that mails are fetched from; at most 10." })
  mailboxes(): ReadQuery {
    return findAll(Mailbox, {}, { name: "asc", id: "asc" }, 10);
  }

  @AllowedTo("mail:read")
  @Query(() => [TimelineEntry], {
    complexity: 50,
    description:
      "What there is with an address, as far as the viewer may read it: requests, mails, applications, orders and invoices, newest first; at most 100.",
  })
  mailTimeline(
    @Arg("email", () => String) given: string,
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 50, description: "1 to 100." }) first: number,
  ): Promise<TimelineEntry[]> {
    return personTimeline(parseInput(ADDRESS, { email: given }).email, first, context);
  }

  @AllowedTo("mail:send")
  @Mutation(() => Mail, {
    description:
      "Begins a draft, which colleagues see. INVALID if the answered mail is of another conversation.",
  })
  createMailDraft(
    @Arg("input", () => CreateMailDraftInput) input: CreateMailDraftInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return createDraft(input, context);
  }

  @AllowedTo("mail:send")
  @Mutation(() => Mail, {
    description:
      "NOT_FOUND: 'Draft not found'; FORBIDDEN unless the viewer has begun it; CONFLICT if it was changed since `version`, or sent.",
  })
  updateMailDraft(
    @Id() id: string,
    @Arg("input", () => UpdateMailDraftInput) input: UpdateMailDraftInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return updateDraft(id, input, context);
  }

  @AllowedTo("mail:send")
  @Mutation(() => ID, { description: "Deletes a draft with its files, as `updateMailDraft`." })
  deleteMailDraft(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return deleteDraft(id, context);
  }

  @AllowedTo("mail:send")
  @Mutation(() => Mail, {
    description:
      "Changes a draft and sends it, as `updateMailDraft`. For 10 seconds, or until `sendAt`, `undoSendMail` makes it a draft again. " +
      "CONFLICT 'There is a new message' if one has come since `mailCount`; INVALID without a recipient or text, or with files above 25 MB.",
  })
  sendMail(
    @Id() id: string,
    @Ctx() context: Context,
    @Arg("input", () => SendMailInput, { defaultValue: {} }) input: SendMailInput,
  ): Promise<ReadQuery> {
    return sendDraft(id, input, context);
  }

  @AllowedTo("mail:send")
  @Mutation(() => Mail, {
    description:
      "Makes a mail that waits a draft again, of who wrote it alone. CONFLICT: 'The email has already been sent'; FORBIDDEN.",
  })
  undoSendMail(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    return undoSend(id, context);
  }

  @AllowedTo("mail:send")
  @Mutation(() => Mail, {
    description:
      "Sends a mail that was written here again, which could not be delivered. CONFLICT if it has not failed.",
  })
  retryMail(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    return retrySend(id, context);
  }

  @AllowedTo("mail:send")
  @Mutation(() => Mail, {
    description:
      "Adds copies of files of the file manager to a draft. NOT_FOUND: 'File not found'; INVALID above 25 MB; QUOTA_EXCEEDED.",
  })
  attachFilesToMail(
    @Id() id: string,
    @Arg("fileIds", () => [ID], { description: "At most 20." }) fileIds: string[],
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return attachFiles(id, fileIds, context);
  }

  @AllowedTo("mail:send")
  @Mutation(() => Mail, {
    description: "Removes a file from a draft, by the file's id. NOT_FOUND: 'No such file'.",
  })
  deleteMailAttachment(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    return detachFile(id, context);
  }
}
