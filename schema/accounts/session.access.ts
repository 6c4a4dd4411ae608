import { anyOf, rows, fields } from "../foundation/rules.ts";
import { Session } from "./session.ts";

/** Where somebody is signed in is their own to know; admins end sessions by suspending. */
rows(Session, (viewer) => anyOf(viewer.userId && { user: viewer.userId }));
fields(Session, ["device", "network", "lastHeartbeatAt", "expiresAt"]);
