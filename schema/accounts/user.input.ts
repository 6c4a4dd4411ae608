import { Field, ID, InputType, Int } from "type-graphql";
import { z } from "zod";
import { email, line } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
import { Role } from "./role.ts";
import { UserStatus } from "./user.ts";

@InputType()
export class CreateUserInput {
  @Field(() => String) email!: string;
  @Field(() => String, { description: "1 to 80 characters." }) name!: string;
  @Field(() => [Role], { defaultValue: [Role.MEMBER] }) roles!: Role[];
  @Field(() => Locale, { defaultValue: Locale.en }) locale!: Locale;
  @Field(() => ID, { nullable: true }) memberId?: string | null;
}

@InputType()
export class UpdateUserInput {
  @Field(() => Int, { nullable: true, description: "The version that was edited." })
  version?: number | null;
  @Field(() => String, { nullable: true }) name?: string;
  @Field(() => [Role], { nullable: true }) roles?: Role[];
  @Field(() => UserStatus, { nullable: true }) status?: UserStatus;
  @Field(() => Locale, { nullable: true }) locale?: Locale;
}

@InputType()
export class UserFilter {
  @Field(() => Role, { nullable: true }) role?: Role;
  @Field(() => UserStatus, { nullable: true }) status?: UserStatus;
}

export const newUser = z.object({ email: email(), name: line(80) });
export const changedUser = z.object({ name: line(80).optional() });
