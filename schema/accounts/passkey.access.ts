import { anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { Passkey } from "./passkey.ts";

/** Passkeys are visible to their own user only. */
rowPolicy(Passkey, (viewer) => anyOf(viewer.userId && { user: viewer.userId }));
fieldPolicy(Passkey, ["name", "isBackedUp", "lastUsedAt"]);
