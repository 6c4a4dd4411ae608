import { z } from "zod";
import {
  CompletePasswordResetDocument,
  RegisterDocument,
  ResendCodeDocument,
  ResetPasswordDocument,
  VerifyEmailDocument,
} from "./documents.generated.ts";
import { route } from "./route.ts";

const EMAIL = "The email address; case-insensitive";
const CODE = "The digits from the mail";
const PASSWORD = "At least 10 characters, not a common password";

// The same answer whether or not the address is known: everything else is in the mail.
const CHECK_YOUR_MAIL = { message: "Check your mail" };

const answer = z.object({ message: z.string() });

/** Registration and password reset by mailed codes, in addition to the session protocol. */
export const routes = [
  route(RegisterDocument, {
    method: "POST",
    path: "/api/auth/register",
    summary: "Mails a code to create an account with",
    body: {
      name: "1 to 80 characters",
      email: EMAIL,
      password: PASSWORD,
      locale: "en, fr or no",
      terms:
        "The version of the terms that was accepted, as the page of the terms names it: YYYY-MM-DD.4",
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
    summary: "Creates the account with the mailed code, and signs in",
    body: { email: EMAIL, code: CODE },
    variables: ({ body: { email, code } }) => ({ email, code }),
    answer,
    reply: () => ({ message: "Your address is confirmed" }),
  }),
  route(ResendCodeDocument, {
    method: "POST",
    path: "/api/auth/verify/resend",
    summary: "Mails another code, 60 seconds after the last one",
    body: { email: EMAIL },
    variables: ({ body: { email } }) => ({ email }),
    answer,
    reply: () => CHECK_YOUR_MAIL,
  }),
  route(ResetPasswordDocument, {
    method: "POST",
    path: "/api/auth/reset-password",
    summary: "Mails a code to reset the password with",
    body: { email: EMAIL },
    variables: ({ body: { email } }) => ({ email }),
    answer,
    reply: () => CHECK_YOUR_MAIL,
  }),
  route(CompletePasswordResetDocument, {
    method: "POST",
    path: "/api/auth/new-password",
    summary: "Resets a forgotten password and signs out everywhere",
    body: {
      email: EMAIL,
      code: CODE,
      password: PASSWORD,
      confirm: "The password again, optional",
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
