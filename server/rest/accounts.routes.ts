import { z } from "zod";
import {
  CompletePasswordResetDocument,
  RegisterDocument,
  ResendCodeDocument,
  ResetPasswordDocument,
  VerifyEmailDocument,
} from "./documents.generated.ts";
import { route } from "./route.ts";

const EMAIL = "The address, in any case";
const CODE = "The digits, as they were mailed";
const PASSWORD = "At least 10 characters, and none that everybody chooses";

// Who is known and who is not are answered alike: what there is to know stands in the mail.
const CHECK_YOUR_MAIL = { message: "Check your mail" };

const answer = z.object({ message: z.string() });

/** The way in beside the session protocol: accounts are made and passwords replaced by mailed codes. */
export const routes = [
  route(RegisterDocument, {
    method: "POST",
    path: "/api/auth/register",
    summary: "Mails a code, by which the account is made",
    body: {
      name: "1 to 80 characters",
      email: EMAIL,
      password: PASSWORD,
      locale: "en, fr or no",
      terms: "The version of the terms that was accepted, YYYY-MM-DD",
    },
    variables: ({ body: { name, email, password, locale, terms } }) => ({
      input: { name, email, password, terms, ...(locale !== undefined && { locale }) },
    }),
    answer,
    reply: () => CHECK_YOUR_MAIL,
  }),
  route(VerifyEmailDocument, {
    method: "POST",
    path: "/api/auth/verify",
    summary: "Makes the account of whoever has read the mail, and signs them in",
    body: { email: EMAIL, code: CODE },
    variables: ({ body: { email, code } }) => ({ email, code }),
    answer,
    reply: () => ({ message: "Your address is confirmed" }),
  }),
  route(ResendCodeDocument, {
    method: "POST",
    path: "/api/auth/verify/resend",
    summary: "Mails another code, 60 seconds after the last",
    body: { email: EMAIL },
    variables: ({ body: { email } }) => ({ email }),
    answer,
    reply: () => CHECK_YOUR_MAIL,
  }),
  route(ResetPasswordDocument, {
    method: "POST",
    path: "/api/auth/reset-password",
    summary: "Mails a code to choose a new password by",
    body: { email: EMAIL },
    variables: ({ body: { email } }) => ({ email }),
    answer,
    reply: () => CHECK_YOUR_MAIL,
  }),
  route(CompletePasswordResetDocument, {
    method: "POST",
    path: "/api/auth/new-password",
    summary: "Replaces a forgotten password, and signs its owner out everywhere",
    body: {
      email: EMAIL,
      code: CODE,
      password: PASSWORD,
      confirm: "The password again, if you like",
    },
    variables: ({ body: { email, code, password, confirm } }) => ({
      email,
      code,
      password,
      confirm,
    }),
    answer,
    reply: () => ({ message: "Password changed" }),
  }),
] as const;
