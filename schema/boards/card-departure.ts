import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { int, manyToOne, model, reference } from "../foundation/model.ts";
import { Board } from "./board.ts";

// Written by the trigger of cards: those who follow the board learn that the card is no longer on it.
@Index({ properties: ["board", "revision"] })
@model({
  table: "card_departures",
  audited: false,
  description: "That a card was moved from a board to another one.",
})
export class CardDeparture extends StoredEntity {
  @manyToOne(() => Board, { index: false, deleteRule: "cascade" })
  board!: Board;

  @reference({ description: "Its id; the viewer need not see it where it is now." })
  cardId!: string;

  @int({ description: "The board's revision when it left." })
  revision!: number;
}
