import {
  ADMINS,
  EVERYBODY,
  ID,
  IDS,
  SIGNED_IN,
  type Expectations,
} from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    memberDirectory: ["{ memberDirectory { nodes { id } } }", EVERYBODY],
    directoryTotals: ["{ directoryTotals(facet: SKILL) { value } }", EVERYBODY],
    members: ["{ members { nodes { id } } }", EVERYBODY],
    member: [`{ member(${ID}) { id } }`, EVERYBODY],
    createMember: [
      `mutation { createMember(input: { handle: "", displayName: "" }) { id } }`,
      ADMINS,
    ],
    importMembers: ["mutation { importMembers(rows: []) { outcomes } }", ADMINS],
    updateMember: [`mutation { updateMember(${ID}, input: {}) { id } }`, SIGNED_IN],
    suspendMembers: [`mutation { suspendMembers(${IDS}) { count } }`, ["moderator", "admin"]],
    reinstateMembers: [`mutation { reinstateMembers(${IDS}) { count } }`, ["moderator", "admin"]],
    approveMembers: [`mutation { approveMembers(${IDS}) { count } }`, ADMINS],
    memberCounts: ["{ memberCounts { all } }", ["moderator", "admin"]],
    verifyMember: [`mutation { verifyMember(${ID}) { id } }`, ADMINS],
    deleteMember: [`mutation { deleteMember(${ID}) }`, ADMINS],
    deleteMembers: [`mutation { deleteMembers(${IDS}) { ids } }`, ADMINS],
    deletedMembers: ["{ deletedMembers { nodes { id } } }", ADMINS],
    restoreMembers: [`mutation { restoreMembers(${IDS}) { count } }`, ADMINS],
    purgeMembers: [`mutation { purgeMembers(${IDS}) { ids } }`, ADMINS],
  },
  calls: {
    "GET /api/members/public": EVERYBODY,
    "GET /api/members/public/{id}": EVERYBODY,
    "GET /api/members": EVERYBODY,
    "POST /api/members": ADMINS,
    "POST /api/members/import": ADMINS,
    "POST /api/members/{id}": SIGNED_IN,
    "DELETE /api/members/{id}": ADMINS,
    "POST /api/members/delete": ADMINS,
  },
  few: ["members_types", "directory_totals", "former_handles"],
  growing: ["members"],
  planExceptions: {
    "members filter.isVerified.false":
      "reads all members and accounts, 0.4 s with 200,000 of each: docs/decisions/180-overview-of-many-members.md",
    "memberCounts filter.isVerified.false": "the same",
  },
};
