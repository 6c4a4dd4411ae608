// What tests ask to change the address of an account.

export const REQUEST_EMAIL_CHANGE = `mutation($email: String!, $password: String!) {
  requestEmailChange(email: $email, password: $password)
}`;

export const CONFIRM_EMAIL_CHANGE = `mutation($oldCode: String!, $newCode: String!) {
  confirmEmailChange(oldCode: $oldCode, newCode: $newCode)
}`;
