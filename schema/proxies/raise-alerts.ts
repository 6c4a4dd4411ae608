import type { User } from "../accounts/user.ts";
import { usersWithPermission } from "../accounts/users-with-permission.ts";
import type { Context } from "../foundation/context.ts";
import { WEEK } from "../foundation/durations.ts";
import type { Locale } from "../foundation/locale.ts";
import { type MailIntl, type MailMessageId, mailIntl } from "../mail/mail-intl.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { mailsOf } from "../notifications/end-mails.ts";
import { type About, deliveriesTo, notify } from "../notifications/notify.ts";
import { ProxyClient } from "./proxy-client.ts";
import { tellClient } from "./tell-client.ts";
import { ProxyServer } from "./proxy-server.ts";
import { runSql } from "./run-sql.ts";

const PER_ROUND = 50;
/** Expiry is announced so long before. */
const AHEAD_MS = WEEK;

type Name = "down" | "up" | "quota" | "full" | "serverExpires" | "clientExpires";

interface Alert {
  kind: NotificationKind;
  mail: Name;
  values: Record<string, string | number>;
  about(context: Context): About;
  path: string;
  /** The client whose own account or address is told, too. */
  client?: string;
  /** Marks the row as notified of, of these members; without a row, another process was faster. */
  claim: (members: readonly string[]) => readonly [sql: string, values: readonly unknown[]];
}

class Claimed extends Error {}

/** Notifies operators of what has changed since the last time: each change once. */
export async function raiseAlerts(context: Context): Promise<void> {
  const now = context.now();
  const alerts = [
    ...(await ofServers(context)),
    ...(await ofQuotas(context)),
    ...(await ofExpiry("proxy_servers", now, context)),
    ...(await ofExpiry("proxy_clients", now, context)),
  ];
  if (!alerts.length) return;
  const operators = await usersWithPermission("proxy:write", context.em);
  for (const alert of alerts) await raise(alert, operators, context);
}

async function raise(alert: Alert, operators: readonly User[], context: Context): Promise<void> {
  const { em } = context;
  const { kind, mail, values, path: url } = alert;
  const about = alert.about(context);
  for (const { user, waitMs } of await notify(operators, kind, about, context)) {
    const locale = user.locale as Locale;
    const intl = mailIntl(locale);
    context.sendMail({
      to: user.email,
      locale,
      subject: text(intl, `proxies.${mail}.subject`, values),
      paragraphs: [text(intl, `proxies.${mail}.text`, values)],
      action: { label: text(intl, "proxies.action", {}), url },
      unsubscribes: mailsOf(user, kind),
      waitMs,
    });
  }
  const notified = (await deliveriesTo(operators, kind, em, context.now()))
    .filter(({ stored, waitMs }) => stored ?? waitMs !== undefined)
    .flatMap(({ user: { member } }) => member?.id ?? []);
  if (alert.client) await tellClient(alert.client, Number(values.percent), context);
  try {
    await context.save({
      verify: async (within) => {
        if (!(await runSql(within, ...alert.claim(notified))).length) throw new Claimed();
      },
    });
  } catch (error) {
    if (!(error instanceof Claimed)) throw error;
  } finally {
    em.clear();
  }
}

const text = (intl: MailIntl, id: MailMessageId, values: Alert["values"]): string =>
  intl.formatMessage({ id }, values);

const server = (id: string) => (context: Context) => ({
  proxyServer: context.em.getReference(ProxyServer, id),
});
const client = (id: string) => (context: Context) => ({
  proxyClient: context.em.getReference(ProxyClient, id),
});
const serverPath = (id: string): string => `/dashboard/proxy/servers/${id}`;
const clientPath = (name: string): string =>
  `/dashboard/proxy/clients?q=${encodeURIComponent(name)}`;

interface Named {
  id: string;
  name: string;
}

/** Servers that went down, and those that are up again after that. */
async function ofServers({ em }: Context): Promise<Alert[]> {
  const rows = (await runSql(
    em,
    `select id, name, status = 'down' as is_down from proxy_servers
      where deleted_at is null
        and ((status = 'down' and not alerted_down) or (status in ('up', 'degraded') and alerted_down))
      order by id limit ${PER_ROUND}`,
    [],
  )) as unknown as (Named & { is_down: boolean })[];
  return rows.map(({ id, name, is_down: isDown }) => ({
    kind: isDown ? NotificationKind.PROXY_DOWN : NotificationKind.PROXY_UP,
    mail: isDown ? "down" : "up",
    values: { name },
    about: server(id),
    path: serverPath(id),
    claim: (members) => [
      `update proxy_servers set alerted_down = ?, alerted_members = string_to_array(?, ' ')
        where id = ? and alerted_down = ? returning id`,
      [isDown, isDown ? members.join(" ") : "", id, !isDown],
    ],
  }));
}

/** Clients that have used 80 and 100 percent of their quota. */
async function ofQuotas({ em }: Context): Promise<Alert[]> {
  const share = "case when used_bytes >= quota_bytes then 100 else 80 end";
  const rows = (await runSql(
    em,
    `select id, name, ${share} as percent from proxy_clients
      where deleted_at is null and quota_bytes > 0 and used_bytes * 100 >= quota_bytes * 80
        and alerted_percent < ${share}
      order by id limit ${PER_ROUND}`,
    [],
  )) as unknown as (Named & { percent: number })[];
  return rows.map(({ id, name, percent }) => ({
    kind: NotificationKind.PROXY_QUOTA,
    mail: percent === 100 ? "full" : "quota",
    values: { name, percent },
    about: client(id),
    path: clientPath(name),
    client: id,
    claim: () => [
      "update proxy_clients set alerted_percent = ? where id = ? and alerted_percent < ? returning id",
      [percent, id, percent],
    ],
  }));
}

/** What expires within a week; each date is announced once. */
async function ofExpiry(
  table: "proxy_servers" | "proxy_clients",
  now: Date,
  { em }: Context,
): Promise<Alert[]> {
  const isServer = table === "proxy_servers";
  const rows = (await runSql(
    em,
    `select id, name, expires_at::text as expires from ${table}
      where deleted_at is null and enabled and expires_at > ?::timestamptz and expires_at <= ?::timestamptz
        and alerted_expiry is distinct from expires_at ${isServer ? "" : "and auto_renew_days is null"}
      order by id limit ${PER_ROUND}`,
    [now, new Date(now.getTime() + AHEAD_MS)],
  )) as unknown as (Named & { expires: string })[];
  return rows.map(({ id, name, expires }) => ({
    kind: NotificationKind.PROXY_EXPIRES,
    mail: isServer ? "serverExpires" : "clientExpires",
    values: { name },
    about: isServer ? server(id) : client(id),
    path: isServer ? serverPath(id) : clientPath(name),
    claim: () => [
      `update ${table} set alerted_expiry = expires_at
        where id = ? and expires_at = ?::timestamptz and alerted_expiry is distinct from expires_at returning id`,
      [id, expires],
    ],
  }));
}
