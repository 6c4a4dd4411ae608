import { anyOf, rowPolicy, fieldPolicy } from "../foundation/policies.ts";
import { Session } from "./session.ts";

/** Where somebody is signed in is their own to know; admins end sessions by suspending. */
rowPolicy(Session, (viewer) => anyOf(viewer.userId && { user: viewer.userId }));
fieldPolicy(Session, ["device", "network", "lastHeartbeatAt", "expiresAt"]);
