import type { EntityManager } from "@mikro-orm/core";
import { firstCharacters } from "../foundation/characters.ts";
import { onNewProfile } from "../members/begin-profile.ts";
import type { Member } from "../members/member.ts";
import { BoardMember, BoardRole } from "./board-member.ts";
import { Board } from "./board.ts";

const MAX_NAME_LENGTH = 80;

/** The own board of a new member, with their name. */
export function beginBoard(member: Member, em: EntityManager): void {
  const name = firstCharacters(member.displayName, MAX_NAME_LENGTH);
  const board = new Board({ name, defaultOf: member });
  em.persist([board, new BoardMember({ board, member, role: BoardRole.OWNER })]);
}

onNewProfile(beginBoard);
