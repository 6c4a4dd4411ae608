import { describe } from "vitest";

/** Services that the environment gives to tests, each by its URL. */
export const POSTGRES_URL = process.env.TEST_DATABASE_URL || undefined;
export const REDIS_URL = process.env.TEST_REDIS_URL || undefined;
/** A bucket, in the form of S3_URL. */
export const S3_URL = process.env.TEST_S3_URL || undefined;

/** Says which services are not given; their tests are not run then. */
export function missingServices(): string | undefined {
  const missing = [
    ...(POSTGRES_URL ? [] : ["PostgreSQL (TEST_DATABASE_URL)"]),
    ...(REDIS_URL ? [] : ["Redis (TEST_REDIS_URL)"]),
    ...(S3_URL ? [] : ["S3 (TEST_S3_URL)"]),
  ];
  return missing.length > 0
    ? `Not given, so what needs it is not run: ${missing.join(", ")}`
    : undefined;
}

type Tests = (url: string) => void | Promise<void>;

/** Tests that need a service: `tests` gets its URL, and without one there are none. */
export function describeWith(url: string | undefined, name: string, tests: Tests): void {
  if (!url) return;
  // oxlint-disable-next-line vitest/valid-title, vitest/valid-describe-callback -- those of the caller
  describe(name, () => tests(url));
}
