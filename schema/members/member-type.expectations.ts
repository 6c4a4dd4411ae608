import { ADMINS, EVERYBODY, ID, IDS, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    memberTypes: ["{ memberTypes { id } }", EVERYBODY],
    memberType: [`{ memberType(${ID}) { id } }`, EVERYBODY],
    createMemberType: ["mutation { createMemberType(input: { name: {} }) { id } }", ADMINS],
    updateMemberType: [`mutation { updateMemberType(${ID}, input: {}) { id } }`, ADMINS],
    orderMemberTypes: [`mutation { orderMemberTypes(${IDS}) { id } }`, ADMINS],
    deleteMemberType: [`mutation { deleteMemberType(${ID}) }`, ADMINS],
    deleteMemberTypes: [`mutation { deleteMemberTypes(${IDS}) { ids } }`, ADMINS],
    deletedMemberTypes: ["{ deletedMemberTypes { id } }", ADMINS],
    restoreMemberTypes: [`mutation { restoreMemberTypes(${IDS}) { count } }`, ADMINS],
    purgeMemberTypes: [`mutation { purgeMemberTypes(${IDS}) { ids } }`, ADMINS],
  },
  calls: {
    "GET /api/membertypes": EVERYBODY,
    "POST /api/membertypes": ADMINS,
    "POST /api/membertypes/{id}": ADMINS,
    "DELETE /api/membertypes/{id}": ADMINS,
    "POST /api/membertypes/delete": ADMINS,
  },
};
