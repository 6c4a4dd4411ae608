import { Conversation } from "../chat/conversation.ts";
import { Application } from "../jobs/application.ts";
import { Member, MemberStatus } from "../members/member.ts";
import { type Fixture, NO_ID, some, type World } from "../oracle/fixture.ts";
import { at, idOf, nth, TEXTS, times } from "../oracle/series.ts";
import { Project, ProjectVisibility } from "../projects/project.ts";
import { BoardColumn, BoardHue } from "./board-column.ts";
import { BoardMember, BoardRole } from "./board-member.ts";
import { Board } from "./board.ts";
import { CardAttachment } from "./card-attachment.ts";
import { CardComment } from "./card-comment.ts";
import { CardDeparture } from "./card-departure.ts";
import { CardEvent, CardEventKind } from "./card-event.ts";
import { CardFollow } from "./card-follow.ts";
import { CardView } from "./card-view.ts";
import { Card, CardPriority } from "./card.ts";
import { firstRanks } from "./rank.ts";

const dated = (kind: string, n: number) => ({
  id: idOf(kind, n),
  createdAt: at(n),
  updatedAt: at(n),
});

const board = (n: number, members: readonly Member[], projects: readonly Project[]): Board =>
  Object.assign(
    new Board({
      name: nth(TEXTS, n) || "Board",
      project: n < 6 ? nth(projects, n) : null,
      defaultOf: n >= 6 && n < 20 ? nth(members, n) : null,
    }),
    { ...dated("b0", n), deletedAt: n % 7 === 5 ? at(n) : null },
  );

/** Two or three members, most of them those who look at it. */
const membersOf = (n: number, of: Board, members: readonly Member[]): BoardMember[] =>
  times(2 + (n % 2), (i) =>
    Object.assign(
      new BoardMember({
        board: of,
        member: nth(members.slice(0, 14), n + i * 3),
        role: nth(Object.values(BoardRole), n + i),
      }),
      dated("b1", n * 3 + i),
    ),
  );

const RANKS = firstRanks(40);

const column = (n: number, boards: readonly Board[]): BoardColumn =>
  Object.assign(new BoardColumn({ board: nth(boards, n) }), {
    ...dated("b2", n),
    name: nth(TEXTS, n) || "Column",
    hue: nth(Object.values(BoardHue), n),
    wipLimit: nth([null, 3, 999], n),
    isDone: n % 4 === 3,
    rank: nth(RANKS, n),
    deletedAt: n % 6 === 2 ? at(n) : null,
  });

interface Links {
  members: readonly Member[];
  projects: readonly Project[];
  conversations: readonly Conversation[];
  applications: readonly Application[];
}

function card(n: number, columns: readonly BoardColumn[], links: Links): Card {
  const of = nth(columns, n);
  const made = Object.assign(
    new Card({
      board: of.board,
      column: of,
      reporter: nth([...links.members.slice(0, 9), null], n),
    }),
    {
      ...dated("b3", n),
      title: nth(TEXTS, n) || "Card",
      description: nth(TEXTS, n + 1),
      priority: nth(Object.values(CardPriority), n),
      labels: nth([[], ["Print"], ["a,b", `"q"`, "👋"]], n),
      dueFrom: nth([null, "2026-06-01"], n),
      dueTo: nth(["2026-06-30", "2026-06-02", null], n),
      checklist: nth(
        [
          [],
          [
            {
              id: idOf("b5", n),
              text: nth(TEXTS, n) || "Step",
              isDone: n % 2 === 0,
              memberId: null,
            },
          ],
        ],
        n,
      ),
      completedAt: nth([null, null, at(n)], n),
      estimateMin: nth([null, 90], n),
      project: nth([null, ...links.projects.slice(0, 12)], n),
      conversation: nth([null, ...links.conversations.slice(0, 12)], n),
      application: nth([null, ...links.applications.slice(0, 6)], n),
      rank: `${nth(RANKS, n)}${n}V`,
      deletedAt: n % 8 === 4 ? at(n) : null,
    },
  );
  made.assignees.set(n % 3 === 0 ? [] : [nth(links.members, n), nth(links.members, n + 5)]);
  return made;
}

const comment = (n: number, cards: readonly Card[], members: readonly Member[]): CardComment =>
  Object.assign(
    new CardComment({
      card: nth(cards, n),
      author: nth([...members.slice(0, 9), null], n),
      content: nth(TEXTS, n) || "Comment",
    }),
    dated("b4", n),
  );

const attachment = (n: number, cards: readonly Card[], members: readonly Member[]) =>
  Object.assign(
    new CardAttachment({
      name: "plan.pdf",
      size: 100,
      type: "application/pdf",
      sha256: nth(["ab", "cd"], n),
      id: idOf("b6", n + 2),
      card: nth(cards, n),
      uploader: nth([...members.slice(0, 9), null], n),
    }),
    dated("b6", n + 2),
  );

const event = (n: number, cards: readonly Card[], members: readonly Member[]): CardEvent =>
  Object.assign(
    new CardEvent({
      card: nth(cards, n),
      member: nth([...members.slice(0, 9), null], n),
      kind: nth(Object.values(CardEventKind), n),
      from: nth([null, ...TEXTS], n),
      to: nth([...TEXTS, null], n),
    }),
    dated("c1", n),
  );

const departure = (n: number, boards: readonly Board[], cards: readonly Card[]): CardDeparture =>
  Object.assign(new CardDeparture(), {
    ...dated("c2", n),
    board: nth(boards, n),
    cardId: nth(cards, n).id,
    revision: n,
  });

/** Of the board that all members share, its column and its card. */
const SHARED = idOf("b9", 1);

/** A card that all members see, linked with what only some of them see. */
async function shared(world: World, links: Links): Promise<void> {
  const { members, projects, conversations, applications } = links;
  const values = { ...dated("b9", 1), id: SHARED, rank: "a0" };
  const of = Object.assign(new Board({ name: "Shared" }), dated("b9", 1));
  world.add([of]);
  world.add(
    members.slice(0, 40).map((member, n) => {
      const place = new BoardMember({ board: of, member, role: BoardRole.MEMBER });
      return Object.assign(place, dated("b8", n));
    }),
  );
  const pending = members.filter((one) => one.status === MemberStatus.PENDING && !one.deletedAt);
  const column = Object.assign(new BoardColumn({ board: of }), { ...values, name: "Shared" });
  const one = Object.assign(new Card({ board: of, column, reporter: pending[0] }), {
    ...values,
    title: "Shared",
    changedBy: pending[0],
    checklist: [{ id: idOf("b5", 0), text: "Step", isDone: false, memberId: null }],
    project: projects.find(
      (each) => each.visibility === ProjectVisibility.PRIVATE && !each.deletedAt,
    ),
    conversation: nth(conversations, 1),
    application: nth(applications, 0),
  });
  one.assignees.set([...pending.slice(0, 1), nth(members, 0)]);
  world.add([column]);
  world.add([one]);
  await world.em.flush();
  const said = new CardComment({ card: one, author: pending[0], content: "Shared" });
  world.add([Object.assign(said, dated("b7", 1))]);
  const event = new CardEvent({ card: one, member: pending[0], kind: CardEventKind.CREATED });
  world.add([Object.assign(event, { ...dated("c0", 1), to: "Shared" })]);
  const file = { name: "plan.pdf", size: 100, type: "application/pdf", sha256: "" };
  const uploader = pending[0];
  world.add([
    Object.assign(
      new CardAttachment({ ...file, id: idOf("b6", 1), card: one, uploader }),
      dated("b6", 1),
    ),
  ]);
}

/** The conditions on what a row belongs to, of rows that are read with that alone. */
const behind = (of: string, nouns: readonly string[], conditions: readonly string[]) =>
  Object.fromEntries(
    nouns.flatMap((noun) =>
      ["", ...conditions.map((condition) => ` ${condition}`)].map((condition) => [
        `${noun} without ${of}${condition}`,
        `its ${of} is visible`,
      ]),
    ),
  );

export const fixture: Fixture = {
  after: ["projects", "chat", "jobs"],
  async fill(world) {
    const members = world.of(Member);
    const projects = world.of(Project);
    const boards = times(24, (n) => board(n, members, projects));
    world.add(boards);
    await world.em.flush();
    for (const [n, one] of boards.entries()) world.add(membersOf(n, one, members));
    const columns = times(60, (n) => column(n, boards));
    world.add(columns);
    await world.em.flush();
    const links = {
      members,
      projects,
      conversations: world.of(Conversation),
      applications: world.of(Application),
    };
    const cards = times(150, (n) => card(n, columns, links));
    world.add(cards);
    await world.em.flush();
    world.add(times(90, (n) => comment(n, cards, members)));
    await world.em.flush();
    world.add(times(150, (n) => attachment(n, cards, members)));
    world.add(times(60, (n) => event(n, cards, members)));
    world.add(times(40, (n) => departure(n, boards, cards)));
    await world.em.nativeUpdate(
      CardFollow,
      { card: { $in: cards.slice(0, 40).map(({ id }) => id) } },
      { isFollowing: false },
    );
    await world.em.nativeUpdate(
      CardView,
      { card: { $in: cards.slice(20, 60).map(({ id }) => id) } },
      { newCount: 3 },
    );
    await shared(world, links);
  },
  values(world) {
    return {
      "Query.board.id": [...world.of(Board).map(({ id }) => id), NO_ID, null],
      boardId: [SHARED, ...world.of(Board).map(({ id }) => id)],
      "Query.card.id": [SHARED, ...some(world.of(Card)), NO_ID],
      "Query.dueCards.from": ["2026-01-01"],
      "Query.dueCards.to": ["2028-01-01"],
      "Query.boardChanges.since": [0, 3, 20],
    };
  },
  unseen: {
    "CardFollow without id": "it is found by the viewer's own id",
    "CardFollow without member": "it is found by the viewer's own id",
    "CardView without id": "it is found by the viewer's own id",
    "CardView without member": "it is found by the viewer's own id",
    ...behind(
      "board",
      ["BoardMember", "BoardColumn", "CardDeparture"],
      ["deletedAt", "id", "readers"],
    ),
    "CardAttachment without card board id": "viewers who see no board see no card",
    ...behind(
      "card",
      ["CardComment", "CardEvent"],
      [
        "deletedAt",
        "board",
        "board deletedAt",
        "board id",
        "board readers",
        "column",
        "column deletedAt",
      ],
    ),
  },
  open: {
    "Query.boardChanges": "the board is found first, for its members",
    "Board.members": "its board is visible",
    "Card.board": "its board is visible",
    "Card.column": "its column is visible",
    "Card.attachments": "its card is visible",
    "Card.comments": "its card is visible",
    "Card.events": "its card is visible",
  },
};
