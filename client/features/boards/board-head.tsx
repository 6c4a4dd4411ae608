import { useApolloClient, useQuery } from "@apollo/client/react";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconFolder from "@tabler/icons-react/dist/esm/icons/IconFolder.mjs";
import IconLayoutKanban from "@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { SmallForm } from "../../admin/form/small-form.tsx";
import { useUndoable } from "../../admin/flow/use-undoable.ts";
import { TitleRow } from "../../admin/title-row.tsx";
import { useConnection } from "../../platform/apollo/connection.ts";
import { AvatarGroup } from "../../ui/avatar-group.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmNameDialog } from "../../ui/confirm-name-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuAction, MenuDivider, MenuLink } from "../../ui/menu-item.tsx";
import { Menu } from "../../ui/menu.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useLate } from "../../ui/use-late.ts";
import type { BoardHead } from "./board.ts";
import {
  BoardsDocument,
  CreateBoardDocument,
  DeleteBoardDocument,
  RestoreBoardDocument,
  UpdateBoardDocument,
} from "./board.generated.ts";
import { BOARDS_ADDRESS, boardUrl } from "./boards-url.ts";
import { MembersDialog } from "./members-dialog.tsx";

interface BoardTitleProps {
  board: BoardHead;
  isOwner: boolean;
  /** "13 cards, 1 late" */
  subtitle: ReactNode;
  read(): Promise<void>;
  /** Undefined without columns */
  onNewCard: (() => void) | undefined;
}

type OpenDialog = "new" | "rename" | "delete" | "members";

/** The title of a board, which leads to the others, and what is done with the whole of it. */
export function BoardTitle({ board, isOwner, subtitle, read, onNewCard }: BoardTitleProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const act = useUndoable();
  const [dialog, setDialog] = useState<OpenDialog>();
  const isLost = useLate(useConnection() === "lost");
  const close = () => setDialog(undefined);
  const { data } = useQuery(BoardsDocument, { fetchPolicy: "cache-and-network" });
  const boards = (data?.boards ?? []).toSorted(
    (a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name),
  );
  const text = (id: string) => intl.formatMessage({ id });
  const reread = () => apollo.refetchQueries({ include: [BoardsDocument] });
  const people = board.members.flatMap(({ member }) =>
    member ? [{ name: member.displayName, avatar: member.avatar }] : [],
  );
  const remove = () => {
    const { id, name } = board;
    close();
    void act({
      run: async () => {
        await apollo.mutate({ mutation: DeleteBoardDocument, variables: { id } });
        await navigate(BOARDS_ADDRESS, { replace: true });
        await reread();
      },
      text: intl.formatMessage({ id: "boards.deleted" }, { name }),
      undo: async () => {
        await apollo.mutate({ mutation: RestoreBoardDocument, variables: { id } });
        await reread();
        await navigate(boardUrl({ board: id }));
      },
    });
  };
  return (
    <>
      <TitleRow
        title={board.name}
        mark={
          <Menu
            align="start"
            button={
              <IconButton
                size={36}
                icon={IconChevronDown}
                label={text("boards.switch")}
                className="-ms-2"
              />
            }
          >
            {boards.map(({ id, name, isDefault, project }) => (
              <MenuLink
                key={id}
                to={boardUrl(isDefault ? {} : { board: id })}
                icon={project ? IconFolder : IconLayoutKanban}
                aria-current={id === board.id ? "page" : undefined}
              >
                <bdi className={id === board.id ? "font-bold" : ""}>{name}</bdi>
              </MenuLink>
            ))}
            <MenuDivider />
            <MenuAction icon={IconPlus} onSelect={() => setDialog("new")}>
              <FormattedMessage id="boards.new" />
            </MenuAction>
          </Menu>
        }
        subtitle={
          <>
            {subtitle}
            <span role="status">
              {isLost && (
                <span className="ms-3 inline-flex h-6 items-center rounded-full bg-warn-soft px-2.5 text-xs font-semibold text-warn">
                  <FormattedMessage id="boards.notLive" />
                </span>
              )}
            </span>
          </>
        }
        actions={
          <>
            <button
              type="button"
              title={text("boards.members")}
              onClick={() => setDialog("members")}
              className="flex min-h-11 items-center rounded-md px-1 hover:bg-raised max-md:hidden"
            >
              <AvatarGroup people={people} size={32} />
              <span className="sr-only">
                <FormattedMessage id="boards.members" />
              </span>
            </button>
            <Menu
              button={
                <IconButton
                  icon={IconDots}
                  label={intl.formatMessage({ id: "table.actions.of" }, { name: board.name })}
                />
              }
            >
              <MenuAction icon={IconUsers} onSelect={() => setDialog("members")}>
                <FormattedMessage id="boards.members" />
              </MenuAction>
              {isOwner && (
                <MenuAction icon={IconPencil} onSelect={() => setDialog("rename")}>
                  <FormattedMessage id="boards.rename" />
                </MenuAction>
              )}
              {board.project && (
                <MenuLink icon={IconFolder} to={`/dashboard/projects/${board.project.id}`}>
                  <FormattedMessage id="boards.project" />
                </MenuLink>
              )}
              {isOwner && !board.isDefault && (
                <>
                  <MenuDivider />
                  <MenuAction icon={IconTrash} danger onSelect={() => setDialog("delete")}>
                    <FormattedMessage id="boards.delete" />
                  </MenuAction>
                </>
              )}
            </Menu>
            {onNewCard && (
              <Button variant="primary" size={44} onClick={onNewCard} className="max-md:px-3!">
                <IconPlus size={19} aria-hidden="true" />
                <span className="max-md:sr-only">
                  <FormattedMessage id="boards.card.new" />
                </span>
              </Button>
            )}
          </>
        }
      />
      {dialog === "members" && (
        <MembersDialog
          board={board}
          isOwner={isOwner}
          read={read}
          onLeft={async () => {
            await navigate(BOARDS_ADDRESS, { replace: true });
            await reread();
          }}
          onClose={close}
        />
      )}
      {dialog === "new" && (
        <NameDialog
          title={text("boards.new")}
          submit={text("boards.create")}
          onClose={close}
          send={async (name) => {
            const { data: created } = await apollo.mutate({
              mutation: CreateBoardDocument,
              variables: { input: { name } },
            });
            await reread();
            if (created) await navigate(boardUrl({ board: created.createBoard.id }));
          }}
        />
      )}
      {dialog === "rename" && (
        <NameDialog
          title={text("boards.rename")}
          value={board.name}
          submit={text("form.save")}
          onClose={close}
          send={async (name) => {
            await apollo.mutate({
              mutation: UpdateBoardDocument,
              variables: { id: board.id, input: { name, version: board.version } },
            });
          }}
        />
      )}
      <ConfirmNameDialog
        open={dialog === "delete"}
        name={board.name}
        title={intl.formatMessage({ id: "boards.delete.ask" }, { name: board.name })}
        text={<FormattedMessage id="boards.delete.text" />}
        confirm={text("boards.delete")}
        onConfirm={remove}
        onClose={close}
      />
    </>
  );
}

interface NameDialogProps {
  title: string;
  value?: string;
  submit: string;
  send(name: string): Promise<void>;
  onClose(): void;
}

function NameDialog({ title, value = "", submit, send, onClose }: NameDialogProps) {
  const intl = useIntl();
  return (
    <Dialog open onClose={onClose} width={400} title={title}>
      <SmallForm
        values={{ name: value }}
        submit={submit}
        onCancel={onClose}
        send={async ({ name }) => {
          await send(name);
          onClose();
        }}
      >
        {(field) => (
          <TextField
            {...field("name")}
            label={intl.formatMessage({ id: "boards.name" })}
            maxLength={80}
            autoComplete="off"
            data-autofocus
          />
        )}
      </SmallForm>
    </Dialog>
  );
}
