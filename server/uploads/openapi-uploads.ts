import { z } from "zod";
import { documentPictures } from "../../schema/domains.ts";
import type { RouteDoc } from "../rest/route.ts";
import { UPLOAD_ROUTE } from "./tus.ts";

const PICTURES = ["image/jpeg", "image/png", "image/webp"];

const UPLOADED = {
  401: "Nobody is signed in",
  413: "More than 10 MB, or more than 100 megapixels",
  415: "Not a picture of these types",
  422: "Not a readable picture",
  429: "More than 60 in an hour, or more than 4 at once",
};
const OF_A_MEMBER = {
  200: "`{member}` with id, version, avatar and cover",
  401: "Nobody is signed in",
  403: "It belongs to another member",
  404: "It does not exist, or the caller may not see it",
};

const path = z.string();

const Pictures = z.object({
  member: z.object({
    id: z.string(),
    version: z.int(),
    avatar: path.nullable(),
    cover: path.nullable(),
  }),
});

const Attachment = z.object({
  attachment: z.object({
    id: z.string(),
    name: z.string(),
    size: z.int(),
    type: z.string(),
    path,
    width: z.int().nullable(),
    height: z.int().nullable(),
  }),
});

const memberPicture = (kind: "avatar" | "cover", size: string): RouteDoc[] => [
  {
    method: "PUT",
    path: `/api/members/{id}/${kind}`,
    summary: `Sets the ${kind} of a member to the body, a picture of at most 10 MB, cropped to ${size}`,
    takes: PICTURES,
    answers: { ...OF_A_MEMBER, ...UPLOADED },
    answer: Pictures,
  },
  {
    method: "DELETE",
    path: `/api/members/{id}/${kind}`,
    summary: `Removes the ${kind} of a member`,
    answers: OF_A_MEMBER,
    answer: Pictures,
  },
];

const Media = z.object({
  media: z.object({
    id: z.uuid(),
    kind: z.enum(["image", "video", "audio", "file"]),
    url: z.string(),
    name: z.string(),
    size: z.int(),
    type: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  }),
});

const Sold = z.object({
  file: z.object({ id: z.string(), name: z.string(), size: z.int(), type: z.string(), path }),
});

const Kept = z.object({
  file: z.object({
    id: z.string(),
    name: z.string(),
    size: z.int(),
    type: z.string(),
    url: path.nullable(),
    versionNumber: z.int(),
  }),
});

const MailFile = z.object({
  attachment: z.object({ id: z.string(), name: z.string(), size: z.int(), type: z.string(), path }),
});

const OF_ONES_OWN = {
  401: "Nobody is signed in",
  404: "The caller has no such upload, or may no longer upload there",
  412: "Without `Tus-Resumable: 1.0.0`",
  423: "Another request is using the upload",
};

/** Files are uploaded by tus 1.0.0, https://tus.io/protocols/resumable-upload */
const resumable = (
  at: string,
  {
    key,
    refused,
    answer,
    fields,
    most = "50 MB",
  }: Record<"key" | "fields", string> & {
    refused: Record<number, string>;
    answer: z.ZodType;
    most?: string;
  },
): RouteDoc[] => [
  {
    method: "POST",
    path: at,
    summary: `Begins a tus upload of at most ${most}: Upload-Length, and Upload-Metadata with filename and ${key}`,
    answers: {
      201: "Location and Upload-Expires, in 24 hours",
      401: "Nobody is signed in",
      ...refused,
      412: "Without `Tus-Resumable: 1.0.0`",
      413: `More than ${most}, or more than the site allows of files of one member (\`QUOTA_EXCEEDED\`)`,
      422: "The metadata lack something, or the caller has no profile",
      429: "More than 60 in an hour, or more than 5 unfinished",
    },
  },
  {
    method: "HEAD",
    path: `${at}/{id}`,
    summary: "Returns the Upload-Offset of an upload",
    answers: { 200: "Upload-Offset, Upload-Length, Upload-Expires", ...OF_ONES_OWN },
  },
  {
    method: "PATCH",
    path: `${at}/{id}`,
    summary: "Continues an upload at Upload-Offset",
    takes: [UPLOAD_ROUTE],
    answer,
    answers: {
      200: `The upload is complete: ${fields}`,
      204: "More parts are expected",
      409: "Not the current Upload-Offset",
      413: "More than was announced",
      ...OF_ONES_OWN,
    },
  },
  {
    method: "DELETE",
    path: `${at}/{id}`,
    summary: "Terminates an upload",
    answers: { 204: "The upload has been removed", 409: "The upload is complete", ...OF_ONES_OWN },
  },
];

const documentPicture = (folder: string, url: string): RouteDoc => ({
  method: "POST",
  path: url,
  summary: `Stores the body, a picture of at most 10 MB, for ${folder}; scaled to at most 2000 × 2000`,
  takes: PICTURES,
  answer: z.object({
    picture: z.object({ path, width: z.int(), height: z.int(), bytes: z.int() }),
  }),
  answers: {
    200: "`{picture: {path, width, height, bytes}}`",
    403: `Only for callers who may write ${folder}`,
    ...UPLOADED,
  },
});

/** Uploads in the OpenAPI description: what `uploads.ts` answers. */
export const uploadCalls: readonly RouteDoc[] = [
  ...memberPicture("avatar", "512 × 512"),
  ...memberPicture("cover", "1600 × 900"),
  ...Array.from(documentPictures, ([folder, { path: url }]) => documentPicture(folder, url)),
  ...resumable("/api/chat/uploads", {
    key: "conversationId",
    refused: { 404: "The caller is not in the conversation" },
    answer: Attachment,
    fields: "`{attachment: {id, name, size, type, path, width, height}}`",
  }),
  ...resumable("/api/kanban/uploads", {
    key: "cardId",
    refused: { 404: "The caller does not see the card" },
    answer: Attachment,
    fields: "`{attachment: {id, name, size, type, path, width, height}}`",
  }),
  ...resumable("/api/products/uploads", {
    key: "productId",
    refused: {
      403: "The caller may not change products",
      404: "There is no such product",
    },
    answer: Sold,
    fields: "`{file: {id, name, size, type, path}}`",
  }),
  ...resumable("/api/projects/uploads", {
    key: "projectId",
    refused: { 403: "The caller may not change the project", 404: "There is no such project" },
    answer: Media,
    fields: "`{media: {id, kind, url, name, size, type, width, height}}`",
  }),
  ...resumable("/api/files/uploads", {
    key: "parentId, a folder; without it to the top. `conflict` says what becomes of a name in use: `ask` (409), `version` or `both`",
    most: "2 GB",
    refused: {
      403: "The caller may not change the folder",
      404: "There is no such folder",
      409: "The folder has a file of this name: `current` is what it is",
    },
    answer: Kept,
    fields: "`{file: {id, name, size, type, url, versionNumber}}`; `url` is the download",
  }),
  ...resumable("/api/mail/uploads", {
    key: "mailId, a draft",
    most: "25 MB",
    refused: { 403: "The caller may not send mails", 404: "There is no such draft" },
    answer: MailFile,
    fields: "`{attachment: {id, name, size, type, path}}`",
  }),
];
