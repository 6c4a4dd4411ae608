import { anyOf, everything, fields, rows } from "../foundation/rules.ts";
import { User } from "./user.ts";

rows(User, (viewer) =>
  anyOf(viewer.userId && { id: viewer.userId }, viewer.may("account:manage") && everything),
);

fields(User, {
  email: (viewer) => viewer.may("account:manage") || { id: viewer.userId ?? "" },
});
