import { z } from "zod";
import {
  CreateKanbanColumnDocument,
  DeleteKanbanColumnDocument,
  KanbanBoardDocument,
  KanbanCardFields,
  KanbanColumnFields,
  UpdateKanbanColumnDocument,
} from "./documents.generated.ts";
import { type InputBody, type RestRequest, route, unwrapped } from "./route.ts";

const Column = KanbanColumnFields.meta({ id: "KanbanColumn" });

const Person = z.object({ id: z.string(), name: z.string() });

const { shape } = KanbanCardFields;

const Card = z
  .object({
    id: z.string(),
    columnId: z.string(),
    number: shape.number,
    name: shape.title,
    description: shape.description,
    priority: shape.priority,
    labels: shape.labels,
    due: z
      .tuple([z.string().nullable(), z.string()])
      .nullable()
      .describe("The day it begins, if any, and the day it is due"),
    checklist: shape.checklist,
    completed: z.boolean(),
    completedAt: shape.completedAt,
    estimateMin: shape.estimateMin,
    commentCount: shape.commentCount,
    assignee: z.array(Person),
    reporter: Person.nullable(),
    links: z
      .object({
        project: z.string().nullable(),
        conversation: z.string().nullable(),
        application: z.string().nullable(),
      })
      .describe("Ids of what it is linked with, as far as the caller sees it"),
    rank: shape.rank,
    createdAt: shape.createdAt,
    updatedAt: shape.updatedAt,
    version: shape.version,
  })
  .meta({ id: "KanbanCard" });

/** Specification, section 3: Kanban board. */
const Board = z
  .object({
    id: z.string(),
    name: z.string(),
    isDefault: z.boolean(),
    projectId: z.string().nullable(),
    members: z.array(z.object({ ...Person.shape, role: z.string() })),
    cards: z.record(z.string(), Card).describe("By id"),
    columns: z
      .record(
        z.string(),
        Column.extend({ cardIds: z.array(z.string()).describe("In their order") }),
      )
      .describe("By id"),
    columnOrder: z.array(z.string()),
    revision: z.int(),
    version: z.int(),
  })
  .meta({ id: "KanbanBoard" });

type Data = z.output<typeof KanbanBoardDocument.data>["board"];
type CardData = Data["cards"][number];

const personOf = ({ id, displayName }: { id: string; displayName: string }) => ({
  id,
  name: displayName,
});

const cardOf = (card: CardData): z.output<typeof Card> => ({
  id: card.id,
  columnId: card.column?.id ?? "",
  number: card.number,
  name: card.title,
  description: card.description,
  priority: card.priority,
  labels: card.labels,
  due: card.dueTo === null ? null : [card.dueFrom, card.dueTo],
  checklist: card.checklist,
  completed: card.completedAt !== null,
  completedAt: card.completedAt,
  estimateMin: card.estimateMin,
  commentCount: card.commentCount,
  assignee: card.assignees.map(personOf),
  reporter: card.reporter && personOf(card.reporter),
  links: {
    project: card.project?.id ?? null,
    conversation: card.conversation?.id ?? null,
    application: card.application?.id ?? null,
  },
  rank: card.rank,
  createdAt: card.createdAt,
  updatedAt: card.updatedAt,
  version: card.version,
});

function boardOf({ project, members, columns, cards, ...board }: Data): z.output<typeof Board> {
  const idsByColumn = Map.groupBy(cards, ({ column }) => column?.id);
  return {
    ...board,
    projectId: project?.id ?? null,
    members: members.flatMap(({ member, role }) => (member ? { ...personOf(member), role } : [])),
    cards: Object.fromEntries(cards.map((card) => [card.id, cardOf(card)])),
    columns: Object.fromEntries(
      columns.map((column) => {
        const cardIds = (idsByColumn.get(column.id) ?? []).map(({ id }) => id);
        return [column.id, { ...column, cardIds }];
      }),
    ),
    columnOrder: columns.map(({ id }) => id),
  };
}

const inputOf = (description: string): InputBody => ({
  description,
  variable: "input",
  fields: {},
});

/** The column's own fields, without the id beside them in a bare body. */
function columnIn({ body }: RestRequest): Record<string, unknown> {
  const { columnId: _, boardId: __, ...column } = unwrapped(body, "column");
  return column;
}

const ID_OF_COLUMN = "The id of the column";

export const routes = [
  route(KanbanBoardDocument, {
    method: "GET",
    path: "/api/kanban/board",
    summary: "A board of the caller with its columns and cards; without an id their own",
    query: { boardId: { description: "The id of a board" } },
    variables: ({ query }) => ({ id: query.boardId || null }),
    answer: z.object({ board: Board }),
    reply: ({ board }) => ({ board: boardOf(board) }),
  }),
  route(CreateKanbanColumnDocument, {
    method: "POST",
    path: "/api/kanban/columns/new",
    summary: "Adds a column at the end of a board; without an id of the caller's own",
    body: {
      boardId: "The id of a board",
      column: inputOf("The name, and what else is set"),
    },
    variables: (request) => ({
      boardId: request.body.boardId,
      input: columnIn(request),
    }),
  }),
  route(UpdateKanbanColumnDocument, {
    method: "POST",
    path: "/api/kanban/columns/update",
    summary: "Changes a column",
    body: { columnId: ID_OF_COLUMN, column: inputOf("What changes") },
    variables: (request) => ({
      id: request.body.columnId,
      input: columnIn(request),
    }),
  }),
  route(DeleteKanbanColumnDocument, {
    method: "POST",
    path: "/api/kanban/columns/delete",
    summary: "Deletes a column with its cards",
    body: { columnId: ID_OF_COLUMN },
    variables: ({ body }) => ({ id: body.columnId }),
    answer: z.object({ success: z.literal(true), id: z.string() }),
    reply: ({ id }) => ({ success: true as const, id }),
  }),
] as const;
