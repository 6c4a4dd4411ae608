import { useApolloClient } from "@apollo/client/react";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { memberOption } from "../../admin/member-option.ts";
import { useOptionSearch } from "../../admin/use-option-search.ts";
import { useAction } from "../../platform/apollo/use-action.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import type { Option } from "../../ui/option.ts";
import type { BoardHead } from "./board.ts";
import {
  AddBoardMemberDocument,
  MembersForBoardDocument,
  type MembersForBoardQuery,
  RemoveBoardMemberDocument,
} from "./board.generated.ts";

interface MembersDialogProps {
  board: BoardHead;
  isOwner: boolean;
  read(): Promise<void>;
  onLeft(): Promise<void>;
  onClose(): void;
}

/** Who sees and changes a board. Those of a project's board are its owners. */
export function MembersDialog({ board, isOwner, read, onLeft, onClose }: MembersDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const me = useViewer().member?.id;
  const [added, setAdded] = useState<Option | null>(null);
  const { run, pending, error } = useAction();
  const { members } = board;
  const isOpen = isOwner && !board.project;
  const without = members.map(({ member }) => member?.id).join();
  const optionsOf = useCallback(
    ({ contacts }: MembersForBoardQuery) =>
      contacts.nodes.filter(({ id }) => !without.split(",").includes(id)).map(memberOption),
    [without],
  );
  const options = useOptionSearch(MembersForBoardDocument, optionsOf);
  const add = (option: Option | null) => {
    setAdded(option);
    if (!option) return;
    void run(async () => {
      await apollo.mutate({
        mutation: AddBoardMemberDocument,
        variables: { boardId: board.id, memberId: option.value },
      });
      setAdded(null);
      await read();
    });
  };
  const remove = (memberId: string) =>
    void run(async () => {
      await apollo.mutate({
        mutation: RemoveBoardMemberDocument,
        variables: { boardId: board.id, memberId },
      });
      if (memberId === me) await onLeft();
      else await read();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      width={560}
      title={intl.formatMessage({ id: "boards.members" })}
      text={board.project && <FormattedMessage id="boards.members.project" />}
    >
      <div className="grid gap-5">
        {isOpen && (
          <Combobox
            name="member"
            label={intl.formatMessage({ id: "boards.members.add" })}
            options={options}
            mark={({ label }) => <Avatar name={label} size={28} />}
            value={added}
            onChange={add}
          />
        )}
        <ProblemNotice text={error} />
        <ul className="grid gap-1">
          {members.map(({ id, role, member }) => {
            const name = member?.displayName ?? "";
            return (
              <li key={id} className="flex min-h-12 items-center gap-3">
                <Avatar name={name} src={member?.avatar} size={36} />
                <span className="min-w-0 flex-1">
                  <bdi className="block truncate font-semibold">{name}</bdi>
                  <span className="text-sm text-ink-3">
                    <FormattedMessage id={`boards.role.${role}`} />
                  </span>
                </span>
                {member && member.id === me && members.length > 1 && !board.project && (
                  <Button
                    variant="outline"
                    size={36}
                    pending={pending}
                    onClick={() => remove(member.id)}
                  >
                    <FormattedMessage id="boards.members.leave" />
                  </Button>
                )}
                {isOpen && member && member.id !== me && (
                  <IconButton
                    size={36}
                    icon={IconX}
                    label={intl.formatMessage({ id: "boards.members.remove" }, { name })}
                    onClick={() => remove(member.id)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
