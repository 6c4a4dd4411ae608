import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { resultOf } from "../../../dashboard/list/list-result.ts";
import { ListScreen } from "../../../dashboard/list/list-screen.tsx";
import { type PeopleList, tabsOf, trashVariablesOf } from "../../../features/people/member-list.ts";
import { TrashedMembersDocument } from "../../../features/people/people-trash.generated.ts";
import { TrashedPerson } from "../../../features/people/trashed-person.tsx";
import { useMemberTrash } from "../../../features/people/use-people-trash.ts";
import { ShortWhen } from "../../../kit/short-when.tsx";
import { useMay } from "../../../session/viewer.tsx";

/** The members in the trash, as a tab of the members. */
export function MemberTrashScreen({ list }: { list: PeopleList }) {
  const intl = useIntl();
  const sees = { seesTrash: true, seesAccounts: useMay("account:manage") };
  const members = useQuery(TrashedMembersDocument, {
    variables: trashVariablesOf(list.place, sees),
  });
  const { trash } = useMemberTrash();
  const known = members.data ?? members.previousData;
  const word = (id: string) => intl.formatMessage({ id: `people.${id}` });
  return (
    <ListScreen
      name="members-trash"
      title={word("title")}
      facts={known && <FormattedMessage id="people.facts" values={known.memberCounts} />}
      list={list}
      result={resultOf(members, ({ deletedMembers }) => deletedMembers)}
      search={word("search")}
      tabs={tabsOf(intl, known, sees, list.place.tab)}
      nameOf={({ displayName }) => displayName}
      columns={[
        {
          id: "name",
          header: word("column.name"),
          cell: ({ displayName, avatar, handle }) => (
            <TrashedPerson name={displayName} avatar={avatar} detail={`@${handle}`} />
          ),
        },
        {
          id: "deleted",
          header: word("column.deleted"),
          width: "140px",
          cell: ({ deletedAt }) => <ShortWhen iso={deletedAt ?? ""} className="text-ink-2" />,
        },
      ]}
      card={({ displayName, avatar, handle, deletedAt }) => (
        <TrashedPerson
          name={displayName}
          avatar={avatar}
          detail={`@${handle}`}
          deletedAt={deletedAt}
        />
      )}
      trash={trash}
      empty={{ title: word("empty"), text: word("empty.text") }}
    />
  );
}
