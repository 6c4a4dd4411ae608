/**
 * Rows are counted up to this number: one more means that there are more. Where totals are kept,
 * the count has no limit.
 */
export const MAX_COUNT = 10_000;
