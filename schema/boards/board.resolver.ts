import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Field,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict } from "../foundation/errors.ts";
import { Id } from "../foundation/id-args.ts";
import { parseInput } from "../foundation/input.ts";
import { alreadyTaken, notFound } from "../foundation/model-messages.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  caseOf,
  findAll,
  findOne,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { deletedOf } from "../foundation/reading/orm/orm-reads.ts";
import { Trash } from "../foundation/trash.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { projectToChange } from "../projects/project-owners.ts";
import { BoardColumn } from "./board-column.ts";
import { BoardMember, BoardRole } from "./board-member.ts";
import { Board } from "./board.ts";
import { announceBoard, boardEvents } from "./boards.events.ts";
import { CreateBoardInput, MAX_CARDS, UpdateBoardInput } from "./boards.input.ts";
import { CardDeparture } from "./card-departure.ts";
import { Card } from "./card.ts";
import { changeBoard } from "./change-board.ts";
import { newColumns } from "./change-columns.ts";
import { addMember, ownBoard, removeMember } from "./change-members.ts";
import { firstRanks } from "./rank.ts";

const MAX_BOARDS = 200;
/** Of a board whose cards were deleted and restored, too. */
const MAX_LISTED = 2 * MAX_CARDS;
/** For its cards, which are many in one answer. */
const CARDS_COST = 50;

const BY_REVISION = { revision: "asc", id: "asc" } as const;
const BY_RANK = { rank: "asc", id: "asc" } as const;

/** Boards that were deleted are purged like all trashes; their columns and cards with them. */
new Trash(Board);

const BoardId = (): ParameterDecorator => Arg("boardId", () => ID) as ParameterDecorator;
const MemberId = (): ParameterDecorator => Arg("memberId", () => ID) as ParameterDecorator;

@ObjectType({ description: "What has changed on a board since a revision." })
export class BoardChanges {
  @Field(() => Board, { nullable: true, simple: true }) board!: ReadQuery;
  @Field(() => [BoardColumn], { simple: true }) columns!: ReadQuery;
  @Field(() => [Card], {
    simple: true,
    description: "Also all cards of a column that was restored.",
  })
  cards!: ReadQuery;
  @Field(() => [BoardColumn], { simple: true, description: "Their cards are gone, too." })
  removedColumns!: ReadQuery;
  @Field(() => [Card], { simple: true }) removedCards!: ReadQuery;
  @Field(() => [CardDeparture], {
    simple: true,
    description: "Cards that were moved to another board.",
  })
  departedCards!: ReadQuery;
}

@Resolver(() => Board)
export class BoardResolver {
  @AllowedTo("signed-in")
  @Query(() => [Board], {
    description: `The viewer's boards by name, at most ${MAX_BOARDS}.`,
  })
  boards(): ReadQuery {
    return findAll(Board, {}, { name: "asc", id: "asc" }, MAX_BOARDS);
  }

  @AllowedTo("signed-in")
  @Query(() => Board, {
    description: "A board of the viewer; without an id their own. NOT_FOUND: 'Board not found'.",
  })
  board(
    @Ctx() { viewer }: Context,
    @Arg("id", () => ID, { nullable: true }) id?: string | null,
  ): ReadQuery {
    return findOneOrFail(Board, id ? { id } : { defaultOf: viewer.memberId ?? { $in: [] } });
  }

  @AllowedTo("signed-in")
  @Query(() => BoardChanges, {
    description: "What has changed on a board after a revision. NOT_FOUND: 'Board not found'.",
  })
  async boardChanges(
    @BoardId() boardId: string,
    @Arg("since", () => Int) since: number,
    @Ctx() context: Context,
  ): Promise<BoardChanges> {
    const { id: board } = await context.find(Board, boardId);
    const later = { revision: { $gt: since } };
    return {
      board: findOne(Board, { id: board }),
      columns: findAll(BoardColumn, { board, ...later }, BY_RANK, MAX_LISTED),
      cards: findAll(Card, { board, ...later }, BY_RANK, MAX_LISTED),
      removedColumns: findAll(BoardColumn, { board, ...later }, BY_RANK, MAX_LISTED).amongDeleted(),
      removedCards: findAll(Card, { board, ...later }, BY_RANK, MAX_LISTED).amongDeleted(),
      departedCards: findAll(CardDeparture, { board, ...later }, BY_REVISION, MAX_LISTED),
    };
  }

  @Compilable()
  @FieldResolver(() => Boolean, {
    description: "Whether it is the viewer's own, made with their profile.",
  })
  isDefault(@Root() { id }: Board, @Ctx() { viewer }: Context): ReadQuery {
    return caseOf(Board, [[{ id, defaultOf: viewer.memberId ?? { $in: [] } }, true]], false);
  }

  @Compilable()
  @FieldResolver(() => [Card], {
    complexity: CARDS_COST,
    description: `Of all columns, by their places; a board takes ${MAX_CARDS.toLocaleString("en")}.`,
  })
  cards(@Root() { id }: Board): ReadQuery {
    return findAll(Card, { board: id }, BY_RANK, MAX_LISTED);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Board, {
    description:
      "Makes a board, of which the viewer is the owner; of a project whose accepted owners are its members. CONFLICT: 'This project has a board already'.",
  })
  async createBoard(
    @Arg("input", () => CreateBoardInput) input: CreateBoardInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const { name, projectId, columns = [] } = parseInput(CreateBoardInput, input);
    const { em } = context;
    const own = viewerProfile(context);
    await context.services.limits.take(["newBoard", own]);
    const project = projectId ? await projectToChange(projectId, context) : null;
    const board = new Board({ name, project });
    em.persist([board, ...newColumns(board, columns, firstRanks(columns.length))]);
    const members = project && project.editors.length ? project.editors : [own];
    for (const id of members) {
      const member = em.getReference(Member, id);
      em.persist(new BoardMember({ board, member, role: BoardRole.OWNER }));
    }
    if (!(await context.saveUnique({ locking: project ? [project] : [] })))
      throw alreadyTaken(Board, "projectId");
    return findOneOrFail(Board, { id: board.id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Board, { description: "Renames a board. FORBIDDEN unless the viewer owns it." })
  updateBoard(
    @Id() id: string,
    @Arg("input", () => UpdateBoardInput) input: UpdateBoardInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return context.update(Board, id, input.version, (board) => {
      board.name = parseInput(UpdateBoardInput, input).name ?? board.name;
      announceBoard(id, context);
    });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "Deletes a board. FORBIDDEN unless the viewer owns it; CONFLICT if it is somebody's own, made with their profile.",
  })
  async deleteBoard(@Id() id: string, @Ctx() context: Context): Promise<string> {
    const board = await ownBoard(id, context);
    if (board.defaultOf) throw new Conflict("This board stays: it was made with a profile");
    await changeBoard(board, context, async (em) => {
      await em.refresh(board);
      board.delete(context.now());
    });
    return id;
  }

  @AllowedTo("signed-in")
  @Mutation(() => Board, {
    description: "Restores a board that the viewer owned when it was deleted.",
  })
  async restoreBoard(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    const [board] = await deletedOf(Board, { id }, context);
    if (!board) throw notFound(Board);
    return context.updateLoaded(board, null, () => {
      board.restore();
      announceBoard(id, context);
    });
  }

  @AllowedTo("signed-in")
  @Mutation(() => BoardMember, {
    description:
      "Adds a member to a board. FORBIDDEN unless the viewer owns it, if it is a project's, or if one has blocked the other.",
  })
  async addBoardMember(
    @BoardId() boardId: string,
    @MemberId() memberId: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return findOneOrFail(BoardMember, { id: await addMember(boardId, memberId, context) });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "Removes a member from a board, or leaves it. FORBIDDEN for others than owners, and if it is a project's.",
  })
  removeBoardMember(
    @BoardId() boardId: string,
    @MemberId() memberId: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return removeMember(boardId, memberId, context);
  }

  @AllowedTo("signed-in")
  @Subscription(() => Board, {
    nullable: true,
    description:
      "Whenever a board, its columns, cards or members change; then request `boardChanges`. Null once for those who no longer see it. NOT_FOUND: 'Board not found'.",
    subscribe: ({ args, context }) => boardEvents(String(args.boardId), context as Context),
  })
  boardChanged(@BoardId() _boardId: string, @Root() { id }: { id: string }): ReadQuery {
    return findOne(Board, { id });
  }
}
