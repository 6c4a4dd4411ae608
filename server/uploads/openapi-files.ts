import { z } from "zod";
import type { RouteDoc } from "../rest/route.ts";

const SENT = {
  404: "It does not exist, or the caller may not see it",
};

/** Downloads of the file manager in the OpenAPI description: what `member-files.ts` answers. */
export const fileCalls: readonly RouteDoc[] = [
  {
    method: "GET",
    path: "/files/{id}",
    summary:
      "The bytes of a file, or a folder as a ZIP archive; takes a Range and an If-None-Match",
    query: {
      version: { type: "integer", description: "A number; without it the newest" },
      download: { description: "Given: as an attachment, also what browsers could show" },
      w: { type: "integer", description: "Of a picture: scaled to this width" },
    },
    answers: {
      200: "The bytes",
      206: "A range of them",
      302: "Where the storage has them, for a minute",
      304: "Unchanged since the ETag of If-None-Match",
      400: "`version` is no number",
      ...SENT,
      416: "There is no such range",
    },
    isPublic: true,
  },
  {
    method: "GET",
    path: "/files/archive",
    summary: "Several files and folders as a ZIP archive",
    query: { ids: { required: true, description: "Their ids, separated by commas" } },
    answers: { 200: "The archive", ...SENT },
    isPublic: true,
  },
  {
    method: "POST",
    path: "/share/{token}",
    summary: "The bytes of what a link shares: a file, or a folder as a ZIP archive",
    takes: ["application/x-www-form-urlencoded"],
    body: { password: z.string().optional().describe("If the link has one") },
    answers: {
      200: "The bytes",
      404: "There is no such link",
      410: "The link has ended, or its downloads are used up",
      415: "Not a form",
      422: "The password is missing or wrong",
      429: "Too many passwords were tried",
    },
    isPublic: true,
  },
];
