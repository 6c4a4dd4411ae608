import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { readS3Url, type S3Bucket } from "../storage/s3-url.ts";

/** A new bucket on the server of an address like S3_URL; undefined without one. */
export async function testBucket(url: string | undefined): Promise<S3Bucket | undefined> {
  if (!url) return undefined;
  const given = readS3Url(url);
  if (!given) throw new Error(`Not the address of a bucket: ${url}`);
  const bucket = `test-${crypto.randomUUID()}`;
  const { endpoint, region, isPathStyle: forcePathStyle, ...credentials } = given;
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle });
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
  } finally {
    client.destroy();
  }
  return { ...given, bucket };
}
