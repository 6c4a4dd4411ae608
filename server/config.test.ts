import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "atelier-config-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = "x".repeat(32);
const DATA_DIR = join(folder, "data");
const POSTGRES = { DATABASE_URL: "postgres://me@127.0.0.1:5432/atelier", SECRET };

describe("with an empty environment", () => {
  const config = readConfig({ DATA_DIR });

  test("the site is at localhost:3000 and listens on this machine only", () => {
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      origin: "http://localhost:3000",
      origins: ["http://localhost:3000", "http://127.0.0.1:3000"],
      databaseUrl: undefined,
      redisUrl: undefined,
      s3: undefined,
      trustProxy: false,
      rateLimits: true,
      statementTimeout: 10_000,
      logLevel: "info",
    });
  });

  test("the secret is generated once, readable only by its owner", () => {
    expect(config.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(join(DATA_DIR, "secret"), "utf8")).toBe(config.secret);
    expect(statSync(join(DATA_DIR, "secret")).mode & 0o777).toBe(0o600);
    expect(readConfig({ DATA_DIR }).secret).toBe(config.secret);
  });
});

describe("signing in with providers", () => {
  test("is offered where both of its values are given", () => {
    const given = { GITHUB_CLIENT_ID: "id", GITHUB_CLIENT_SECRET: "secret" };
    const { github, google } = readConfig({ DATA_DIR, ...given });
    expect(github).toEqual({ clientId: "id", clientSecret: "secret", url: "https://github.com" });
    expect(google).toBeUndefined();
  });
});

describe("the demo world", () => {
  test.each([
    ["is created on the embedded database of this machine", {}, true],
    ["is created on localhost", { HOST: "localhost" }, true],
    ["is not created where others can connect", { HOST: "0.0.0.0" }, false],
    ["is not created on PostgreSQL", POSTGRES, false],
    ["is created with a local PUBLIC_URL", { PUBLIC_URL: "http://127.0.0.1:8080" }, true],
    ["is not created with a public PUBLIC_URL", { PUBLIC_URL: "https://atelier.example" }, false],
    ["is not created behind a proxy", { TRUST_PROXY: "on" }, false],
    [
      "is created where others can connect if DEMO says so",
      { HOST: "0.0.0.0", DEMO: "public" },
      true,
    ],
    ["is created behind a proxy if DEMO is on", { TRUST_PROXY: "on", DEMO: "on" }, true],
    ["is created on PostgreSQL if DEMO is on", { ...POSTGRES, DEMO: "true" }, true],
    ["is not created if DEMO is off", { DEMO: "off" }, false],
  ])("%s", (_name, environment, demo) => {
    expect(readConfig({ DATA_DIR, ...environment }).demo).toBe(demo);
  });
});

test("mails are sent from the site's host unless MAIL_FROM is set", () => {
  const from = (environment: object) => readConfig({ DATA_DIR, ...environment }).mailFrom;
  const PUBLIC_URL = "https://atelier.example";
  expect(from({})).toBe("Atelier <noreply@localhost>");
  expect(from({ PUBLIC_URL })).toBe("Atelier <noreply@atelier.example>");
  const MAIL_FROM = "Studio <hello@studio.example>";
  expect(from({ PUBLIC_URL, MAIL_FROM })).toBe(MAIL_FROM);
});

test("PUBLIC_URL must be an origin without a path", () => {
  const config = readConfig({ DATA_DIR, PUBLIC_URL: "https://atelier.example/home/" });
  expect(config.origin).toBe("https://atelier.example");
  expect(config.origins).toEqual(["https://atelier.example"]);
});

test("NODE_ENV changes nothing", () => {
  expect(readConfig({ DATA_DIR, NODE_ENV: "production" })).toEqual(
    readConfig({ DATA_DIR, NODE_ENV: "development" }),
  );
});

test("empty values count as missing", () => {
  const empty = { PORT: "", DATABASE_URL: "", SECRET: "", DEMO: "", ADMIN_EMAIL: "" };
  expect(readConfig({ DATA_DIR, ...empty })).toEqual(readConfig({ DATA_DIR }));
});

test("given values are used", () => {
  const environment = {
    ...POSTGRES,
    PORT: "8080",
    HOST: "0.0.0.0",
    REDIS_URL: "redis://127.0.0.1:6379",
    S3_URL: "https://key:a%2Fb@s3.example.org/files?region=eu-central-1&style=host&downloads=there",
    SOURCE_URL: "https://git.example.org/atelier",
    ADMIN_EMAIL: "ada@example.org",
    TRUST_PROXY: "2",
    CORS: "on",
    POINTS_VISITOR: "3000",
    DATABASE_POOL: "8",
    RATE_LIMITS: "off",
    STATEMENT_TIMEOUT: "2.5",
    LOG_LEVEL: "warn",
  };
  expect(readConfig(environment)).toMatchObject({
    port: 8080,
    host: "0.0.0.0",
    origin: "http://localhost:8080",
    databaseUrl: POSTGRES.DATABASE_URL,
    redisUrl: environment.REDIS_URL,
    s3: {
      endpoint: "https://s3.example.org",
      bucket: "files",
      region: "eu-central-1",
      accessKeyId: "key",
      secretAccessKey: "a/b",
      isPathStyle: false,
      isPublic: true,
    },
    sourceUrl: environment.SOURCE_URL,
    adminEmail: "ada@example.org",
    secret: SECRET,
    trustProxy: 2,
    cors: true,
    points: { visitor: 3_000, session: 20_000 },
    databasePool: 8,
    rateLimits: false,
    statementTimeout: 2_500,
    logLevel: "warn",
  });
});

/** Returns how a process with this environment exits. */
async function end(environment: Record<string, string>): Promise<{ code: number; said: string }> {
  const program = `import { readConfig } from "./server/config.ts"; readConfig();`;
  const options = { env: { DATA_DIR, ...environment } };
  return promisify(execFile)(
    process.execPath,
    ["--input-type=module", "-e", program],
    options,
  ).then(
    () => ({ code: 0, said: "" }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr.trimEnd() }),
  );
}

const BUCKET = "S3_URL: an address like https://key:secret@host/bucket?region=eu-central-1";

const refusedDemo = (host: string) =>
  `DEMO: its passwords are public, so anyone at ${host} could sign in as administrator; DEMO=public allows that`;

describe.concurrent("a wrong value ends the process with one line:", { timeout: 30_000 }, () => {
  test.each([
    [{ PORT: "abc" }, "PORT: a number from 0 to 65535"],
    [{ PORT: "70000" }, "PORT: a number from 0 to 65535"],
    [
      { DATABASE_URL: "garbage", SECRET },
      "DATABASE_URL: an address like postgres://user@host/name",
    ],
    [{ MAIL_FROM: "me" }, "MAIL_FROM: an address like Atelier <hello@example.org>"],
    [
      { DATA_DIR: "package.json/data" },
      "DATA_DIR: ENOTDIR: not a directory, mkdir 'package.json/data'",
    ],
    [
      { TRUST_PROXY: "cdn" },
      "TRUST_PROXY: on, off, a number of proxies, or networks like 10.0.0.0/8",
    ],
    [{ POINTS_USER: "10" }, "POINTS_USER: points an hour, at least 1000"],
    [{ DATABASE_POOL: "2" }, "DATABASE_POOL: a whole number of connections, from 4"],
    [{ PUBLIC_URL: "atelier.example" }, "PUBLIC_URL: an address like https://example.org"],
    [
      { DATABASE_URL: "mysql://me@host/name", SECRET },
      "DATABASE_URL: an address like postgres://user@host/name",
    ],
    [
      { DATABASE_URL: POSTGRES.DATABASE_URL },
      "SECRET: needed with DATABASE_URL, at least 32 characters",
    ],
    [
      { DATABASE_URL: "postgres://me@127.0.0.1:5432", SECRET },
      "DATABASE_URL: an address like postgres://user@host/name",
    ],
    [{ DATA_DIR: "package.json" }, "DATA_DIR: package.json is no directory"],
    [{ GITHUB_CLIENT_ID: "id" }, "GITHUB_CLIENT_SECRET: needed for signing in with GitHub"],
    [{ GOOGLE_CLIENT_SECRET: "x" }, "GOOGLE_CLIENT_ID: needed for signing in with Google"],
    [{ ...POSTGRES, SECRET: "short" }, "SECRET: at least 32 characters"],
    [
      { SOURCE_URL: "javascript:alert(1)" },
      "SOURCE_URL: an address like https://git.example.org/atelier",
    ],
    [{ REDIS_URL: "127.0.0.1:6379" }, "REDIS_URL: an address like redis://host:6379"],
    [{ S3_URL: "s3://key:secret@host/bucket" }, BUCKET],
    [{ S3_URL: "https://host/bucket" }, BUCKET],
    [{ S3_URL: "https://key:secret@host" }, BUCKET],
    [{ S3_URL: "https://key:secret@host/bucket?zone=1" }, BUCKET],
    [{ SMTP_URL: "mail.example.org" }, "SMTP_URL: an address like smtp://user:password@host:587"],
    [{ DEMO: "maybe" }, "DEMO: on, off or public"],
    [{ DEMO: "on", HOST: "0.0.0.0" }, refusedDemo("0.0.0.0")],
    [{ DEMO: "1", PUBLIC_URL: "https://atelier.example" }, refusedDemo("atelier.example")],
    [{ ...POSTGRES, DEMO: "true", HOST: "::" }, refusedDemo("::")],
    [{ RATE_LIMITS: "some" }, "RATE_LIMITS: on or off"],
    [{ STATEMENT_TIMEOUT: "soon" }, "STATEMENT_TIMEOUT: seconds, 0 for no limit"],
    [{ STATEMENT_TIMEOUT: "-1" }, "STATEMENT_TIMEOUT: seconds, 0 for no limit"],
    [{ ADMIN_EMAIL: "ada" }, "ADMIN_EMAIL: an email address"],
    [{ ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD: at least 10 characters"],
  ])("%j", async (environment, line) => {
    expect(await end(environment as Record<string, string>)).toEqual({ code: 1, said: line });
  });
});

test("all wrong values are reported at once", { timeout: 30_000 }, async () => {
  const { said } = await end({ DEMO: "maybe", ADMIN_EMAIL: "ada" });
  expect(said.split("\n").toSorted()).toEqual([
    "ADMIN_EMAIL: an email address",
    "DEMO: on, off or public",
  ]);
});
