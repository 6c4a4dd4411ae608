import type { Switches } from "./support/contender.ts";

/** A row of the table. */
export interface Row<Stage> {
  /** By which it is chosen: `npm run bench -- comment` measures all that begin so. */
  name: string;
  work: string;
  /** Of all figures; by default CPU ms, of server and PostgreSQL together. */
  unit?: string;
  goal?: Goal;
  measure(stage: Stage): Promise<Figures>;
}

/** Rows that are measured on the same servers, one after the other. */
export interface Group<Stage> {
  /** What differs from the defaults of `npm start`. */
  switches?: Switches;
  /** Whether the rows isolate a part of what users meet. */
  isPart?: boolean;
  start(): Promise<Stage>;
  rows: readonly Row<Stage>[];
}

export interface Figures {
  atelier: number;
  /** The same work by hand. */
  floor?: Figure;
  /** Another product or library. */
  peer?: Figure;
}

type Figure = readonly [name: string, figure: number] | undefined;

/** A limit for Atelier's figure, or for its ratio to another one. */
export interface Goal {
  most?: number;
  least?: number;
  of?: "floor" | "peer";
}

/** A group as the program runs it: its rows are bound to the stage. */
export interface BoundGroup extends Omit<Group<never>, "start" | "rows"> {
  rows: readonly Omit<Row<never>, "measure">[];
  /** Starts the servers; returns how each row is measured. */
  open(): Promise<(name: string) => Promise<Figures>>;
}

export const group = <Stage>({ start, rows, ...rest }: Group<Stage>): BoundGroup => ({
  ...rest,
  rows,
  async open() {
    const stage = await start();
    return (name) => {
      const row = rows.find((one) => one.name === name) as Row<Stage>;
      return row.measure(stage);
    };
  },
});
