import { createHash } from "node:crypto";
import { setImmediate as others } from "node:timers/promises";
import { Field, Int, ObjectType } from "type-graphql";
import { AuditAction } from "../audit/audit-entry.ts";
import { audit } from "../audit/audited-writes.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { SecretUnreadable } from "../foundation/secrets.ts";
import type { Services } from "../foundation/services.ts";
import { statusOf } from "./client-status.ts";
import { md5Crypt, sha512Crypt } from "./crypt.ts";
import { ProxyAssignment } from "./proxy-assignment.ts";
import { type ProxyClient, ProxyClientStatus, ProxyOnExceed } from "./proxy-client.ts";
import { ProxyServer } from "./proxy-server.ts";
import { runSql } from "./run-sql.ts";

/** More clients than that are no longer one file. */
const MAX_CLIENTS = 2_000;

export const ProxySoftware = enumType(
  "ProxySoftware",
  {
    SQUID: "A file for basic_ncsa_auth.",
    THREE_PROXY: "Lines with `users`.",
    HAPROXY: "A section `userlist`.",
  },
  "SQUID: a file for basic_ncsa_auth. THREE_PROXY: lines with `users`. HAPROXY: a section `userlist`.",
);
export type ProxySoftware = EnumOf<typeof ProxySoftware>;

@ObjectType({ description: "Who may sign in at a server, for its software." })
export class ProxyConfiguration {
  @Field(() => String, { description: "What the file is called." })
  fileName!: string;

  @Field(() => String, {
    description: "The file. It contains hashes of secrets, and who is left out as comments.",
  })
  content!: string;

  @Field(() => Int, { description: "How many clients may sign in." })
  clientCount!: number;

  @Field(() => Int, { description: "How many clients are stopped." })
  stoppedCount!: number;
}

interface Wanted {
  software: ProxySoftware;
  /** Also those who are stopped. */
  withStopped: boolean;
  /** Hashes are shortened, for a preview. */
  isPreview?: boolean;
}

interface Format {
  file: (name: string) => string;
  head: (name: string) => string[];
  hash: (secret: string, salt: string) => string;
  line: (username: string, hash: string) => string;
}

const FORMATS: Readonly<Record<ProxySoftware, Format>> = {
  [ProxySoftware.SQUID]: {
    file: (name) => `passwd-${name}`,
    head: () => ["# auth_param basic program basic_ncsa_auth passwd"],
    hash: sha512Crypt,
    line: (username, hash) => `${username}:${hash}`,
  },
  [ProxySoftware.THREE_PROXY]: {
    file: (name) => `users-${name}.cfg`,
    head: () => [],
    hash: (secret, salt) => md5Crypt(secret, salt.slice(0, 8)),
    line: (username, hash) => `users ${username}:CR:${hash}`,
  },
  [ProxySoftware.HAPROXY]: {
    file: (name) => `userlist-${name}.cfg`,
    head: (name) => [`userlist ${name}`],
    hash: sha512Crypt,
    line: (username, hash) => `  user ${username} password ${hash}`,
  },
};

const REASONS: Readonly<Partial<Record<ProxyClientStatus, string>>> = {
  [ProxyClientStatus.DISABLED]: "disabled",
  [ProxyClientStatus.EXPIRED]: "expired",
  [ProxyClientStatus.NOT_STARTED]: "not started",
  [ProxyClientStatus.OVER_QUOTA]: "over quota",
};

/** The configuration of a server, with shortened hashes. */
export async function previewConfiguration(
  serverId: string,
  wanted: Wanted,
  context: Context,
): Promise<ProxyConfiguration> {
  const server = await context.find(ProxyServer, serverId);
  return configurationOf(server, { ...wanted, isPreview: true }, context);
}

/** The configuration of a server for an operator; the audit log says who has it. */
export async function exportConfiguration(
  serverId: string,
  wanted: Wanted,
  context: Context,
): Promise<ProxyConfiguration> {
  const server = await context.find(ProxyServer, serverId);
  const configuration = await configurationOf(server, wanted, context);
  audit({ action: AuditAction.EXPORTED, kind: ProxyServer.name, item: serverId }, context);
  await context.save({ verify: (em) => exported(server, em, context) });
  context.services.tablesWritten(["proxy_servers"]);
  return configuration;
}

/** The same for the server itself, which fetches it by its token. */
export async function fetchConfiguration(
  server: ProxyServer,
  software: ProxySoftware,
  context: Context,
): Promise<ProxyConfiguration> {
  const configuration = await configurationOf(server, { software, withStopped: false }, context);
  await exported(server, context.em, context);
  context.services.tablesWritten(["proxy_servers"]);
  return configuration;
}

/** Clients that were changed before then are known to the server. */
const exported = async (
  { id }: ProxyServer,
  em: Context["em"],
  context: Context,
): Promise<void> => {
  const sql = "update proxy_servers set exported_at = ?::timestamptz where id = ? returning id";
  await runSql(em, sql, [context.now(), id]);
};

async function configurationOf(
  server: ProxyServer,
  { software, withStopped, isPreview = false }: Wanted,
  context: Context,
): Promise<ProxyConfiguration> {
  const now = context.now();
  const name = fileName(server.name);
  const format = FORMATS[software];
  const assignments = await context.em.find(
    ProxyAssignment,
    { server: server.id, client: NOT_DELETED },
    { populate: ["client"], orderBy: { client: { username: "asc" } }, limit: MAX_CLIENTS },
  );
  const written: string[] = [];
  const leftOut: string[] = [];
  let stoppedCount = 0;
  for (const { client } of assignments) {
    const status = statusOf(client, now);
    const reason = REASONS[status];
    if (reason) stoppedCount += 1;
    if (reason && !withStopped) {
      leftOut.push(`# ${client.username} left out: ${reason}`);
      continue;
    }
    const hash = hashOf(client, format, context.services);
    if (hash) written.push(format.line(client.username, isPreview ? shortened(hash) : hash));
    else leftOut.push(`# ${client.username} left out: secret cannot be read`);
    if (client.isOverQuota && client.onExceed === ProxyOnExceed.THROTTLE)
      leftOut.push(`# ${client.username} is over its quota: to be slowed down`);
    await others(); // a hash takes milliseconds
  }
  const [day = ""] = now.toISOString().split("T");
  const lines = [
    `# ${name}, ${day}, ${written.length} clients`,
    ...format.head(name),
    ...written,
    ...leftOut,
  ];
  return {
    fileName: format.file(name),
    content: `${lines.join("\n")}\n`,
    clientCount: written.length,
    stoppedCount,
  };
}

/** The salt follows from the secret: the file is the same until someone changes. */
function hashOf(client: ProxyClient, format: Format, { secrets }: Services): string | null {
  try {
    const secret = secrets.open(client.secret, client.id);
    const salt = createHash("sha256").update(`${client.id} ${secret}`).digest("hex").slice(0, 16);
    return format.hash(secret, salt);
  } catch (error) {
    if (error instanceof SecretUnreadable) return null;
    throw error;
  }
}

const shortened = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-4)}`;

/** Only what every software and file system reads as one word. */
const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "server";
