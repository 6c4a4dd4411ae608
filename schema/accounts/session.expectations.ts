import { EVERYBODY, ID, SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    sessions: ["{ sessions { nodes { id } } }", SIGNED_IN],
    viewerSession: ["{ viewerSession { id } }", EVERYBODY],
    revokeSession: [`mutation { revokeSession(${ID}) }`, SIGNED_IN],
    revokeOtherSessions: ["mutation { revokeOtherSessions }", SIGNED_IN],
  },
  few: ["sessions"],
  withoutDemo: {
    Session: "sessions are created by signing in",
  },
};
