import { anyOf, rowPolicy, fieldPolicy } from "../foundation/policies.ts";
import { Session } from "./session.ts";

/** Sessions are visible to their own user only; administrators end sessions by suspending. */
rowPolicy(Session, (viewer) => anyOf(viewer.userId && { user: viewer.userId }));
fieldPolicy(Session, ["device", "network", "lastHeartbeatAt", "expiresAt"]);
