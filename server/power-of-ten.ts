/** Of what happens often the first occurrence is logged, then less and less. */
export const isPowerOfTen = (times: number): boolean => Number.isInteger(Math.log10(times));
