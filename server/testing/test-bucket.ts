import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { S3_URL } from "../../schema/testing/services.ts";
import { readS3Url, type S3Bucket } from "../storage/s3-url.ts";

/** A new bucket on the server that TEST_S3_URL names, like S3_URL; undefined without one. */
export async function testBucket(): Promise<S3Bucket | undefined> {
  if (!S3_URL) return undefined;
  const given = readS3Url(S3_URL);
  if (!given) throw new Error("TEST_S3_URL is no address of a bucket");
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
