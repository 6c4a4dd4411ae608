import { useQuery } from "@apollo/client/react";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router";
import { resultOf } from "../../../dashboard/list/list-result.ts";
import { ListScreen } from "../../../dashboard/list/list-screen.tsx";
import { useList } from "../../../dashboard/list/use-list.ts";
import { memberAddress } from "../../../features/people/member-address.ts";
import { MemberListDocument } from "../../../features/people/member-list.generated.ts";
import {
  memberList,
  type PeopleList,
  tabsOf,
  variablesOf,
} from "../../../features/people/member-list.ts";
import { MemberMenu } from "../../../features/people/member-menu.tsx";
import { MemberRowCard } from "../../../features/people/member-row-card.tsx";
import { MemberTile } from "../../../features/people/member-tile.tsx";
import { useMemberActions } from "../../../features/people/use-member-actions.ts";
import { useMemberColumns } from "../../../features/people/use-member-columns.tsx";
import { useMemberFilters } from "../../../features/people/use-member-filters.ts";
import { useLocale } from "../../../features/site/locale.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import type { ListView } from "../../../kit/list/view-switch.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { AccountListScreen } from "./account-list-screen.tsx";
import { AccountTrashScreen } from "./account-trash-screen.tsx";
import { MemberTrashScreen } from "./member-trash-screen.tsx";

/** The members: as a table at user/list, as cards at user/cards; accounts without a profile apart. */
export function MemberListScreen({ view }: { view: ListView }) {
  const list = useList(memberList);
  const seesTrash = useMay("member:write");
  const seesAccounts = useMay("account:manage");
  const { tab } = list.place;
  if (tab === "accounts" && seesAccounts) return <AccountListScreen list={list} />;
  if (tab === "trash" && seesTrash) return <MemberTrashScreen list={list} />;
  if (tab === "trashed-accounts" && seesAccounts) return <AccountTrashScreen list={list} />;
  return <Members list={list} view={view} />;
}

interface MembersProps {
  list: PeopleList;
  view: ListView;
}

function Members({ list, view }: MembersProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { search } = useLocation();
  const edits = useMay("member:write");
  const sees = { seesTrash: edits, seesAccounts: useMay("account:manage") };
  const members = useQuery(MemberListDocument, {
    variables: variablesOf(list.place, locale, { asCards: view === "cards", ...sees }),
  });
  const actions = useMemberActions();
  const known = members.data ?? members.previousData;
  const add = edits && (
    <ButtonLink variant="primary" size={44} to="/dashboard/user/new">
      <IconPlus size={19} stroke={2.25} aria-hidden="true" />
      <FormattedMessage id="people.new" />
    </ButtonLink>
  );
  return (
    <ListScreen
      name="members"
      title={intl.formatMessage({ id: "people.title" })}
      facts={known && <FormattedMessage id="people.facts" values={known.memberCounts} />}
      actions={add}
      list={list}
      view={view}
      onView={(next) =>
        void navigate({
          pathname: `/dashboard/user/${next === "table" ? "list" : "cards"}`,
          search,
        })
      }
      result={resultOf(members, ({ members: page }) => page)}
      search={intl.formatMessage({ id: "people.search" })}
      tabs={tabsOf(intl, known, sees, list.place.tab)}
      filters={useMemberFilters(known?.memberTypes)}
      nameOf={({ displayName }) => displayName}
      columns={useMemberColumns()}
      card={(member) => <MemberRowCard member={member} />}
      tile={(member) => <MemberTile member={member} />}
      onOpen={({ id, handle }) => {
        if (edits) void navigate(memberAddress(id));
        else location.assign(`/${handle}`);
      }}
      menu={(member, begin) => <MemberMenu member={member} actions={actions} begin={begin} />}
      bulk={actions}
      empty={{
        title: intl.formatMessage({ id: "people.empty" }),
        text: intl.formatMessage({ id: "people.empty.text" }),
        action: add,
      }}
    />
  );
}
