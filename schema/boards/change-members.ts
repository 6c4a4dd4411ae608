import { Block } from "../chat/block.ts";
import { blocksBetween } from "../chat/blocked-pair.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, Forbidden, Invalid } from "../foundation/errors.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import { refuseChange } from "../foundation/policies.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { tell } from "../notifications/tell.ts";
import { BoardMember, BoardRole } from "./board-member.ts";
import { Board } from "./board.ts";
import { announceLeaving } from "./boards.events.ts";
import { changeBoard, readAgain } from "./change-board.ts";

/** The most members of a board. */
const MAX_MEMBERS = 50;
const OF_PROJECT = "The members of this board are the owners of its project";

/** A board that the viewer owns. */
export async function ownBoard(id: string, context: Context): Promise<Board> {
  const board = await context.find(Board, id);
  refuseChange(board, context.viewer);
  return board;
}

/** Adds a member to a board and returns the id of the row. */
export async function addMember(
  boardId: string,
  memberId: string,
  context: Context,
): Promise<string> {
  const board = await ownBoard(boardId, context);
  if (board.project) throw new Forbidden(OF_PROJECT);
  const member = await context.find(Member, memberId);
  const own = viewerProfile(context);
  if (await context.em.count(Block, blocksBetween(own, memberId)))
    throw new Forbidden("You can't invite each other");
  await context.services.limits.take(["boardMember", own]);
  const added = new BoardMember({ board, member, role: BoardRole.MEMBER });
  context.em.persist(added);
  const by = context.em.getReference(Member, own);
  await tell(memberId, NotificationKind.BOARD_ADDED, { board, member: by }, context);
  const isNew = await changeBoard(board, context, async (em) => {
    const present = await readAgain(em).count(BoardMember, { board: board.id });
    if (present >= MAX_MEMBERS) throw new Invalid({ members: `At most ${MAX_MEMBERS}` });
  });
  if (!isNew) throw alreadyTaken(BoardMember);
  return added.id;
}

/** An owner removes a member, or members leave by themselves. */
export async function removeMember(
  boardId: string,
  memberId: string,
  context: Context,
): Promise<string> {
  const own = viewerProfile(context);
  const board =
    memberId === own ? await context.find(Board, boardId) : await ownBoard(boardId, context);
  if (board.project) throw new Forbidden(OF_PROJECT);
  if (board.defaultOf?.id === memberId) throw new Conflict("Nobody leaves their own board");
  const place = await context.find<BoardMember>(BoardMember, { board: boardId, member: memberId });
  announceLeaving(board.id, context);
  await changeBoard(board, context, async (em) => {
    if ((await readAgain(em).count(BoardMember, { board: board.id })) < 2)
      throw new Conflict("A board keeps at least one member");
    em.remove(place);
  });
  return place.id;
}
