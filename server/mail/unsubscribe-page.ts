import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../schema/foundation/context.ts";
import { mailIntl } from "../../schema/mail/mail-intl.ts";
import { endMails } from "../../schema/notifications/index.ts";
import { parseForms } from "../auth/forms.ts";
import { chosenLocale, sendSmallPage } from "../gateway/small-page.ts";
import { readUnsubscribe } from "./unsubscribe-link.ts";

const CHOICES = "/dashboard/user/account?tab=notifications";

interface Given {
  secret: string;
  context(request: FastifyRequest): Promise<Context>;
}

/**
 * The page that ends mails. Opening it does nothing, since programs open the links of mails; mail
 * programs and its button send a POST (RFC 8058), without cookies and as often as they like.
 */
export async function unsubscribePage(
  http: FastifyInstance,
  { secret, context }: Given,
): Promise<void> {
  const endedBy = ({ params }: FastifyRequest) =>
    readUnsubscribe((params as { "*": string })["*"], secret);
  await http.register(async (scope) => {
    parseForms(scope);
    scope.addHook("onSend", async (_request, reply) => {
      // with `no-referrer` browsers would not say from where its form is sent
      reply.header("cache-control", "private, no-store").header("referrer-policy", "same-origin");
    });

    scope.get("/unsubscribe/*", async (request, reply) => {
      const ended = endedBy(request);
      const locale = ended?.locale ?? chosenLocale(request);
      const intl = mailIntl(locale);
      if (!ended) {
        return sendSmallPage(request, reply, {
          locale,
          status: 404,
          title: intl.formatMessage({ id: "mail.unsubscribe.invalid" }),
          text: intl.formatMessage({ id: "mail.unsubscribe.invalid.text" }),
          action: intl.formatMessage({ id: "mail.unsubscribe.done.action" }),
          to: CHOICES,
        });
      }
      return sendSmallPage(request, reply, {
        locale,
        title: intl.formatMessage({ id: "mail.unsubscribe.title" }),
        text: intl.formatMessage({ id: "mail.unsubscribe.text" }),
        action: intl.formatMessage({ id: "mail.unsubscribe.action" }),
        to: request.url,
        fields: { "List-Unsubscribe": "One-Click" },
      });
    });

    scope.post("/unsubscribe/*", async (request, reply) => {
      const ended = endedBy(request);
      if (!ended) return reply.code(404).send({ message: "This link is not valid" });
      await endMails(ended.unsubscribes, await context(request));
      const intl = mailIntl(ended.locale);
      return sendSmallPage(request, reply, {
        locale: ended.locale,
        title: intl.formatMessage({ id: "mail.unsubscribe.done" }),
        text: intl.formatMessage({ id: "mail.unsubscribe.done.text" }),
        action: intl.formatMessage({ id: "mail.unsubscribe.done.action" }),
        to: CHOICES,
      });
    });
  });
}
