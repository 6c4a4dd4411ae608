import type { Route } from "./route.ts";

const EMAIL = "The address, in any case";
const CODE = "The digits, as they were mailed";
const PASSWORD = "At least 10 characters, and none that everybody chooses";

// Who is known and who is not are answered alike: what there is to know stands in the mail.
const CHECK_YOUR_MAIL = { message: "Check your mail" };

/** The way in beside the session protocol: accounts are made and passwords replaced by mailed codes. */
export const routes: Route[] = [
  {
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
    document: "mutation($input: RegisterInput!) { register(input: $input) }",
    variables: ({ body: { name, email, password, locale, terms } }) => ({
      input: { name, email, password, terms, ...(locale !== undefined && { locale }) },
    }),
    reply: () => CHECK_YOUR_MAIL,
  },
  {
    method: "POST",
    path: "/api/auth/verify",
    summary: "Makes the account of whoever has read the mail, and signs them in",
    body: { email: EMAIL, code: CODE },
    document:
      "mutation($email: String!, $code: String!) { verifyEmail(email: $email, code: $code) }",
    variables: ({ body: { email, code } }) => ({ email, code }),
    reply: () => ({ message: "Your address is confirmed" }),
  },
  {
    method: "POST",
    path: "/api/auth/verify/resend",
    summary: "Mails another code, 60 seconds after the last",
    body: { email: EMAIL },
    document: "mutation($email: String!) { resendCode(email: $email) }",
    variables: ({ body: { email } }) => ({ email }),
    reply: () => CHECK_YOUR_MAIL,
  },
  {
    method: "POST",
    path: "/api/auth/reset-password",
    summary: "Mails a code to choose a new password by",
    body: { email: EMAIL },
    document: "mutation($email: String!) { resetPassword(email: $email) }",
    variables: ({ body: { email } }) => ({ email }),
    reply: () => CHECK_YOUR_MAIL,
  },
  {
    method: "POST",
    path: "/api/auth/new-password",
    summary: "Replaces a forgotten password, and signs its owner out everywhere",
    body: {
      email: EMAIL,
      code: CODE,
      password: PASSWORD,
      confirm: "The password again, if you like",
    },
    document: `mutation($email: String!, $code: String!, $password: String!, $confirm: String) {
      chooseNewPassword(email: $email, code: $code, password: $password, confirm: $confirm)
    }`,
    variables: ({ body: { email, code, password, confirm } }) => ({
      email,
      code,
      password,
      confirm,
    }),
    reply: () => ({ message: "Password changed" }),
  },
];
