// A sample noun, not part of the product: all that the server of a workflow needs, but for its index, demo data and
// expectations.

import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { Field, InputType } from "type-graphql";
import { connection } from "../foundation/connection.ts";
import { DAY } from "../foundation/durations.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Locale } from "../foundation/locale.ts";
import { dateTime, enumColumn, manyToOne, model, text } from "../foundation/model.ts";
import { ALL, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";
import { Member } from "../members/member.ts";
import { assignmentOperations } from "./assignment.ts";
import { erasedWithMails, eraseOperation } from "./erasure.ts";
import { history, HistoryEntry } from "./history-entry.ts";
import { mailOperations, PLAIN_MAIL } from "./mail-operations.ts";
import { moveOperations } from "./move-operations.ts";
import { SeenInput } from "./moves.ts";
import { Note, notes } from "./note.ts";
import { noteOperations } from "./note-operations.ts";
import { deletesOld } from "./retention.ts";
import { stageQueries } from "./stage-queries.ts";
import { workflow } from "./workflow.ts";

const LoanStage = enumType("LoanStage", {
  REQUESTED: "It waits.",
  LENT: "It is away.",
  RETURNED: "It is back.",
  EXPIRED: "It is late.",
});
type LoanStage = EnumOf<typeof LoanStage>;

@erasedWithMails({ table: "loans" })
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["stage", "createdAt", "id"] })
@model({
  table: "loans",
  messages: { notFound: "Loan not found" },
  description: "Equipment that someone would like to borrow.",
})
export class Loan extends StoredEntity {
  @text({ description: "What is borrowed." })
  item!: string;

  @text({ description: "Who borrows it." })
  name!: string;

  @text()
  email!: string;

  @enumColumn(() => Locale)
  locale!: Locale;

  @enumColumn(() => LoanStage)
  stage: Opt<LoanStage> = LoanStage.REQUESTED;

  @dateTime({ description: "When it entered its stage." })
  stageSince!: Date;

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null" })
  assignee?: Member | null;
}

const LoanConnection = connection("Loan", () => Loan);

const LoanEventKind = enumType("LoanEventKind", {
  STAGE: "It was moved.",
  ASSIGNED: "It has another assignee.",
  MAIL: "A mail was sent.",
});
type LoanEventKind = EnumOf<typeof LoanEventKind>;

@history({
  table: "loan_events",
  of: "loan",
  kinds: () => LoanEventKind,
  stages: () => LoanStage,
  description: "What happened to a loan.",
  hasAssignee: true,
  hasDelivery: true,
})
export class LoanEvent extends HistoryEntry<LoanEventKind, LoanStage> {
  @manyToOne(() => Loan, { internal: true, index: false, deleteRule: "cascade" })
  declare loan: Loan;
}

@notes({ table: "loan_notes", of: "loan", description: "A note of staff about a loan." })
export class LoanNote extends Note {
  @manyToOne(() => Loan, { internal: true, index: false, deleteRule: "cascade" })
  declare loan: Loan;
}

export const deleteOldLoans = deletesOld(Loan, (now) => ({
  stage: LoanStage.RETURNED,
  stageSince: { $lt: new Date(now.getTime() - 365 * DAY) },
}));

export const loanFlow = workflow(Loan, {
  stage: "stage",
  stages: LoanStage,
  staff: "contact:answer",
  history: { entity: LoanEvent, of: "loan" },
  reserved: [LoanStage.EXPIRED],
  terminal: { [LoanStage.RETURNED]: "This loan has ended" },
  since: "stageSince",
  notes: { entity: LoanNote, of: "loan" },
  assignment: { property: "assignee", to: "contact:answer" },
  addressee: ({ email, locale, name }) => ({ email, locale, values: { name } }),
  retention: deleteOldLoans,
  erasure: { replaces: { name: "", email: "" } },
});

rowPolicy(Loan, (viewer) => (viewer.may("contact:answer") ? ALL : NONE));
fieldPolicy(Loan, ["item", "name", "email", "locale", "stage", "stageSince", "assignee"]);

@InputType()
class LoanFilter {
  @Field(() => LoanStage, { nullable: true }) stage?: LoanStage | null;
  @Field(() => String, { nullable: true }) item?: string | null;
}

@InputType({ description: "A loan, as it was seen." })
class SeenLoanInput extends SeenInput {}

export const loanOperations = [
  stageQueries(loanFlow, {
    connection: () => LoanConnection,
    filter: LoanFilter,
    wanted: ({ item }) => ({ ...(item && { item }) }),
  }),
  moveOperations(loanFlow, { seen: SeenLoanInput, mail: PLAIN_MAIL }),
  assignmentOperations(loanFlow),
  noteOperations(loanFlow),
  ...mailOperations(loanFlow, PLAIN_MAIL),
  eraseOperation(loanFlow),
];
