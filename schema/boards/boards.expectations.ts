import { uuid } from "../foundation/uuid.ts";
import { type Expectations, ID, IDS, SIGNED_IN } from "../testing/expectations.ts";

const OF = `boardId: "${uuid()}"`;
const SOMEONE = `memberId: "${uuid()}"`;
const FROM = `fromColumnId: "${uuid()}", columnId: "${uuid()}"`;

/** Members have boards: which ones they see is a rule of the row. */
export const expectations: Expectations = {
  operations: {
    boards: ["{ boards { id } }", SIGNED_IN],
    board: [`{ board(${ID}) { id } }`, SIGNED_IN],
    boardChanges: [`{ boardChanges(${OF}, since: 0) { board { id } } }`, SIGNED_IN],
    dueCards: [`{ dueCards(from: "2027-01-01", to: "2027-02-01") { id } }`, SIGNED_IN],
    card: [`{ card(${ID}) { id } }`, SIGNED_IN],
    createBoard: [`mutation { createBoard(input: { name: "A" }) { id } }`, SIGNED_IN],
    updateBoard: [`mutation { updateBoard(${ID}, input: {}) { id } }`, SIGNED_IN],
    deleteBoard: [`mutation { deleteBoard(${ID}) }`, SIGNED_IN],
    restoreBoard: [`mutation { restoreBoard(${ID}) { id } }`, SIGNED_IN],
    addBoardMember: [`mutation { addBoardMember(${OF}, ${SOMEONE}) { id } }`, SIGNED_IN],
    removeBoardMember: [`mutation { removeBoardMember(${OF}, ${SOMEONE}) }`, SIGNED_IN],
    createBoardColumn: [
      `mutation { createBoardColumn(${OF}, input: { name: "A" }) { id } }`,
      SIGNED_IN,
    ],
    createBoardColumns: [
      `mutation { createBoardColumns(${OF}, columns: [{ name: "A" }]) { id } }`,
      SIGNED_IN,
    ],
    updateBoardColumn: [`mutation { updateBoardColumn(${ID}, input: {}) { id } }`, SIGNED_IN],
    moveBoardColumn: [`mutation { moveBoardColumn(${ID}) { id } }`, SIGNED_IN],
    deleteBoardColumn: [`mutation { deleteBoardColumn(${ID}) }`, SIGNED_IN],
    restoreBoardColumn: [`mutation { restoreBoardColumn(${ID}) { id } }`, SIGNED_IN],
    clearBoardColumn: [`mutation { clearBoardColumn(${ID}) }`, SIGNED_IN],
    createCard: [
      `mutation { createCard(input: { columnId: "${uuid()}", title: "A" }) { id } }`,
      SIGNED_IN,
    ],
    updateCard: [`mutation { updateCard(${ID}, input: {}) { id } }`, SIGNED_IN],
    moveCard: [`mutation { moveCard(${ID}, input: { ${FROM} }) { id } }`, SIGNED_IN],
    moveCardToBoard: [
      `mutation { moveCardToBoard(${ID}, input: { fromColumnId: "${uuid()}", ${OF} }) { id } }`,
      SIGNED_IN,
    ],
    markCardSeen: [`mutation { markCardSeen(${ID}) { id } }`, SIGNED_IN],
    cardSeen: ["subscription { cardSeen { id } }", SIGNED_IN],
    setCardFollowed: [`mutation { setCardFollowed(${ID}, isFollowed: true) { id } }`, SIGNED_IN],
    deleteCards: [`mutation { deleteCards(${IDS}) }`, SIGNED_IN],
    restoreCards: [`mutation { restoreCards(${IDS}) { id } }`, SIGNED_IN],
    deleteCardAttachment: [`mutation { deleteCardAttachment(${ID}) }`, SIGNED_IN],
    createCardComment: [
      `mutation { createCardComment(cardId: "${uuid()}", content: "A") { id } }`,
      SIGNED_IN,
    ],
    updateCardComment: [`mutation { updateCardComment(${ID}, content: "A") { id } }`, SIGNED_IN],
    deleteCardComment: [`mutation { deleteCardComment(${ID}) }`, SIGNED_IN],
    boardChanged: [`subscription { boardChanged(${OF}) { id } }`, SIGNED_IN],
  },
  calls: {
    "GET /api/kanban/board": SIGNED_IN,
    "POST /api/kanban/columns/new": SIGNED_IN,
    "POST /api/kanban/columns/update": SIGNED_IN,
    "POST /api/kanban/columns/delete": SIGNED_IN,
  },
  planExceptions: {
    boards: "the few of a member are found by the index of readers, and sorted",
    dueCards: "the few boards of a member are found by the index of readers, and sorted",
  },
  withoutDemo: {
    CardAttachment: "files are uploaded",
    CardDeparture: "no card was moved to another board",
  },
  growing: [
    "card_attachments",
    "boards",
    "board_members",
    "board_columns",
    "cards",
    "card_comments",
    "card_departures",
    "card_events",
    "card_follows",
    "card_views",
    "cards_members",
  ],
};
