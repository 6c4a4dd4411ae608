import type { Member } from "../members/member.ts";
import type { User } from "./user.ts";

/** A profile and the account that signs in as it, or one of them alone. */
export interface Person {
  member?: Member | null | undefined;
  user?: User | null | undefined;
}
