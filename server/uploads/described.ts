import type { Described } from "../rest/route.ts";

const PICTURES = ["image/jpeg", "image/png", "image/webp"];

const UPLOADED = {
  401: "Nobody is signed in",
  413: "More than 10 MB",
  415: "Not a picture of these types",
  422: "Not a picture that can be read",
  429: "More than 60 in an hour",
};
const OF_A_MEMBER = {
  200: "`{member}` with id, version, avatar and cover",
  401: "Nobody is signed in",
  403: "It is another member's",
  404: "There is none, or none that the caller may see",
};

const memberPicture = (kind: "avatar" | "cover", size: string): Described[] => [
  {
    method: "PUT",
    path: `/api/members/{id}/${kind}`,
    summary: `Makes the body, a picture of at most 10 MB, the ${kind} of a member, cut to ${size}`,
    takes: PICTURES,
    answers: { ...OF_A_MEMBER, ...UPLOADED },
  },
  {
    method: "DELETE",
    path: `/api/members/{id}/${kind}`,
    summary: `Takes the ${kind} of a member away`,
    answers: OF_A_MEMBER,
  },
];

/** Uploads, as the description of the interface tells of them: what `uploads.ts` answers. */
export const uploadCalls: readonly Described[] = [
  ...memberPicture("avatar", "512 × 512"),
  ...memberPicture("cover", "1600 × 900"),
  {
    method: "POST",
    path: "/api/blog/pictures",
    summary: "Keeps the body, a picture of at most 10 MB, for posts; at most 2000 wide and high",
    takes: PICTURES,
    answers: {
      200: "`{picture: {path, width, height, bytes}}`",
      403: "Only who writes posts may",
      ...UPLOADED,
    },
  },
];
