import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { DAY } from "../foundation/durations.ts";
import { entities } from "../foundation/model.ts";
import { Locale } from "../foundation/locale.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { MailRejected, type MailTransport } from "../foundation/services.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { mailQueue } from "../mail/mail-queue.ts";
import { OutgoingMail } from "../mail/outgoing-mail.ts";
import { sendMails } from "../mail/send-mails.ts";
import { testEngine } from "../testing/engine.ts";
import { visitor } from "../testing/viewers.ts";
import {
  deleteOldLoans,
  Loan,
  LoanEvent,
  loanFlow,
  LoanNote,
  loanOperations,
} from "./loan.example.ts";
import { UNDO_MS } from "./moves.ts";
import { unregisterWorkflow } from "./workflow.ts";

// What a noun of a few declarations does: stages, an assignee, notes, mails, and undo.

const jobs = { async add() {} };
const own: readonly EntityClass[] = [Loan, LoanEvent, LoanNote];
const engine = await testEngine(
  own,
  loanOperations,
  entities.filter((entity) => !own.includes(entity as EntityClass)) as EntityClass[],
  (unit, time) => ({
    jobs,
    mail: mailQueue(unit, { clock: time, jobs, tablesWritten() {} }),
    site: { decisions: async () => ({ membersNeedApproval: false }) },
  }),
);
const { em, clock, ask, act } = engine;
afterAll(() => unregisterWorkflow(loanFlow as never));

const support = await aPerson({ em }, Role.SUPPORT);
const colleague = await aPerson({ em }, Role.SUPPORT);
const moderator = await aPerson({ em }, Role.MODERATOR);

let sent: string[] = [];
let transport: MailTransport = { deliver: async () => {} };
beforeEach(() => {
  sent = [];
  transport = {
    async deliver({ to, subject }) {
      sent.push(`${to} ${subject}`);
    },
  };
});

/** Advances the clock and sends the mails that are due. */
async function pass(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await sendMails(em, transport, { clock, jobs });
}

let made = 0;

async function aLoan(fields: Partial<Loan> = {}): Promise<Loan> {
  made += 1;
  const loan = Object.assign(new Loan(), {
    item: "A camera",
    name: "Maren Vik",
    email: `maren-${made}@example.org`,
    locale: Locale.no,
    createdAt: clock.now(),
    stageSince: clock.now(),
    ...fields,
  });
  await em().persist(loan).flush();
  return loan;
}

const MAIL = { subject: "Your loan", content: "Hello {name},\n\n{who} has it." };
const MOVE = `mutation($seen: [SeenLoanInput!]!, $stage: LoanStage!, $mail: LetterInput) {
  moveLoans(loans: $seen, stage: $stage, mail: $mail) { ids failed { message } }
}`;
const READ = `{ loan(id: "ID") {
  stage stageSince name noteCount assignee { id } notes { content }
  history { kind from to subject content delivery actor { id } assignee { id } }
} }`;

const move = async (
  { id, version }: { id: string; version?: number },
  stage: string,
  mail?: object,
) => (await act(MOVE, support.viewer, { seen: [{ id, version }], stage, mail })).moveLoans;
const bulk = async (name: string, { id }: Loan, args = "", viewer = support.viewer) =>
  (
    await act(
      `mutation($ids: [ID!]!) { ${name}(ids: $ids ${args}) { ids failed { message } } }`,
      viewer,
      { ids: [id] },
    )
  )[name];
const done = (loan: Loan) => ({ ids: [loan.id], failed: [] });
const failed = (message: string) => ({ ids: [], failed: [{ message }] });

/** The loan by its statement and by the fallback, which agree. */
async function read({ id }: { id: string }, viewer = support.viewer) {
  const { byStatement, byFields } = await ask(READ.replace("ID", id), viewer);
  expect(byStatement).toEqual(byFields);
  return byFields.loan;
}

describe("staff", () => {
  test("move rows in the version they saw, and the history says who did", async () => {
    const loan = await aLoan();
    clock.advance(1_000);
    expect(await move(loan, "LENT")).toEqual(done(loan));
    expect(await read(loan)).toMatchObject({
      stage: "LENT",
      stageSince: clock.now().toISOString(),
      history: [{ kind: "STAGE", from: "REQUESTED", to: "LENT", actor: { id: support.member.id } }],
    });
    const message = "Someone else has changed this in the meantime";
    expect(await move(loan, "RETURNED")).toEqual(failed(message));
  });

  test("neither choose a reserved stage nor leave a terminal one", async () => {
    const loan = await aLoan();
    expect((await move({ id: loan.id }, "EXPIRED")).ids).toEqual([]);
    await move({ id: loan.id }, "RETURNED");
    expect(await move({ id: loan.id }, "LENT")).toEqual(failed("This loan has ended"));
  });

  test("count rows per stage, of those that a filter wants", async () => {
    const item = `An easel ${crypto.randomUUID()}`;
    await move(await aLoan({ item }), "LENT");
    await aLoan({ item });
    const COUNT = `{
      loanCounts(filter: { item: "${item}", stage: LENT }) { all requested lent returned }
      loans(filter: { item: "${item}", stage: LENT }) { nodes { stage } }
    }`;
    const { byStatement, byFields } = await ask(COUNT, support.viewer);
    expect(byStatement).toEqual(byFields);
    expect(byFields).toEqual({
      loanCounts: { all: 2, requested: 1, lent: 1, returned: 0 },
      loans: { nodes: [{ stage: "LENT" }] },
    });
  });

  test("assign rows to those who may have them, and the history says to whom", async () => {
    const loan = await aLoan();
    const { id } = colleague.member;
    expect(await bulk("assignLoans", loan, `assigneeId: "${id}"`)).toEqual(done(loan));
    await bulk("assignLoans", loan, `assigneeId: "${id}"`);
    expect(await read(loan)).toMatchObject({
      assignee: { id },
      history: [{ kind: "ASSIGNED", assignee: { id }, actor: { id: support.member.id } }],
    });
    const other = bulk("assignLoans", loan, `assigneeId: "${moderator.member.id}"`);
    await expect(other).rejects.toThrow("Member not found");
    await bulk("assignLoans", loan);
    expect((await read(loan)).assignee).toBeNull();
  });

  test("write notes, which their authors alone change", async () => {
    const { id } = await aLoan();
    const CREATE = `mutation { createLoanNote(loanId: "${id}", input: { content: "A" }) { id } }`;
    const note = (await act(CREATE, support.viewer)).createLoanNote.id;
    const UPDATE = `mutation { updateLoanNote(id: "${note}", input: { content: "B" }) { id } }`;
    const DELETE = `mutation { deleteLoanNote(id: "${note}") }`;
    for (const document of [UPDATE, DELETE]) {
      const refusal = act(document, colleague.viewer);
      await expect(refusal).rejects.toMatchObject({ extensions: { code: "FORBIDDEN" } });
    }
    await act(UPDATE, support.viewer);
    expect(await read({ id })).toMatchObject({ noteCount: 1, notes: [{ content: "B" }] });
    await act(DELETE, support.viewer);
    expect(await read({ id })).toMatchObject({ noteCount: 0, notes: [] });
  });
});

describe("a move", () => {
  test("is undone as long as it is recent and nothing happened since", async () => {
    const loan = await aLoan();
    await move({ id: loan.id }, "LENT");
    expect(await bulk("undoLoanMoves", loan)).toEqual(done(loan));
    expect(await read(loan)).toMatchObject({ stage: "REQUESTED", history: [] });
    const tooLate = failed("This can no longer be undone");
    await move({ id: loan.id }, "LENT");
    clock.advance(1);
    await bulk("assignLoans", loan, `assigneeId: "${colleague.member.id}"`);
    expect(await bulk("undoLoanMoves", loan)).toEqual(tooLate);
    clock.advance(1);
    await move({ id: loan.id }, "REQUESTED");
    clock.advance(UNDO_MS + 1);
    expect(await bulk("undoLoanMoves", loan)).toEqual(tooLate);
    expect((await read(loan)).stage).toBe("REQUESTED");
  });

  test("with a mail is undone with it, until the mail leaves", async () => {
    const loan = await aLoan();
    await move({ id: loan.id }, "LENT", MAIL);
    expect((await read(loan)).history).toContainEqual(
      expect.objectContaining({
        kind: "MAIL",
        subject: "Your loan",
        content: "Hello Maren Vik,\n\n{who} has it.",
        delivery: "DEFERRED",
      }),
    );
    expect(await bulk("undoLoanMoves", loan)).toEqual(done(loan));
    await pass(UNDO_MS);
    expect(sent).toEqual([]);
    expect((await read(loan)).history).toEqual([]);
    await move({ id: loan.id }, "LENT", MAIL);
    await pass(UNDO_MS);
    expect(sent).toEqual([`${loan.email} Your loan`]);
    expect(await bulk("undoLoanMoves", loan)).toEqual(failed("The email has already been sent"));
    expect((await read(loan)).stage).toBe("LENT");
  });
});

describe("a mail", () => {
  const write = (loan: Loan) => bulk("mailLoans", loan, `mail: { subject: "A", content: "B" }`);

  test("is unsent until it leaves", async () => {
    const loan = await aLoan();
    await write(loan);
    expect(await bulk("unsendLoanMails", loan)).toEqual(done(loan));
    await write(loan);
    await pass(UNDO_MS);
    expect(sent).toHaveLength(1);
    expect(await bulk("unsendLoanMails", loan)).toEqual(failed("The email has already been sent"));
    expect((await read(loan)).history).toMatchObject([{ kind: "MAIL", delivery: "SENT" }]);
  });

  test("that could not be delivered says why, and is sent again in its thread", async () => {
    const loan = await aLoan();
    await write(loan);
    const { deliver } = transport;
    transport.deliver = () => Promise.reject(new MailRejected("550 No such mailbox", true));
    await pass(UNDO_MS);
    expect((await read(loan)).history).toMatchObject([{ delivery: "FAILED" }]);
    const { id } = await em().findOneOrFail(LoanEvent, { loan });
    const RETRY = `mutation { retryLoanMail(id: "${id}") { delivery } }`;
    expect((await act(RETRY, support.viewer)).retryLoanMail).toEqual({ delivery: "QUEUED" });
    transport.deliver = deliver;
    await pass(0);
    expect(sent).toEqual([`${loan.email} A`]);
    await expect(act(RETRY, support.viewer)).rejects.toThrow("This email has not failed");
    const mails = await em().find(OutgoingMail, { about: loan.id });
    expect(mails.map(({ earlierIds }) => earlierIds)).toEqual([[loan.id], [loan.id]]);
  });
});

test("nobody but staff reads or calls anything", async () => {
  const loan = await aLoan();
  for (const viewer of [visitor(), moderator.viewer] as Viewer[]) {
    const calls = [
      act(READ.replace("ID", loan.id), viewer),
      bulk("undoLoanMoves", loan, "", viewer),
      bulk("assignLoans", loan, "", viewer),
      bulk("unsendLoanMails", loan, "", viewer),
      act(`mutation { eraseLoan(id: "${loan.id}") }`, viewer),
    ];
    for (const call of calls)
      await expect(call).rejects.toMatchObject({
        extensions: { code: expect.stringMatching(/^(FORBIDDEN|UNAUTHENTICATED)$/) },
      });
  }
});

test("erasing a person keeps the row, without who it is from and what was written", async () => {
  const loan = await aLoan();
  await move({ id: loan.id }, "LENT", MAIL);
  const NOTE = `mutation { createLoanNote(loanId: "${loan.id}", input: { content: "A" }) { id } }`;
  await act(NOTE, support.viewer);
  await act(`mutation { eraseLoan(id: "${loan.id}") }`, support.viewer);
  const erased = await read(loan);
  expect(erased).toMatchObject({ stage: "LENT", name: "", notes: [] });
  expect(erased.history).toHaveLength(2);
  expect(JSON.stringify(erased.history)).not.toContain("Maren");
  expect(await em().count(OutgoingMail, { to: loan.email })).toBe(0);
  const written = await bulk("mailLoans", loan, `mail: { subject: "A", content: "B" }`);
  expect(written).toEqual(failed("There is nobody to write to"));
});

test("rows are deleted when their time has passed, with the mails about them", async () => {
  const loan = await aLoan();
  await move({ id: loan.id }, "RETURNED", MAIL);
  const remaining = await aLoan();
  clock.advance(366 * DAY);
  await deleteOldLoans(em(), { clock, tablesWritten() {} });
  expect(await em().count(Loan, { id: loan.id })).toBe(0);
  expect(await em().count(LoanEvent, { loan })).toBe(0);
  expect(await em().count(OutgoingMail, { to: loan.email })).toBe(0);
  expect(await em().count(Loan, { id: remaining.id })).toBe(1);
});
