import { ADMINS, EVERYBODY, entityOperations, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    ...entityOperations("MemberType", {
      isOrdered: true,
      read: EVERYBODY,
      write: ADMINS,
      input: "name: {}",
    }),
  },
  calls: {
    "GET /api/membertypes": EVERYBODY,
    "POST /api/membertypes": ADMINS,
    "POST /api/membertypes/{id}": ADMINS,
    "DELETE /api/membertypes/{id}": ADMINS,
    "POST /api/membertypes/delete": ADMINS,
  },
  tiny: ["member_types"],
};
