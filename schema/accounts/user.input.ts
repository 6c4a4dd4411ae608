import { Field, ID, InputType, Int, registerEnumType } from "type-graphql";
import { z } from "zod";
import { Direction } from "../foundation/connection.ts";
import { email, line, notNull } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
import { orderOf } from "../foundation/order.ts";
import { Role } from "./role.ts";
import { UserStatus, User } from "./user.ts";

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
  @Field(() => Locale, { nullable: true }) locale?: Locale;
}

@InputType()
export class UserFilter {
  @Field(() => Role, { nullable: true }) role?: Role | null;
  @Field(() => UserStatus, { nullable: true }) status?: UserStatus | null;
  @Field(() => Boolean, { nullable: true }) hasProfile?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: "Words of name or e-mail address, or how they begin.",
  })
  search?: string | null;
}

const UserOrderField = orderOf(User, {
  NAME: "name",
  CREATED_AT: "createdAt",
  LAST_SEEN: "seenAt",
});
type UserOrderField = (typeof UserOrderField)[keyof typeof UserOrderField];

registerEnumType(UserOrderField, { name: "UserOrderField" });

@InputType()
export class UserOrder {
  @Field(() => UserOrderField) field!: UserOrderField;
  @Field(() => Direction, { defaultValue: Direction.ASC }) direction!: Direction;
}

export const BY_NAME: UserOrder = { field: UserOrderField.NAME, direction: Direction.ASC };

@InputType({ description: "What everybody changes of their own account." })
export class AccountInput {
  @Field(() => Int, { nullable: true, description: "The version that was edited." })
  version?: number | null;
  @Field(() => String, { nullable: true, description: "1 to 80 characters." }) name?: string;
  @Field(() => Locale, { nullable: true }) locale?: Locale;
}

export const newUser = z.object({ email: email(), name: line(80) });
export const changedUser = z.object({
  name: line(80).optional(),
  roles: notNull<Role[]>().optional(),
  locale: notNull<Locale>().optional(),
});
