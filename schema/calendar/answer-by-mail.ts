import ICAL from "ical.js";
import type { Context } from "../foundation/context.ts";
import { saveAnswer } from "./answer-event.ts";
import { EventStatus } from "./calendar-event.ts";
import { EventGuest, GuestStatus } from "./event-guest.ts";

const MAX_CHARACTERS = 100_000;

const ANSWERS = new Map<string, GuestStatus>([
  ["ACCEPTED", GuestStatus.ACCEPTED],
  ["TENTATIVE", GuestStatus.TENTATIVE],
  ["DECLINED", GuestStatus.DECLINED],
]);

/**
 * The answer of a guest in a mail (RFC 5546, METHOD:REPLY), of the address that it came from alone. What cannot be read,
 * or answers nothing that takes place, changes nothing.
 */
export async function answerByMail(ics: string, sender: string, context: Context): Promise<void> {
  const answer = ics.length <= MAX_CHARACTERS ? answerIn(ics, sender) : undefined;
  if (!answer) return;
  const { em } = context;
  const guest = await em.findOne(
    EventGuest,
    { email: sender, event: { icsUid: answer.uid, series: null, deletedAt: null } },
    { populate: ["event.series"] },
  );
  if (!guest) return;
  const { event } = guest;
  if (event.status === EventStatus.CANCELLED || event.rangeTo < context.now()) return;
  await saveAnswer(event, guest.key, answer.status, context);
}

function answerIn(ics: string, sender: string): { uid: string; status: GuestStatus } | undefined {
  try {
    const calendar = new ICAL.Component(
      ICAL.parse(ics) as ConstructorParameters<typeof ICAL.Component>[0],
    );
    const event = calendar.getFirstSubcomponent("vevent");
    if (calendar.getFirstPropertyValue("method") !== "REPLY" || !event) return undefined;
    const own = event.getAllProperties("attendee").find(
      (one) =>
        String(one.getFirstValue())
          .replace(/^mailto:/i, "")
          .toLowerCase() === sender,
    );
    const status = ANSWERS.get(String(own?.getParameter("partstat") ?? "").toUpperCase());
    const uid = event.getFirstPropertyValue("uid");
    return status && typeof uid === "string" ? { uid, status } : undefined;
  } catch {
    return undefined;
  }
}
