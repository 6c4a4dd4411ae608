import { EVERYBODY, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    register: [`mutation { register(input: { name: "", email: "", password: "" }) }`, EVERYBODY],
    verifyEmail: [`mutation { verifyEmail(email: "", code: "") }`, EVERYBODY],
    resendCode: [`mutation { resendCode(email: "") }`, EVERYBODY],
    resetPassword: [`mutation { resetPassword(email: "") }`, EVERYBODY],
    completePasswordReset: [
      `mutation { completePasswordReset(email: "", code: "", password: "") }`,
      EVERYBODY,
    ],
  },
  calls: {
    "POST /api/auth/register": EVERYBODY,
    "POST /api/auth/verify": EVERYBODY,
    "POST /api/auth/verify/resend": EVERYBODY,
    "POST /api/auth/reset-password": EVERYBODY,
    "POST /api/auth/new-password": EVERYBODY,
  },
};
