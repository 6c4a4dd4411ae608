import { useApolloClient } from "@apollo/client/react";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconSend from "@tabler/icons-react/dist/esm/icons/IconSend2.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MentionList, mentionedIds, useMentions } from "../../../admin/form/mentions.tsx";
import { useKeptText } from "../../../admin/form/use-kept-text.ts";
import { NoteItem } from "../../../admin/note-item.tsx";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import type { Person } from "../board.ts";
import {
  CreateCardCommentDocument,
  DeleteCardCommentDocument,
  UpdateCardCommentDocument,
} from "./card.generated.ts";
import { CardHistory } from "./history.tsx";
import type { OpenCard } from "./use-card-edits.tsx";

type Comment = OpenCard["comments"][number];

const MAX_LENGTH = 5_000;
const SHOWN = 20;

interface CommentsProps {
  card: OpenCard;
  /** Also those of others */
  canDeleteAll: boolean;
  reread(): Promise<unknown>;
}

const TABS = ["comments", "history"] as const;

/** What was written about a card, oldest first, or what was done with it. */
export function Comments({ card, canDeleteAll, reread }: CommentsProps) {
  const { comments } = card;
  const intl = useIntl();
  const apollo = useApolloClient();
  const { member } = useViewer();
  const [edited, setEdited] = useState<string>();
  const [doomed, setDoomed] = useState<Comment>();
  const [isWhole, setWhole] = useState(false);
  const [tab, setTab] = useState<(typeof TABS)[number]>("comments");
  const { run, pending, error, clear } = useAction();
  const text = (id: string) => intl.formatMessage({ id });
  const shown = isWhole ? comments : comments.slice(-SHOWN);
  const earlier = comments.length - shown.length;
  const remove = ({ id }: Comment) =>
    run(async () => {
      await apollo.mutate({ mutation: DeleteCardCommentDocument, variables: { id } });
      setDoomed(undefined);
      await reread();
    });
  const actionsOf = (comment: Comment) => {
    const isOwn = comment.author?.id === member?.id;
    return [
      ...(isOwn
        ? [
            {
              Icon: IconEdit,
              label: text("boards.comment.edit"),
              onPress: () => setEdited(comment.id),
            },
          ]
        : []),
      ...(isOwn || canDeleteAll
        ? [
            {
              Icon: IconTrash,
              label: text("boards.comment.delete"),
              onPress: () => setDoomed(comment),
            },
          ]
        : []),
    ];
  };
  return (
    <section className="grid gap-4">
      <h3 className="sr-only">
        <FormattedMessage id="boards.comments" />
      </h3>
      <div className="flex gap-5 border-b border-line">
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={tab === each}
            onClick={() => setTab(each)}
            className="-mb-px h-11 border-b-2 border-transparent font-bold text-ink-2 hover:text-ink aria-pressed:border-ink aria-pressed:text-ink"
          >
            <FormattedMessage id={`boards.${each}`} />
            {each === "comments" && (
              <span className="ms-1.5 font-normal text-ink-3">
                {intl.formatNumber(comments.length)}
              </span>
            )}
          </button>
        ))}
      </div>
      {tab === "history" && <CardHistory id={card.id} revision={card.revision} />}
      {tab === "comments" && earlier > 0 && (
        <Button
          variant="plain"
          size={36}
          className="justify-self-start text-primary-strong!"
          onClick={() => setWhole(true)}
        >
          <FormattedMessage id="boards.comments.earlier" values={{ count: earlier }} />
        </Button>
      )}
      {tab === "comments" && shown.length > 0 && (
        <ul className="grid gap-5">
          {shown.map((comment) => (
            <li key={comment.id}>
              {edited === comment.id ? (
                <CommentForm
                  comment={comment}
                  reread={reread}
                  onClose={() => setEdited(undefined)}
                />
              ) : (
                <NoteItem
                  author={{
                    name: comment.author?.displayName ?? text("boards.comment.unknown"),
                    avatar: comment.author?.avatar,
                  }}
                  content={comment.content}
                  createdAt={comment.createdAt}
                  actions={actionsOf(comment)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onClose={() => {
          setDoomed(undefined);
          clear();
        }}
        title={text("boards.comment.delete.ask")}
        text={<FormattedMessage id="list.purge.text" />}
        confirm={text("boards.comment.delete")}
        onConfirm={() => doomed && void remove(doomed)}
        pending={pending}
        error={error}
      />
    </section>
  );
}

interface CommentFormProps {
  comment: Comment;
  reread(): Promise<unknown>;
  onClose(): void;
}

function CommentForm({ comment, reread, onClose }: CommentFormProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { text, write, discard } = useKeptText("card-comment-edit", comment.id, comment.content);
  const { run, pending, error } = useAction();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!text.trim()) return;
    void run(async () => {
      try {
        await apollo.mutate({
          mutation: UpdateCardCommentDocument,
          variables: { id: comment.id, content: text.trim(), version: comment.version },
        });
      } catch (cause) {
        if (problemOf(cause).code === "CONFLICT") await reread();
        throw cause;
      }
      discard();
      onClose();
      await reread();
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        label={intl.formatMessage({ id: "boards.comment.label" })}
        isLabelHidden
        name="comment"
        value={text}
        maxLength={MAX_LENGTH}
        dir="auto"
        autosize
        className="min-h-20!"
        onChange={({ target }) => write(target.value)}
      />
      <ProblemNotice text={error} />
      <div className="flex gap-2.5">
        <Button variant="outline" size={36} type="submit" pending={pending} disabled={!text.trim()}>
          <FormattedMessage id="form.save" />
        </Button>
        <Button
          variant="plain"
          size={36}
          onClick={() => {
            discard();
            onClose();
          }}
        >
          <FormattedMessage id="dialog.cancel" />
        </Button>
      </div>
    </form>
  );
}

interface CommentComposerProps {
  id: string;
  /** Those of the board, who can be mentioned */
  members: readonly Person[];
  reread(): Promise<unknown>;
}

/** Writes a comment; what is not sent yet stays on the device. */
export function CommentComposer({ id, members, reread }: CommentComposerProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { name, member } = useViewer();
  const { text, write, discard } = useKeptText("card-comment", id);
  const { run, pending, error } = useAction();
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const others = members.filter((each) => each.id !== member?.id);
  const mentions = useMentions(area, text, write, others);
  const isMentioning = mentions.people.length > 0;
  const send = () => {
    const content = text.trim();
    if (!content) return;
    void run(async () => {
      await apollo.mutate({
        mutation: CreateCardCommentDocument,
        variables: { cardId: id, content, mentions: mentionedIds(content, others) },
      });
      discard();
      await reread();
    });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="grid w-full gap-2"
    >
      <ProblemNotice text={error} />
      <div className="flex items-end gap-3">
        <span className="mb-1 max-md:hidden">
          <Avatar name={name} src={member?.avatar} size={36} />
        </span>
        <div className="relative min-w-0 flex-1">
          {isMentioning && (
            <MentionList
              id={listId}
              people={mentions.people}
              active={mentions.active}
              onChoose={mentions.choose}
            />
          )}
          <TextArea
            ref={area}
            label={intl.formatMessage({ id: "boards.comment.label" })}
            isLabelHidden
            placeholder={intl.formatMessage({ id: "boards.comment.label" })}
            name="comment"
            rows={1}
            value={text}
            maxLength={MAX_LENGTH}
            dir="auto"
            autosize
            className="max-h-40 min-h-11! resize-none"
            aria-controls={isMentioning ? listId : undefined}
            aria-activedescendant={isMentioning ? `${listId}-${mentions.active}` : undefined}
            onBlur={mentions.close}
            onChange={({ target }) => {
              write(target.value);
              mentions.look(target.value, target.selectionStart);
            }}
            onKeyDown={(event) => {
              if (mentions.press(event)) return;
              if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              send();
            }}
          />
        </div>
        <Button
          variant="ink"
          size={44}
          type="submit"
          pending={pending}
          disabled={!text.trim()}
          aria-label={intl.formatMessage({ id: "boards.comment.send" })}
          className="px-3!"
        >
          <IconSend size={20} aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
      </div>
    </form>
  );
}
