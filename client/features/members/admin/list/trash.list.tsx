import { defineList } from "../../../../admin/list/define-list.ts";
import {
  PurgeMembersDocument,
  PurgeUsersDocument,
  RestoreMembersDocument,
  RestoreUsersDocument,
  TrashedAccountsDocument,
  TrashedMembersDocument,
} from "./trash.generated.ts";
import { memberLists, memberListCounts } from "./member-lists.ts";
import { TrashedMember } from "./trashed-member.tsx";

export const memberTrashList = defineList({
  name: "members-trash",
  messagePrefix: "members.admin",
  ...memberLists,
  query: TrashedMembersDocument,
  rows: ({ deletedMembers }) => deletedMembers,
  nameOf: ({ displayName }) => displayName,
  variables: memberListCounts,
  columns: ({ custom, date }) => [
    custom("name", {
      value: ({ displayName }) => displayName,
      cell: ({ displayName, handle, ...member }) => (
        <TrashedMember {...member} name={displayName} detail={`@${handle}`} deletedAt={null} />
      ),
    }),
    date("deleted", ({ deletedAt }) => deletedAt, { width: "140px", from: undefined }),
  ],
  mobileRow: ({ displayName, handle, ...member }) => (
    <TrashedMember {...member} name={displayName} detail={`@${handle}`} />
  ),
  trash: {
    restore: RestoreMembersDocument,
    purge: PurgeMembersDocument,
    canRestore: ({ isDeletedByOwner }) => !isDeletedByOwner,
  },
});

export const accountTrashList = defineList({
  name: "accounts-trash",
  messagePrefix: "members.admin.account",
  ...memberLists,
  query: TrashedAccountsDocument,
  rows: ({ deletedUsers }) => deletedUsers,
  nameOf: ({ name }) => name,
  variables: memberListCounts,
  columns: ({ custom, date }) => [
    custom("name", {
      value: ({ name }) => name,
      cell: ({ email, ...account }) => (
        <TrashedMember {...account} detail={email} deletedAt={null} />
      ),
    }),
    date("deleted", ({ deletedAt }) => deletedAt, { width: "140px", from: undefined }),
  ],
  mobileRow: ({ email, ...account }) => <TrashedMember {...account} detail={email} />,
  trash: {
    restore: RestoreUsersDocument,
    purge: PurgeUsersDocument,
    canRestore: ({ isDeletedByOwner }) => !isDeletedByOwner,
  },
});
