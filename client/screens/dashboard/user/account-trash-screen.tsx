import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { resultOf } from "../../../dashboard/list/list-result.ts";
import { ListScreen } from "../../../dashboard/list/list-screen.tsx";
import { TrashMenu } from "../../../dashboard/list/trash-menu.tsx";
import { type PeopleList, tabsOf, trashVariablesOf } from "../../../features/people/member-list.ts";
import { TrashedAccountsDocument } from "../../../features/people/people-trash.generated.ts";
import { TrashedPerson } from "../../../features/people/trashed-person.tsx";
import { useAccountTrash } from "../../../features/people/use-people-trash.ts";
import { ShortWhen } from "../../../kit/short-when.tsx";
import { useMay } from "../../../session/viewer.tsx";

/** The accounts in the trash, as a tab of the members. */
export function AccountTrashScreen({ list }: { list: PeopleList }) {
  const intl = useIntl();
  const sees = { seesTrash: useMay("member:write"), seesAccounts: true };
  const accounts = useQuery(TrashedAccountsDocument, {
    variables: trashVariablesOf(list.place, sees),
  });
  const { trash } = useAccountTrash();
  const known = accounts.data ?? accounts.previousData;
  const word = (id: string) => intl.formatMessage({ id: `people.${id}` });
  return (
    <ListScreen
      name="accounts-trash"
      title={word("title")}
      facts={known && <FormattedMessage id="people.facts" values={known.memberCounts} />}
      list={list}
      result={resultOf(accounts, ({ deletedUsers }) => deletedUsers)}
      search={word("account.search")}
      tabs={tabsOf(intl, known, sees, list.place.tab)}
      nameOf={({ name }) => name}
      columns={[
        {
          id: "name",
          header: word("column.name"),
          cell: ({ name, email }) => <TrashedPerson name={name} detail={email} />,
        },
        {
          id: "deleted",
          header: word("column.deleted"),
          width: "140px",
          cell: ({ deletedAt }) => <ShortWhen iso={deletedAt ?? ""} className="text-ink-2" />,
        },
      ]}
      card={({ name, email, deletedAt }) => (
        <TrashedPerson name={name} detail={email} deletedAt={deletedAt} />
      )}
      menu={(_, begin) => <TrashMenu actions={trash} begin={begin} />}
      bulk={[trash.restore, trash.purge]}
      empty={{
        title: intl.formatMessage({ id: "trash.empty" }),
        text: intl.formatMessage({ id: "trash.empty.text" }),
      }}
    />
  );
}
