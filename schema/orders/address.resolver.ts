import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import {
  findMany,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { BillingAddress } from "./billing-address.ts";
import { MAX_ADDRESSES, saveAddress } from "./change-addresses.ts";
import { BillingAddressInput } from "./orders.input.ts";

@Resolver(() => BillingAddress)
export class AddressResolver {
  @AllowedTo("signed-in")
  @Query(() => [BillingAddress], {
    description: `The viewer's own, oldest first; at most ${MAX_ADDRESSES}.`,
  })
  billingAddresses(): ReadQuery {
    return findMany(BillingAddress, {}, { createdAt: "asc", id: "asc" }, MAX_ADDRESSES);
  }

  @AllowedTo("signed-in")
  @Mutation(() => BillingAddress, { description: "The first one is the default." })
  async createBillingAddress(
    @Arg("input", () => BillingAddressInput) input: BillingAddressInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const id = await saveAddress(input, undefined, context);
    return findOneOrFail(BillingAddress, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => BillingAddress, { description: "Orders that exist stay as they are." })
  async updateBillingAddress(
    @Id() id: string,
    @Arg("input", () => BillingAddressInput) input: BillingAddressInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await saveAddress(input, id, context);
    return findOneOrFail(BillingAddress, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, { description: "For good. Orders that exist stay as they are." })
  deleteBillingAddress(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return context.delete(BillingAddress, id);
  }
}
