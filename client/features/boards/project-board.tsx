import { useApolloClient, useQuery } from "@apollo/client/react";
import IconLayoutKanban from "@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useAction } from "../../platform/apollo/use-action.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { ListFailure } from "../../ui/list/list-failure.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { BoardsDocument, CreateBoardDocument } from "./board.generated.ts";
import { boardUrl } from "./boards-url.ts";

interface ProjectBoardProps {
  projectId: string;
  /** The name of a new board */
  title: string;
}

/** The way to the board of a project, which its owners share. */
export function ProjectBoard({ projectId, title }: ProjectBoardProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(BoardsDocument);
  const { run, pending, error: refusal } = useAction();
  if (!data) {
    if (!error) return <div className="card h-40 animate-pulse" />;
    return (
      <div className="card">
        <ListFailure text={problemText(intl, error)} onRetry={refetch} />
      </div>
    );
  }
  const board = data.boards.find(({ project }) => project?.id === projectId);
  const create = () =>
    void run(async () => {
      const { data: created } = await apollo.mutate({
        mutation: CreateBoardDocument,
        variables: { input: { name: title.slice(0, 80), projectId } },
      });
      if (created) await navigate(boardUrl({ board: created.createBoard.id }));
    });
  return (
    <>
      <Empty
        title={board?.name ?? intl.formatMessage({ id: "boards.project.none" })}
        text={<FormattedMessage id="boards.project.text" />}
        action={
          board ? (
            <ButtonLink variant="primary" size={44} to={boardUrl({ board: board.id })}>
              <IconLayoutKanban size={19} aria-hidden="true" />
              <FormattedMessage id="boards.project.open" />
            </ButtonLink>
          ) : (
            <Button variant="primary" size={44} pending={pending} onClick={create}>
              <IconLayoutKanban size={19} aria-hidden="true" />
              <FormattedMessage id="boards.project.create" />
            </Button>
          )
        }
      />
      <ProblemNotice text={refusal} />
    </>
  );
}
