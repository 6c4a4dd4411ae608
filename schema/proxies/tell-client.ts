import type { Context } from "../foundation/context.ts";
import { FORMAT_LOCALE } from "../foundation/locale-path.ts";
import { Locale } from "../foundation/locale.ts";
import type { EmailMessage } from "../foundation/services.ts";
import { type MailMessageId, mailIntl } from "../mail/mail-intl.ts";
import { RefusedAddress, RefusedMails } from "../mail/refused-address.ts";
import { mailsOf, mailsTo } from "../notifications/end-mails.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { notify } from "../notifications/notify.ts";
import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import { ProxyClient, ProxyOnExceed } from "./proxy-client.ts";

/** Days of quotas are those of the product. */
const TIME_ZONE = "Europe/Vienna";

/**
 * Tells whose client it is how much of its quota is used: the member as they have chosen, or, without an account, the
 * address that staff entered.
 */
export async function tellClient(id: string, percent: number, context: Context): Promise<void> {
  const { em } = context;
  const client = await em.findOne(ProxyClient, id);
  if (!client) return;
  const { member, contactEmail } = client;
  const account = member && (await em.findOne(User, { member: member.id, ...CAN_SIGN_IN }));
  if (account) {
    const kind = NotificationKind.PROXY_USAGE;
    for (const { user, waitMs } of await notify(
      [account],
      kind,
      { proxyClient: client },
      context,
    )) {
      const locale = user.locale as Locale;
      context.sendMail({
        to: user.email,
        locale,
        ...usageText(client, percent, locale),
        action: {
          label: mailIntl(locale).formatMessage({ id: "proxies.usage.action" }),
          url: "/dashboard/user/account?tab=access",
        },
        unsubscribes: mailsOf(user, kind),
        waitMs,
      });
    }
    return;
  }
  if (!contactEmail) return;
  const mails = RefusedMails.PROXY_USAGE;
  if (await em.count(RefusedAddress, { email: contactEmail, mails })) return;
  context.sendMail({
    to: contactEmail,
    locale: Locale.en,
    ...usageText(client, percent, Locale.en),
    unsubscribes: mailsTo(contactEmail, mails),
  });
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"] as const;

function bytesText(bytes: number, locale: Locale): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(FORMAT_LOCALE[locale], {
    style: "unit",
    unit: UNITS[step],
    maximumFractionDigits: 1,
  }).format(bytes / 1_000 ** step);
}

function usageText(
  { name, usedBytes, quotaBytes, onExceed, nextResetAt }: ProxyClient,
  percent: number,
  locale: Locale,
): Pick<EmailMessage, "subject" | "paragraphs"> {
  const intl = mailIntl(locale);
  const part = percent < 100 ? "ends" : "over";
  const date = nextResetAt?.toLocaleDateString(FORMAT_LOCALE[locale], {
    dateStyle: "long",
    timeZone: TIME_ZONE,
  });
  return {
    subject: intl.formatMessage({ id: "proxies.usage.subject" }, { percent }),
    paragraphs: [
      intl.formatMessage(
        { id: "proxies.usage.text" },
        {
          name,
          used: bytesText(usedBytes, locale),
          quota: bytesText(quotaBytes ?? 0, locale),
        },
      ),
      ...(onExceed === ProxyOnExceed.NOTIFY
        ? []
        : [intl.formatMessage({ id: `proxies.usage.${part}.${onExceed}` as MailMessageId })]),
      ...(date ? [intl.formatMessage({ id: "proxies.usage.resets" }, { date })] : []),
    ],
  };
}
