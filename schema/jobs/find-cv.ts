import type { Context } from "../foundation/context.ts";
import { NotFound } from "../foundation/errors.ts";
import { Application, cvKey } from "./application.ts";

/** The CV of an application that the viewer may read, and that no longer hides who sent it. */
export async function findCv(id: string, context: Context) {
  const application = await context.find(Application, id, "No such file");
  const { cvName, cvSize, cvType, cvSha256, isApplicantHidden } = application;
  if (isApplicantHidden || !cvName || cvSize == null || !cvType || !cvSha256)
    throw new NotFound("No such file");
  return { key: cvKey(id), name: cvName, size: cvSize, type: cvType, sha256: cvSha256 };
}
