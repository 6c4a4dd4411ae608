const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

let codes: Map<string, string> | undefined;

/** The codes of countries by their English names. */
function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map(all.flatMap((code) => (names.of(code) ? [[names.of(code) ?? "", code]] : [])));
}

/** A place as it was written, "Oslo, Norway", with its country in the reader's language: "Oslo, Norge". */
export function placeIn(locale: string, place: string): string {
  if (locale.startsWith("en")) return place;
  const [, before = "", country = ""] = /^(.*,\s*)?([^,]+)$/.exec(place) ?? [];
  codes ??= codesByName();
  const code = codes.get(country.trim());
  if (!code) return place;
  return before + (new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? country);
}
