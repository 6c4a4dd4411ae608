import { NOT_DELETED } from "../foundation/entity.ts";
import { anyOf, changePolicy, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { BoardColumn } from "./board-column.ts";
import { BoardMember } from "./board-member.ts";
import { Board } from "./board.ts";
import { CardAttachment } from "./card-attachment.ts";
import { CardComment } from "./card-comment.ts";
import { CardDeparture } from "./card-departure.ts";
import { CardEvent } from "./card-event.ts";
import { CardFollow } from "./card-follow.ts";
import { CardView } from "./card-view.ts";
import { Card } from "./card.ts";

/** Members only: no role reads the boards of others. */
const visibleBoards = rowPolicy(Board, ({ memberId }) =>
  memberId ? { readers: { $contains: [memberId] } } : NONE,
);
changePolicy(Board, ({ memberId }) => !!memberId && { owners: { $contains: [memberId] } });
fieldPolicy(Board, ["name", "revision", "project", "members", "columns"]);

const ofVisibleBoards = (viewer: Viewer) => ({ board: visibleBoards(viewer) });

rowPolicy(BoardMember, ofVisibleBoards);
fieldPolicy(BoardMember, ["board", "member", "role"]);

rowPolicy(BoardColumn, ofVisibleBoards);
fieldPolicy(BoardColumn, ["board", "name", "hue", "wipLimit", "isDone", "rank", "revision"]);

/** The cards of a deleted column are hidden with it. */
export const visibleCards = rowPolicy(Card, (viewer) => ({
  ...ofVisibleBoards(viewer),
  column: NOT_DELETED,
}));
fieldPolicy(Card, [
  "board",
  "column",
  "number",
  "revision",
  "rank",
  "title",
  "description",
  "priority",
  "labels",
  "dueFrom",
  "dueTo",
  "checklist",
  "completedAt",
  "estimateMin",
  "trackedMin",
  "assignees",
  "reporter",
  "changedBy",
  "project",
  "conversation",
  "application",
  "commentCount",
  "attachmentCount",
  "thumbnail",
]);

rowPolicy(CardAttachment, (viewer) => ({ card: visibleCards(viewer) }));
fieldPolicy(CardAttachment, [
  "card",
  "uploader",
  "name",
  "size",
  "type",
  "path",
  "width",
  "height",
]);

rowPolicy(CardComment, (viewer) => ({ card: visibleCards(viewer) }));
changePolicy(CardComment, ({ memberId }) => anyOf(memberId && { author: memberId }));
fieldPolicy(CardComment, ["card", "author", "content"]);

rowPolicy(CardEvent, (viewer) => ({ card: visibleCards(viewer) }));
fieldPolicy(CardEvent, ["card", "member", "kind", "from", "to"]);

rowPolicy(CardFollow, ({ memberId }) => (memberId ? { member: memberId } : NONE));

rowPolicy(CardView, ({ memberId }) => (memberId ? { member: memberId } : NONE));

rowPolicy(CardDeparture, ofVisibleBoards);
fieldPolicy(CardDeparture, ["board", "cardId", "revision"]);
