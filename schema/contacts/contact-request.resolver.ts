import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { z } from "zod";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import { email, parseInput } from "../foundation/input.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { findMany, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { assignmentOperations } from "../workflow/assignment.ts";
import { moveMany, moveTo } from "../workflow/moves.ts";
import { stageQueries } from "../workflow/stage-queries.ts";
import { addNote, answerRequest, retryAnswer } from "./answer-contact.ts";
import { ContactEntry } from "./contact-entry.ts";
import {
  ContactAnswerInput,
  ContactInput,
  ContactNoteInput,
  ContactRequestFilter,
  UpdateContactRequestInput,
} from "./contact-request.input.ts";
import { ContactRequest, ContactRequestConnection, ContactStatus } from "./contact-request.ts";
import { contactFlow } from "./contact-request.workflow.ts";
import { wantedRequests } from "./contact-requests.ts";
import { ContactPerson, countOfPerson, erasePerson } from "./erase-contacts.ts";
import { inviteSender } from "./invite-sender.ts";
import { mergeRequest, separateRequest } from "./merge-contacts.ts";
import { submitContact } from "./submit-contact.ts";

const MAX_ENTRIES = 100;
const MAX_MERGED = 20;
const ADDRESS = z.object({ email: email() });

@Resolver(() => ContactRequest)
export class ContactRequestResolver {
  @AllowedTo("everyone")
  @Mutation(() => ID, {
    description:
      "Sends a message to the team of the site, or asks a member or the owners of a project for a quote. They are " +
      "notified unless it is spam. Idempotent with an `idempotencyKey`. Returns the request's id. NOT_FOUND: 'Member not found', " +
      "'Project not found'; RATE_LIMITED.",
  })
  submitContact(
    @Arg("input", () => ContactInput) input: ContactInput,
    @Ctx() context: Context,
  ): Promise<string> {
    return submitContact(input, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => ContactRequest, {
    description:
      "Changes the status of a request, for all who may read it. CONFLICT if it was changed since `version`.",
  })
  updateContactRequest(
    @Id() id: string,
    @Arg("input", () => UpdateContactRequestInput) input: UpdateContactRequestInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return context.update(ContactRequest, id, input.version, (request) => {
      if (input.status) moveTo(contactFlow, [request], input.status, context);
    });
  }

  @AllowedTo("signed-in")
  @Mutation(() => BulkResult, {
    description: "Changes the status of several requests, as `updateContactRequest`.",
  })
  setContactRequestStatus(
    @Ids() ids: string[],
    @Arg("status", () => ContactStatus) status: ContactStatus,
    @Ctx() context: Context,
  ): Promise<BulkResult> {
    const seen = ids.map((id) => ({ id }));
    return moveMany(contactFlow, seen, status, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => ContactRequest, {
    description:
      "Mails an answer to the sender, once for each `id`; of staff with `contact:answer` and of those who are asked. The " +
      "request is REPLIED then, and assigned to staff who write unless it has an assignee. CONFLICT if someone has " +
      "answered since `answerCount`; FORBIDDEN; RATE_LIMITED.",
  })
  answerContactRequest(
    @Id() id: string,
    @Arg("input", () => ContactAnswerInput) input: ContactAnswerInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return answerRequest(id, input, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => ContactEntry, {
    description:
      "Sends an answer again whose mail could not be delivered, as `answerContactRequest`. NOT_FOUND: 'Answer not found'; CONFLICT if it has not failed.",
  })
  retryContactAnswer(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    return retryAnswer(id, context);
  }

  @AllowedTo("contact:answer")
  @Mutation(() => ContactEntry, { description: "Adds a note for staff; the sender never sees it." })
  createContactNote(
    @Arg("requestId", () => ID) requestId: string,
    @Arg("input", () => ContactNoteInput) input: ContactNoteInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return addNote(requestId, parseInput(ContactNoteInput, input), context);
  }

  @AllowedTo("contact:answer")
  @Mutation(() => ContactRequest, {
    description:
      "Shows a request in the thread of another one from the same address and archives it; returns the other one. INVALID " +
      "if it is of someone else, asks someone else, or is merged itself.",
  })
  mergeContactRequest(
    @Id() id: string,
    @Arg("intoId", () => ID) intoId: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return mergeRequest(id, intoId, context);
  }

  @AllowedTo("contact:answer")
  @Mutation(() => ContactRequest, {
    description: "Makes a merged request one of its own again. CONFLICT if it is.",
  })
  separateContactRequest(
    @Id() id: string,
    @Arg("status", () => ContactStatus, {
      defaultValue: ContactStatus.OPEN,
      description: "Its status from then on.",
    })
    status: ContactStatus,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return separateRequest(id, status, context);
  }

  @AllowedTo("member:write")
  @Mutation(() => ContactRequest, {
    description:
      "Creates an account and a profile for the sender and mails them the way to a password. CONFLICT if the address has an account.",
  })
  inviteContactSender(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    return inviteSender(id, context);
  }

  @AllowedTo("contact:moderate")
  @Mutation(() => ID, { description: "Deletes a request for good." })
  deleteContactRequest(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return context.delete(ContactRequest, id);
  }

  @AllowedTo("contact:moderate")
  @Mutation(() => BulkResult, { description: "Deletes requests for good." })
  deleteContactRequests(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return context.deleteMany(ContactRequest, ids);
  }

  @AllowedTo("contact:moderate")
  @Query(() => ContactPerson, { description: "What `eraseContactPerson` would delete." })
  contactPerson(
    @Arg("email", () => String) given: string,
    @Ctx() context: Context,
  ): Promise<ContactPerson> {
    return countOfPerson(parseInput(ADDRESS, { email: given }).email, context);
  }

  @AllowedTo("contact:moderate")
  @Mutation(() => ContactPerson, {
    description:
      "Deletes everything that was sent with an email address for good: requests, applications, comments with the replies to them, and " +
      "the mails to it, but for those about an account. Returns how much it was.",
  })
  eraseContactPerson(
    @Arg("email", () => String) given: string,
    @Ctx() context: Context,
  ): Promise<ContactPerson> {
    return erasePerson(parseInput(ADDRESS, { email: given }).email, context);
  }

  @Compilable()
  @FieldResolver(() => [ContactEntry], {
    description: "Answers in order of time; notes for staff alone.",
  })
  entries(@Root() { id }: ContactRequest): ReadQuery {
    return findMany(ContactEntry, { request: id }, { createdAt: "asc", id: "asc" }, MAX_ENTRIES);
  }

  @Compilable()
  @FieldResolver(() => [ContactRequest], {
    description: "Requests of the same sender that are answered in this thread, in order of time.",
  })
  merged(@Root() { id }: ContactRequest): ReadQuery {
    return findMany(
      ContactRequest,
      { mergedInto: id },
      { createdAt: "asc", id: "asc" },
      MAX_MERGED,
    );
  }
}

export const contactOperations = [
  stageQueries(contactFlow, {
    read: "signed-in",
    connection: () => ContactRequestConnection,
    filter: ContactRequestFilter,
    wanted: wantedRequests,
    page: {
      description:
        "Requests for a quote to the viewer or to projects they own, newest first; with `contact:read` all requests.",
    },
    counts: {
      type: "The number of requests per status; 10001 means more than 10000.",
      description:
        "The number of requests per status that match a filter, regardless of the filter's own status.",
    },
  }),
  assignmentOperations(contactFlow, {
    read: "contact:read",
    list: {
      name: "contactStaff",
      description: "The staff who may answer requests, in order of name.",
    },
    assign: {
      description:
        "Says who of the staff looks after requests; null for nobody. New ones become OPEN. NOT_FOUND: 'Member not found' " +
        "if they may not answer requests.",
    },
  }),
];
