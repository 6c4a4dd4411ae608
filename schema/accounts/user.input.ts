import { Field, ID, InputType } from "type-graphql";
import { Direction } from "../foundation/connection.ts";
import { orderInput } from "../foundation/order-input.ts";
import { email, line, notNull } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import { Locale } from "../foundation/locale.ts";
import { orderOf } from "../foundation/order.ts";
import { Role } from "./role.ts";
import { UserStatus, User } from "./user.ts";

@InputType()
export class CreateUserInput {
  @inputField(email(), { required: true }) email!: string;
  @inputField(line(80), { required: true }) name!: string;
  @Field(() => [Role], { defaultValue: [Role.MEMBER] }) roles!: Role[];
  @Field(() => Locale, { defaultValue: Locale.en }) locale!: Locale;
  @Field(() => ID, { nullable: true }) memberId?: string | null;
}

@InputType({ description: "Changes to the viewer's own account." })
export class UpdateAccountInput extends VersionedInput {
  @inputField(line(80)) name?: string;
  @inputField(notNull<Locale>(), { type: () => Locale }) locale?: Locale;
}

@InputType()
export class UpdateUserInput extends UpdateAccountInput {
  @inputField(notNull<Role[]>(), { type: () => [Role] }) roles?: Role[];
}

@InputType()
export class UserFilter {
  @Field(() => Role, { nullable: true }) role?: Role | null;
  @Field(() => UserStatus, { nullable: true }) status?: UserStatus | null;
  @Field(() => Boolean, { nullable: true }) hasProfile?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: "Words in name or email address; prefixes match.",
  })
  search?: string | null;
}

const FIELDS = orderOf(User, { NAME: "name", CREATED_AT: "createdAt", LAST_SEEN: "seenAt" });

export const UserOrder = orderInput({ input: "UserOrder", field: "UserOrderField" }, FIELDS);
export type UserOrder = InstanceType<typeof UserOrder>;

export const BY_NAME: UserOrder = { field: FIELDS.NAME, direction: Direction.ASC };
