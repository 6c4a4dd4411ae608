import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { BillingAddress } from "./billing-address.ts";
import { BillingAddressInput } from "./orders.input.ts";

export const MAX_ADDRESSES = 20;

/** Writes an address of the viewer; without an id a new one. Returns its id. */
export async function saveAddress(
  input: BillingAddressInput,
  id: string | undefined,
  context: Context,
): Promise<string> {
  const sent = parseInput(BillingAddressInput, input);
  const member = viewerProfile(context);
  const { em } = context;
  const others = await em.find(BillingAddress, { member });
  const address = id
    ? await context.find(BillingAddress, id)
    : new BillingAddress({ member: em.getReference(Member, member) });
  if (!id && others.length >= MAX_ADDRESSES)
    throw new Invalid({ addresses: `At most ${MAX_ADDRESSES}` });
  const { receiver, company, street, postalCode, city, country, phoneNumber, vatId } = sent;
  const isDefault = sent.isDefault || !others.some((one) => one !== address && one.isDefault);
  Object.assign(address, {
    receiver,
    street,
    city,
    country,
    isDefault,
    company: company ?? null,
    postalCode: postalCode ?? null,
    phoneNumber: phoneNumber ?? null,
    vatId: vatId ?? null,
    addressType: sent.addressType,
  });
  const owner = await em.findOneOrFail(Member, member);
  await context.save({
    locking: [owner],
    verify: async (tx) => {
      if (isDefault)
        await tx.nativeUpdate(
          BillingAddress,
          { member, isDefault: true, id: { $ne: address.id } },
          { isDefault: false },
        );
      tx.persist(address);
    },
  });
  return address.id;
}
