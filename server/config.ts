import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { SiteOptions } from "../schema/foundation/services.ts";
import { readS3Url, type S3Bucket } from "./storage/s3-url.ts";
import { privateDirectory } from "./storage/private-directory.ts";

const LOOPBACK = ["127.0.0.1", "localhost", "::1"];

const SHORTEST_SECRET = 32;

/** The demo world where others can connect. */
const PUBLIC = "public";

const POSTGRES = "an address like postgres://user@host/name";
const BUCKET = "an address like https://key:secret@host/bucket?region=eu-central-1";
const DAYS = "a whole number of days, from 1";
const SECONDS = "seconds, 0 for no limit";

const ON = ["on", "true", "1"] as const;
const OFF = ["off", "false", "0"] as const;

const isOn = (value: string): boolean => ON.some((one) => one === value);

const onOff = z.enum([...ON, ...OFF], { error: "on or off" }).transform(isOn);

const Environment = z.object({
  PORT: z.coerce.number({ error: "a port" }).int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "an address like https://example.org" })
    .optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: POSTGRES })
    .refine((url) => new URL(url).pathname.length > 1, POSTGRES)
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
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "an address like smtp://user:password@host:587" })
    .optional(),
  MAIL_FROM: z.string().optional(),
  TRUST_PROXY: onOff.default(false),
  RATE_LIMITS: onOff.default(true),
  KEEP_ANSWERS: onOff.default(true),
  STATEMENT_TIMEOUT: z.coerce.number({ error: SECONDS }).min(0, SECONDS).default(10),
  MEMBER_APPROVAL: onOff.default(false),
  CHAT_RETENTION_DAYS: z.coerce.number({ error: DAYS }).int(DAYS).min(1, DAYS).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

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
  smtpUrl: string | undefined;
  /** The sender of mails, as mail programs show it. */
  mailFrom: string;
  trustProxy: boolean;
  rateLimits: boolean;
  /** Whether answers are cached until something is written. */
  keepAnswers: boolean;
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
    return quit(read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
  }
  const env = read.data;
  if (existsSync(env.DATA_DIR) && !statSync(env.DATA_DIR).isDirectory()) {
    return quit([`DATA_DIR: ${env.DATA_DIR} is no directory`]);
  }
  if (env.DATABASE_URL && !env.SECRET) {
    return quit(["SECRET: needed with DATABASE_URL, at least 32 characters"]);
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
    secret: env.SECRET ?? storedSecret(env.DATA_DIR),
    previousSecret: env.SECRET_PREVIOUS,
    allowsPrivate: env.OUTBOUND_PRIVATE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Atelier <noreply@${new URL(origin).hostname}>`,
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    keepAnswers: env.KEEP_ANSWERS,
    statementTimeout: env.STATEMENT_TIMEOUT * 1_000,
    memberApproval: env.MEMBER_APPROVAL,
    chatRetentionDays: env.CHAT_RETENTION_DAYS,
    logLevel: env.LOG_LEVEL,
  };
}

const isLoopback = (host: string): boolean => LOOPBACK.includes(host.replace(/^\[|\]$/g, ""));

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
