import { domain } from "../domain.ts";
import { DAY } from "../foundation/durations.ts";
import { searched } from "../foundation/search.ts";
import "./begin-board.ts";
import { BoardColumnResolver } from "./board-column.resolver.ts";
import { BoardResolver } from "./board.resolver.ts";
import "./boards.access.ts";
import { removeCardFiles } from "./attach-files.ts";
import { REMOVE_CARD_FILES } from "./card-attachment.ts";
import { CardCommentResolver } from "./card-comment.resolver.ts";
import { CardResolver } from "./card.resolver.ts";
import { Card } from "./card.ts";

export const boards = domain({
  name: "boards",
  jobs: {
    [REMOVE_CARD_FILES]: ({ ids = "" }, { em, services }) =>
      removeCardFiles(ids.split(" "), em, services.storage),
  },
  resolvers: [BoardResolver, BoardColumnResolver, CardResolver, CardCommentResolver],
  search: {
    cards: {
      entity: () => Card,
      where: (text) => searched(text),
      order: { updatedAt: "desc", id: "desc" },
    },
  },
  storage: { card_attachments: { member: "uploader_id", size: "size" } },
  limits: {
    /** Boards that a member makes. */
    newBoard: { times: 50, within: DAY },
    /** Members that a member adds to boards. */
    boardMember: { times: 100, within: DAY },
  },
});
export { attachToCard, cardToFill, findCardFile } from "./attach-files.ts";
export { type CardAttachment, cardFileKey } from "./card-attachment.ts";
export { BoardColumn, BoardHue } from "./board-column.ts";
export { BoardMember, BoardRole } from "./board-member.ts";
export { Board } from "./board.ts";
export { CardComment } from "./card-comment.ts";
export { CardEvent, CardEventKind } from "./card-event.ts";
export { Card, CardPriority } from "./card.ts";
export { beginBoard } from "./begin-board.ts";
export { firstRanks } from "./rank.ts";
