import { z } from "zod";
import type { RouteDoc } from "../rest/route.ts";
import { UPLOAD_ROUTE } from "./tus.ts";

const PICTURES = ["image/jpeg", "image/png", "image/webp"];

const UPLOADED = {
  401: "Nobody is signed in",
  413: "More than 10 MB",
  415: "Not a picture of these types",
  422: "Not a picture that can be read, or more than 24 megapixels",
  429: "More than 60 in an hour, or more than 4 at once",
};
const OF_A_MEMBER = {
  200: "`{member}` with id, version, avatar and cover",
  401: "Nobody is signed in",
  403: "It is another member's",
  404: "There is none, or none that the caller may see",
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
    summary: `Makes the body, a picture of at most 10 MB, the ${kind} of a member, cut to ${size}`,
    takes: PICTURES,
    answers: { ...OF_A_MEMBER, ...UPLOADED },
    answer: Pictures,
  },
  {
    method: "DELETE",
    path: `/api/members/{id}/${kind}`,
    summary: `Takes the ${kind} of a member away`,
    answers: OF_A_MEMBER,
    answer: Pictures,
  },
];

const OF_ONES_OWN = {
  401: "Nobody is signed in",
  404: "There is none that is the caller's, or they are no longer in its conversation",
  412: "Without `Tus-Resumable: 1.0.0`",
  423: "Something of it is on its way already",
};

/** Files of conversations come by tus 1.0.0, https://tus.io/protocols/resumable-upload */
const chatFiles: RouteDoc[] = [
  {
    method: "POST",
    path: "/api/chat/uploads",
    summary:
      "Begins an upload of at most 50 MB by tus: Upload-Length, and Upload-Metadata with filename and " +
      "conversationId",
    answers: {
      201: "Location and Upload-Expires, in 24 hours",
      401: "Nobody is signed in",
      404: "The conversation is none that the caller is in",
      412: "Without `Tus-Resumable: 1.0.0`",
      413: "More than 50 MB, or more than 1 GB of files of one member (`QUOTA_EXCEEDED`)",
      422: "No conversation, or a caller without a profile",
      429: "More than 60 in an hour, or more than 5 that are not finished",
    },
  },
  {
    method: "HEAD",
    path: "/api/chat/uploads/{id}",
    summary: "Says by Upload-Offset how far an upload has come",
    answers: { 200: "Upload-Offset, Upload-Length, Upload-Expires", ...OF_ONES_OWN },
  },
  {
    method: "PATCH",
    path: "/api/chat/uploads/{id}",
    summary: "Goes on with an upload from Upload-Offset",
    takes: [UPLOAD_ROUTE],
    answer: Attachment,
    answers: {
      200: "It is whole: `{attachment: {id, name, size, type, path, width, height}}`",
      204: "There is more to come",
      409: "It has not come to this Upload-Offset",
      413: "More than was announced",
      ...OF_ONES_OWN,
    },
  },
  {
    method: "DELETE",
    path: "/api/chat/uploads/{id}",
    summary: "Gives an upload up",
    answers: { 204: "It is gone", 409: "It has arrived", ...OF_ONES_OWN },
  },
];

/** Uploads, as the description of the interface tells of them: what `uploads.ts` answers. */
export const uploadCalls: readonly RouteDoc[] = [
  ...memberPicture("avatar", "512 × 512"),
  ...memberPicture("cover", "1600 × 900"),
  {
    method: "POST",
    path: "/api/blog/pictures",
    summary: "Keeps the body, a picture of at most 10 MB, for posts; at most 2000 wide and high",
    takes: PICTURES,
    answer: z.object({
      picture: z.object({ path, width: z.int(), height: z.int(), bytes: z.int() }),
    }),
    answers: {
      200: "`{picture: {path, width, height, bytes}}`",
      403: "Only who writes posts may",
      ...UPLOADED,
    },
  },
  ...chatFiles,
];
