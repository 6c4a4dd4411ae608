import type { OwnerStatus } from "../../../schema.generated.ts";
import type { ListedProjectFragment } from "./project-list.generated.ts";

export type ListedProject = ListedProjectFragment;

/** Whether the user is invited to own it and has not answered. */
export const isInvited = ({ ownerStatus }: Pick<ListedProject, "ownerStatus">): boolean =>
  ownerStatus === "PENDING";

/** Its accepted owners, as far as the user sees their profiles. */
export const creditsOf = ({ owners }: Pick<ListedProject, "owners">) =>
  owners.flatMap(({ status, member }) => (status === "ACCEPTED" && member ? [member] : []));

/** How many have been invited and have not answered. */
export const pendingOwners = ({ owners }: { owners: { status: OwnerStatus }[] }): number =>
  owners.filter(({ status }) => status === "PENDING").length;

/** The picture of it in lists. */
export const listCoverOf = ({ cover, firstImage }: ListedProject): string | undefined =>
  cover ?? firstImage?.url;
