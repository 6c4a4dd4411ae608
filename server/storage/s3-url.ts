/** A bucket of an S3 server, and how it is reached. */
export interface S3Bucket {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is in the path, otherwise in the name of the host. */
  isPathStyle: boolean;
  /** Browsers reach the server, too: downloads are sent there. */
  isPublic: boolean;
}

const REGION = "us-east-1";
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  style: ["path", "host"],
  downloads: ["here", "there"],
};

/**
 * Reads `https://KEY:SECRET@host/bucket?region=eu-central-1&style=host&downloads=there`. Undefined if it is none;
 * key and secret are encoded as in any URL.
 */
export function readS3Url(text: string): S3Bucket | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, username, password, pathname, searchParams } = new URL(text);
  const [, bucket] = /^\/([a-z0-9][a-z0-9.-]{1,62})\/?$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !bucket || !username || !password) return undefined;
  for (const [name, value] of searchParams) {
    const isKnown = name === "region" ? /^[a-z0-9-]+$/.test(value) : OPTIONS[name]?.includes(value);
    if (!isKnown) return undefined;
  }
  return {
    endpoint: origin,
    bucket,
    region: searchParams.get("region") ?? REGION,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    isPathStyle: searchParams.get("style") !== "host",
    isPublic: searchParams.get("downloads") === "there",
  };
}
