import { anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { LinkedAccount } from "./linked-account.ts";

/** Linked accounts are visible to their own user only. */
rowPolicy(LinkedAccount, (viewer) => anyOf(viewer.userId && { user: viewer.userId }));
fieldPolicy(LinkedAccount, ["provider", "label", "lastUsedAt"]);
