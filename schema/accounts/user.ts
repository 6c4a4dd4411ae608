import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { registerEnumType } from "type-graphql";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import { choice, choices, model, moment, one, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Role } from "./role.ts";

export enum UserStatus {
  ACTIVE = "active",
  INVITED = "invited",
  SUSPENDED = "suspended",
}

registerEnumType(UserStatus, { name: "UserStatus" });

@Index({ properties: ["name", "id"] })
@model({ table: "users", description: "Somebody with an account." })
export class User extends StoredEntity {
  @text({
    unique: true,
    guarded: true,
    description: "In lower case. Seen by the user and by admins.",
  })
  email!: string;

  @text({ sorted: true, description: "How they are greeted." })
  name!: string;

  @choices(() => Role)
  roles: Opt<Role[]> = [];

  @choice(() => UserStatus)
  status: Opt<UserStatus> = UserStatus.ACTIVE;

  @choice(() => Locale, { description: "The language of their screens and mails." })
  locale: Opt<Locale> = Locale.en;

  @moment({ nullable: true })
  emailVerifiedAt?: Date | null;

  @one(() => Member, {
    nullable: true,
    unique: true,
    index: false,
    description: "Their public profile.",
  })
  member?: Member | null;

  constructor(
    facts: Pick<User, "email" | "name"> & Partial<Pick<User, "roles" | "member" | "locale">>,
  ) {
    super();
    Object.assign(this, facts, { email: facts.email.trim().toLowerCase() });
  }
}

export const UserConnection = connection("User", () => User);
