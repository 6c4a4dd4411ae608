/** The plural of a noun, as operations are called by it: `Category`, `Categories`. */
export const plural = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
