import type { Member } from "../members/member.ts";
import type { User } from "./user.ts";

/** A profile and its account, or only one of them. */
export interface Person {
  member?: Member | null | undefined;
  user?: User | null | undefined;
}
