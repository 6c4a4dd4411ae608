import { ID, SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    beginPasskey: ["mutation { beginPasskey }", SIGNED_IN],
    addPasskey: ["mutation { addPasskey(credential: {}) { id } }", SIGNED_IN],
    renamePasskey: [`mutation { renamePasskey(${ID}, name: "Phone") { id } }`, SIGNED_IN],
    removePasskey: [`mutation { removePasskey(${ID}) }`, SIGNED_IN],
    beginPasskeyConfirmation: ["mutation { beginPasskeyConfirmation }", SIGNED_IN],
  },
  few: ["passkeys"],
  withoutDemo: {
    Passkey: "a passkey is created by an authenticator",
  },
};
