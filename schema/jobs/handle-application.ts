import { type BulkResult, changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { record } from "../workflow/history-entry.ts";
import type { Letter } from "../workflow/letter.ts";
import { UNDO_MS } from "../workflow/moves.ts";
import { ApplicationMailInput } from "./application.input.ts";
import { Application } from "./application.ts";
import { ApplicationEventKind } from "./application-parts.ts";
import { applicationFlow } from "./application.workflow.ts";
import { MAIL_TEMPLATES } from "./mail-templates.ts";

/** How long the mail of a move waits. */
export const MAIL_WAITS_MS = UNDO_MS;

/** Reveals who sent applications, and notes in their history who did so. */
export const revealApplicants = (ids: readonly string[], context: Context): Promise<BulkResult> =>
  changeEach(ids, context, (id) =>
    context.update(Application, id, null, (application) => {
      if (!application.isApplicantHidden) return;
      application.isApplicantHidden = false;
      record(applicationFlow, application, { kind: ApplicationEventKind.REVEALED }, context);
    }),
  );

/** A mail to applicants, from a template or with words of one's own. */
export function letterOf(input: ApplicationMailInput): Letter {
  const { template, subject, content } = parseInput(
    ApplicationMailInput,
    Object.assign(new ApplicationMailInput(), input),
  );
  if (!template && !subject) throw new Invalid({ "mail.subject": "Required" });
  if (!template && !content) throw new Invalid({ "mail.content": "Required" });
  return (locale) => {
    const texts = template && MAIL_TEMPLATES[template][locale];
    return {
      subject: subject ?? texts?.subject ?? "",
      content: (content ?? texts?.content ?? "").trim(),
    };
  };
}
