/** The lines of a text, without empty ones. */
export const lines = (text: string | null): string[] =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
