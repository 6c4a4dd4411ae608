import { defineList } from "../../dashboard/list/define-list.ts";
import {
  PurgeMembersDocument,
  PurgeUsersDocument,
  RestoreMembersDocument,
  RestoreUsersDocument,
  TrashedAccountsDocument,
  TrashedMembersDocument,
} from "./people-trash.generated.ts";
import { people, peopleCounts } from "./people.ts";
import { TrashedPerson } from "./trashed-person.tsx";

export const memberTrashList = defineList({
  name: "members-trash",
  words: "people",
  ...people,
  query: TrashedMembersDocument,
  rows: ({ deletedMembers }) => deletedMembers,
  nameOf: ({ displayName }) => displayName,
  variables: peopleCounts,
  columns: ({ custom, date }) => [
    custom("name", {
      value: ({ displayName }) => displayName,
      cell: ({ displayName, avatar, handle }) => (
        <TrashedPerson name={displayName} avatar={avatar} detail={`@${handle}`} />
      ),
    }),
    date("deleted", ({ deletedAt }) => deletedAt, { width: "140px", from: undefined }),
  ],
  card: ({ displayName, avatar, handle, deletedAt }) => (
    <TrashedPerson name={displayName} avatar={avatar} detail={`@${handle}`} deletedAt={deletedAt} />
  ),
  trash: { restore: RestoreMembersDocument, purge: PurgeMembersDocument },
});

export const accountTrashList = defineList({
  name: "accounts-trash",
  words: "people.account",
  ...people,
  query: TrashedAccountsDocument,
  rows: ({ deletedUsers }) => deletedUsers,
  nameOf: ({ name }) => name,
  variables: peopleCounts,
  columns: ({ custom, date }) => [
    custom("name", {
      value: ({ name }) => name,
      cell: ({ name, email }) => <TrashedPerson name={name} detail={email} />,
    }),
    date("deleted", ({ deletedAt }) => deletedAt, { width: "140px", from: undefined }),
  ],
  card: ({ name, email, deletedAt }) => (
    <TrashedPerson name={name} detail={email} deletedAt={deletedAt} />
  ),
  trash: { restore: RestoreUsersDocument, purge: PurgeUsersDocument },
});
