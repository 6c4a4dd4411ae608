import {
  ADMINS,
  EVERYBODY,
  ID,
  IDS,
  SIGNED_IN,
  WRITERS,
  type Expectations,
} from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    memberMerge: [`{ memberMerge(${IDS}) { posts } }`, ADMINS],
    mergeMembers: [`mutation { mergeMembers(${IDS}) { id } }`, ADMINS],
    termsAcceptance: ["{ termsAcceptance { accepted accounts } }", WRITERS],
    viewer: ["{ viewer { id } }", EVERYBODY],
    users: ["{ users { nodes { id } } }", ADMINS],
    user: [`{ user(${ID}) { id } }`, ADMINS],
    userCounts: ["{ userCounts { all } }", ADMINS],
    requestEmailChange: [
      `mutation { requestEmailChange(email: "ada@example.org", password: "") }`,
      SIGNED_IN,
    ],
    confirmEmailChange: [`mutation { confirmEmailChange(oldCode: "1", newCode: "1") }`, SIGNED_IN],
    deleteAccount: [`mutation { deleteAccount(password: "") }`, SIGNED_IN],
    updateAccount: ["mutation { updateAccount(input: {}) { id } }", SIGNED_IN],
    createUser: [`mutation { createUser(input: { email: "", name: "" }) { id } }`, ADMINS],
    updateUser: [`mutation { updateUser(${ID}, input: {}) { id } }`, ADMINS],
    suspendUsers: [`mutation { suspendUsers(${IDS}) { count } }`, ADMINS],
    reinstateUsers: [`mutation { reinstateUsers(${IDS}) { count } }`, ADMINS],
    addUserProfile: [`mutation { addUserProfile(${ID}) { id } }`, ADMINS],
    verifyUser: [`mutation { verifyUser(${ID}) { id } }`, ADMINS],
    deleteUsers: [`mutation { deleteUsers(${IDS}) { ids } }`, ADMINS],
    deletedUsers: ["{ deletedUsers { nodes { id } } }", ADMINS],
    restoreUsers: [`mutation { restoreUsers(${IDS}) { count } }`, ADMINS],
    purgeUsers: [`mutation { purgeUsers(${IDS}) { ids } }`, ADMINS],
    deleteUser: [`mutation { deleteUser(${ID}) }`, ADMINS],
  },
  calls: {
    "GET /api/users": ADMINS,
  },
  few: ["users"],
  planExceptions: {
    termsAcceptance: "counts up to 10,001 rows twice, in its own statement",
    memberMerge: "reads and counts what two members have, in its own statements",
  },
};
