import { z } from "zod";
import {
  AskForOpeningNoticeDocument,
  ConfirmOpeningNoticeDocument,
  RemoveOpeningNoticeDocument,
} from "./documents.generated.ts";
import { route } from "./route.ts";

const Success = z.object({ success: z.literal(true) });
const success = () => ({ success: true as const });

const TOKEN = { token: "The secret of the mailed link" };

export const routes = [
  route(AskForOpeningNoticeDocument, {
    method: "POST",
    path: "/api/coming-soon",
    summary: "Mails a link that confirms an address, which gets one mail when the site opens",
    body: {
      email: "An email address",
      locale: "The language of the mails: en, fr or no",
      website: "Stays empty: what fills it in is dropped",
    },
    variables: ({ body }) => ({ input: body }),
    answer: Success,
    reply: success,
  }),
  route(ConfirmOpeningNoticeDocument, {
    method: "POST",
    path: "/api/coming-soon/confirm",
    summary: "Confirms an email address on the waiting list for the opening",
    body: TOKEN,
    variables: ({ body }) => ({ token: body.token }),
    answer: Success,
    reply: success,
  }),
  route(RemoveOpeningNoticeDocument, {
    method: "POST",
    path: "/api/coming-soon/remove",
    summary: "Removes an email address from the waiting list for the opening",
    body: TOKEN,
    variables: ({ body }) => ({ token: body.token }),
    answer: Success,
    reply: success,
  }),
] as const;
