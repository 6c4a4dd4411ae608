/** Points an hour for operations, by kind of caller. */
export interface Budgets {
  /** Of a visitor's address. */
  visitor: number;
  /** Of a user. */
  session: number;
}

/** Unless the site has others. */
export const BUDGETS: Budgets = { visitor: 1_000, session: 20_000 };
