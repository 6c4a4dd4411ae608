import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  answerInvitation,
  GuestStatus,
  type OpenedInvitation,
  openInvitation,
} from "../../schema/calendar/index.ts";
import type { Context } from "../../schema/foundation/context.ts";
import { mailIntl } from "../../schema/mail/mail-intl.ts";
import { parseForms } from "../auth/forms.ts";
import { chosenLocale, sendSmallPage } from "../gateway/small-page.ts";

const PATH = "/calendar/invitation/:token";
const ANSWERS = [GuestStatus.ACCEPTED, GuestStatus.TENTATIVE, GuestStatus.DECLINED] as const;
type Answer = (typeof ANSWERS)[number];

interface Call {
  Params: { token: string };
  Querystring: { answer?: string };
  Body: { answer?: string } | undefined;
}

const answerIn = (value: unknown): Answer | undefined => ANSWERS.find((each) => each === value);

/**
 * The page on which guests answer by the secret in their mail. Opening it does nothing, since programs open the links
 * of mails: its buttons send a POST.
 */
export async function invitationPage(
  http: FastifyInstance,
  context: (request: FastifyRequest) => Promise<Context>,
): Promise<void> {
  await http.register(async (scope) => {
    parseForms(scope);
    scope.addHook("onSend", async (_request, reply) => {
      // with `no-referrer` browsers would not say from where its form is sent
      reply.header("cache-control", "private, no-store").header("referrer-policy", "same-origin");
    });

    scope.get<Call>(PATH, async (request, reply) => {
      const invitation = await openInvitation(request.params.token, await context(request));
      return show(request, reply, invitation, answerIn(request.query.answer));
    });

    scope.post<Call>(PATH, async (request, reply) => {
      const { token } = request.params;
      const answer = answerIn(request.body?.answer);
      if (answer) await answerInvitation(token, answer, await context(request));
      const invitation = await openInvitation(token, await context(request));
      return show(request, reply, invitation, undefined, answer);
    });
  });
}

/** @param offered the answer of the link that was opened, which is not given yet */
function show(
  request: FastifyRequest,
  reply: FastifyReply,
  invitation: OpenedInvitation | undefined,
  offered?: Answer,
  given?: Answer,
): FastifyReply {
  const locale = invitation?.locale ?? chosenLocale(request);
  const intl = mailIntl(locale);
  if (!invitation) {
    return sendSmallPage(request, reply, {
      locale,
      status: 404,
      title: intl.formatMessage({ id: "calendar.page.invalid" }),
      text: intl.formatMessage({ id: "calendar.page.invalid.text" }),
      action: intl.formatMessage({ id: "calendar.page.home" }),
      to: "/",
    });
  }
  const { title, name, when, location, status, isOver } = invitation;
  if (isOver || !status) {
    const why = isOver ? "over" : "gone";
    return sendSmallPage(request, reply, {
      locale,
      title: intl.formatMessage({ id: `calendar.page.${why}` }),
      text: intl.formatMessage({ id: `calendar.page.${why}.text` }, { title }),
      action: intl.formatMessage({ id: "calendar.page.home" }),
      to: "/",
    });
  }
  const answered = answerIn(status);
  const chosen = offered ?? answered;
  const texts = [
    answered
      ? intl.formatMessage({ id: `calendar.page.answered.${answered}` })
      : intl.formatMessage({ id: "calendar.page.text" }, { name }),
    given && intl.formatMessage({ id: "calendar.page.saved" }),
  ];
  return sendSmallPage(request, reply, {
    locale,
    title,
    note: [when, location].filter(Boolean).join("\n"),
    text: texts.filter(Boolean).join(" "),
    to: request.url.split("?", 1)[0] ?? request.url,
    choices: ANSWERS.map((answer) => ({
      label: intl.formatMessage({ id: `calendar.answer.${answer}` }),
      fields: { answer },
      isChosen: answer === chosen,
    })),
  });
}
