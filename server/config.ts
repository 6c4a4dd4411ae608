import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { SiteOptions } from "../schema/foundation/services.ts";
import type { ProviderName } from "../schema/foundation/provider-account.ts";
import { type ImapAccount, readImapUrl } from "./mail/imap-url.ts";
import { readS3Url, type S3Bucket } from "./storage/s3-url.ts";
import { privateDirectory } from "./storage/private-directory.ts";
import { readTrustedProxies, type TrustedProxies } from "./gateway/trusted-proxies.ts";
import { BUDGETS, type Budgets } from "./gateway/budgets.ts";

const LOOPBACK = ["127.0.0.1", "localhost", "::1"];

const SHORTEST_SECRET = 32;

/** An address, or a name with one in angle brackets. */
const SENDER = /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** The demo world where others can connect. */
const PUBLIC = "public";

const PORT = "a number from 0 to 65535";
const POSTGRES = "an address like postgres://user@host/name";
const BUCKET = "an address like https://key:secret@host/bucket?region=eu-central-1";
const IMAP = "an address like imaps://user:password@host/INBOX";
const GITHUB = "an address like https://github.com";
const ISSUER = "an address like https://accounts.google.com";
const PROXIES = "on, off, a number of proxies, or networks like 10.0.0.0/8";
/** One operation may cost as much as a visitor has: with less, some could never run. */
const FEWEST_POINTS = BUDGETS.visitor;
const POINTS = `points an hour, at least ${FEWEST_POINTS}`;
const CONNECTIONS = "a whole number of connections, from 4";
const DAYS = "a whole number of days, from 1";
const SECONDS = "seconds, 0 for no limit";
const DRAIN = "seconds, from 0 to 300";

/** Connections of one process to PostgreSQL: six processes fill its default of 100. */
const DEFAULT_POOL = 16;

const ON = ["on", "true", "1"] as const;
const OFF = ["off", "false", "0"] as const;

const isOn = (value: string): boolean => ON.some((one) => one === value);

const points = z.coerce.number({ error: POINTS }).int(POINTS).min(FEWEST_POINTS, POINTS);

const onOff = z.enum([...ON, ...OFF], { error: "on or off" }).transform(isOn);

const Environment = z.object({
  PORT: z.coerce.number({ error: PORT }).int(PORT).min(0, PORT).max(65_535, PORT).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "an address like https://example.org" })
    .optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: POSTGRES })
    .refine((url) => (URL.parse(url)?.pathname.length ?? 0) > 1, POSTGRES)
    .optional(),
  SOURCE_URL: z
    .url({ protocol: /^https?$/, error: "an address like https://git.example.org/atelier" })
    .optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "an address like redis://host:6379" })
    .optional(),
  S3_URL: z
    .string()
    .transform((text, { addIssue }) => readS3Url(text) ?? (addIssue(BUCKET), z.NEVER))
    .optional(),
  DATA_DIR: z.string().default(".data"),
  DEMO: z.enum([...ON, ...OFF, PUBLIC], { error: "on, off or public" }).optional(),
  ADMIN_EMAIL: z.email({ error: "an email address" }).optional(),
  ADMIN_PASSWORD: z.string().min(10, "at least 10 characters").optional(),
  SECRET: z.string().min(SHORTEST_SECRET, `at least ${SHORTEST_SECRET} characters`).optional(),
  SECRET_PREVIOUS: z
    .string()
    .min(SHORTEST_SECRET, `at least ${SHORTEST_SECRET} characters`)
    .optional(),
  OUTBOUND_PRIVATE: onOff.default(false),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: "an address like https://api.stripe.com" })
    .default("https://api.stripe.com"),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: z.url({ protocol: /^https?$/, error: GITHUB }).default("https://github.com"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: ISSUER })
    .default("https://accounts.google.com"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "an address like smtp://user:password@host:587" })
    .optional(),
  MAIL_FROM: z.string().regex(SENDER, "an address like Atelier <hello@example.org>").optional(),
  MAIL_INBOX: z.email({ error: "an email address" }).optional(),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .min(SHORTEST_SECRET, `at least ${SHORTEST_SECRET} characters`)
    .optional(),
  IMAP_URL: z
    .string()
    .transform((text, { addIssue }) => readImapUrl(text) ?? (addIssue(IMAP), z.NEVER))
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((text, { addIssue }) => readTrustedProxies(text) ?? (addIssue(PROXIES), z.NEVER))
    .default(false),
  CORS: onOff.default(false),
  POINTS_VISITOR: points.default(BUDGETS.visitor),
  POINTS_USER: points.default(BUDGETS.session),
  DATABASE_POOL: z.coerce
    .number({ error: CONNECTIONS })
    .int(CONNECTIONS)
    .min(4, CONNECTIONS)
    .default(DEFAULT_POOL),
  RATE_LIMITS: onOff.default(true),
  KEEP_ANSWERS: onOff.default(true),
  DRAIN_SECONDS: z.coerce.number({ error: DRAIN }).min(0, DRAIN).max(300, DRAIN).default(0),
  STATEMENT_TIMEOUT: z.coerce.number({ error: SECONDS }).min(0, SECONDS).default(10),
  MEMBER_APPROVAL: onOff.default(false),
  CHAT_RETENTION_DAYS: z.coerce.number({ error: DAYS }).int(DAYS).min(1, DAYS).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

/** An account at Stripe. */
export interface StripeAccount {
  secretKey: string;
  /** With which Stripe signs what it sends to /webhooks/stripe. */
  webhookSecret: string;
  /** The origin of its API. */
  apiUrl: string;
}

/** This site as a provider of sign-ins knows it. */
export interface ProviderClient {
  clientId: string;
  clientSecret: string;
  /** Its site; of an OpenID provider the issuer. */
  url: string;
}

export interface Config {
  port: number;
  host: string;
  /** The origin for links and cookies, for example https://atelier.example */
  origin: string;
  /** Whether visitors use https. */
  isSecure: boolean;
  /** Other origins of the same site; with the default origin also 127.0.0.1 and localhost. */
  origins: string[];
  /** Where the source code that runs here is published. */
  sourceUrl: string | undefined;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** Where files are stored; undefined: in dataDir. */
  s3: S3Bucket | undefined;
  dataDir: string;
  demo: boolean;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  secret: string;
  /** The secret before it: what was encrypted with it can still be read. */
  previousSecret: string | undefined;
  /** Whether outgoing requests may reach addresses of the private network. */
  allowsPrivate: boolean;
  /** The account that takes payments by card. */
  stripe: StripeAccount | undefined;
  /** Signing in with GitHub, and with Google; undefined: not offered. */
  github: ProviderClient | undefined;
  google: ProviderClient | undefined;
  smtpUrl: string | undefined;
  /** The sender of mails, as mail programs show it. */
  mailFrom: string;
  /** The address whose mails come in here; answers go to it with a token after a plus sign. */
  mailInbox: string | undefined;
  /** Signs mails that a program passes on; undefined: none are taken. */
  mailWebhookSecret: string | undefined;
  /** The mailbox that mails are fetched from. */
  imap: ImapAccount | undefined;
  /** Whose X-Forwarded-For and X-Request-Id count. */
  trustProxy: TrustedProxies;
  /** Whether scripts of other sites may read the APIs, without cookies. */
  cors: boolean;
  /** Points an hour for operations, by kind of caller. */
  points: Budgets;
  rateLimits: boolean;
  /** Whether answers are cached until something is written. */
  keepAnswers: boolean;
  /** How many connections to PostgreSQL this process may have. */
  databasePool: number;
  /** How long the process goes on after SIGTERM while /ready answers 503, in milliseconds. */
  drainMs: number;
  /** How long a statement may run on PostgreSQL, in milliseconds; 0 means no limit. */
  statementTimeout: number;
  /** Whether new members wait for approval by an administrator. */
  memberApproval: boolean;
  /** After how many days messages are permanently deleted; undefined means never. */
  chatRetentionDays: number | undefined;
  logLevel: string;
}

/** Reads the environment. Prints each mistake on one line and ends the process if there is one. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    return quit([...new Set(lines)]);
  }
  const env = read.data;
  if (existsSync(env.DATA_DIR) && !statSync(env.DATA_DIR).isDirectory()) {
    return quit([`DATA_DIR: ${env.DATA_DIR} is no directory`]);
  }
  if (env.DATABASE_URL && !env.SECRET) {
    return quit(["SECRET: needed with DATABASE_URL, at least 32 characters"]);
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (Boolean(secretKey) !== Boolean(webhookSecret)) {
    const missing = secretKey ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_SECRET_KEY";
    return quit([`${missing}: needed for payments by card`]);
  }
  for (const [key, name] of [
    ["GITHUB", "GitHub"],
    ["GOOGLE", "Google"],
  ] as const) {
    const both = [`${key}_CLIENT_ID`, `${key}_CLIENT_SECRET`] as const;
    const missing = both.filter((one) => !env[one]);
    if (missing.length === 1) return quit([`${missing[0]}: needed for signing in with ${name}`]);
  }
  const origin = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://localhost:${env.PORT}`;
  const reachable = [env.HOST, new URL(origin).hostname].find((host) => !isLoopback(host));
  if (env.DEMO && isOn(env.DEMO) && reachable) {
    return quit([
      `DEMO: its passwords are public, so anyone at ${reachable} could sign in as administrator; DEMO=public allows that`,
    ]);
  }
  return {
    port: env.PORT,
    host: env.HOST,
    origin,
    isSecure: origin.startsWith("https:"),
    origins: env.PUBLIC_URL ? [origin] : [origin, `http://127.0.0.1:${env.PORT}`],
    sourceUrl: env.SOURCE_URL,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    s3: env.S3_URL,
    dataDir: env.DATA_DIR,
    demo: env.DEMO
      ? isOn(env.DEMO) || env.DEMO === PUBLIC
      : !env.DATABASE_URL && !env.TRUST_PROXY && !reachable,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    secret: env.SECRET ?? inDataDir(() => storedSecret(env.DATA_DIR)),
    previousSecret: env.SECRET_PREVIOUS,
    allowsPrivate: env.OUTBOUND_PRIVATE,
    stripe:
      secretKey && webhookSecret
        ? { secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL }
        : undefined,
    github: clientOf(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET, env.GITHUB_URL),
    google: clientOf(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, env.GOOGLE_ISSUER),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Atelier <noreply@${new URL(origin).hostname}>`,
    mailInbox: env.MAIL_INBOX,
    mailWebhookSecret: env.MAIL_WEBHOOK_SECRET,
    imap: env.IMAP_URL,
    trustProxy: env.TRUST_PROXY,
    cors: env.CORS,
    points: { visitor: env.POINTS_VISITOR, session: env.POINTS_USER },
    rateLimits: env.RATE_LIMITS,
    keepAnswers: env.KEEP_ANSWERS,
    databasePool: env.DATABASE_POOL,
    drainMs: env.DRAIN_SECONDS * 1_000,
    statementTimeout: env.STATEMENT_TIMEOUT * 1_000,
    memberApproval: env.MEMBER_APPROVAL,
    chatRetentionDays: env.CHAT_RETENTION_DAYS,
    logLevel: env.LOG_LEVEL,
  };
}

const clientOf = (clientId = "", clientSecret = "", url = ""): ProviderClient | undefined =>
  clientId && clientSecret ? { clientId, clientSecret, url: url.replace(/\/$/, "") } : undefined;

/** The providers of sign-ins that are set up. */
export const providersOf = (config: Pick<Config, ProviderName>): ProviderName[] =>
  (["github", "google"] as const).filter((name) => config[name]);

const isLoopback = (host: string): boolean => LOOPBACK.includes(host.replace(/^\[|\]$/g, ""));

/** What the file system refuses below DATA_DIR ends the process with its reason. */
export function inDataDir<Of>(work: () => Of): Of {
  try {
    return work();
  } catch (error) {
    return quit([`DATA_DIR: ${(error as Error).message}`]);
  }
}

/** On the embedded database the secret is generated once and stored in DATA_DIR. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  const stored = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (stored.length >= SHORTEST_SECRET) return stored; // a shorter one is a partial write
  privateDirectory(dataDir);
  const secret = randomBytes(32).toString("hex");
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

function quit(lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** The initial site settings, taken from the environment at the first start. */
export const siteDefaults = ({ memberApproval, chatRetentionDays }: Config): SiteOptions => ({
  membersNeedApproval: memberApproval,
  chatRetentionDays,
});
