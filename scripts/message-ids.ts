// Ids are read from the text of the sources: the extraction of FormatJS refuses those that are put
// together, such as `site.failure.${kind}.title`. Such a shape stands for every id it can become.

const hole = /\$\{[^}]*\}/;
const text = /"([^"\n]*)"|`([^`]*)`/g;
const idOrShape = /^[a-z][\w-]*(?:\.(?:[\w-]|\$\{[^}]*\})+)+$/;

/** What a message is shown by, in FormattedMessage and formatMessage. */
export function shownIds(source: string): string[] {
  const places =
    /<FormattedMessage\b[^>]*?\sid=("[^"]*"|\{(?:\$\{[^}]*\}|[^{}])*\})|formatMessage\(\s*\{\s*id:\s*((?:\$\{[^}]*\}|[^,{}])+)/g;
  return [...source.matchAll(places)].flatMap(([, tag, call]) => mentionedIds(tag ?? call ?? ""));
}

/** Every text that could be an id, wherever it stands: some are handed on before they are shown. */
export function mentionedIds(source: string): string[] {
  const texts = [...source.matchAll(text)]
    .map(([, quoted, template]) => quoted ?? template ?? "")
    .filter((candidate) => idOrShape.test(candidate));
  // a form shows its labels by its name and those of its fields
  const forms = [...source.matchAll(/\bdefineForm\(\s*"([\w.-]+)"/g)];
  // a list finds its words by its name, or by what it says they begin with
  const lists = [
    ...source.matchAll(/\bdefineList\(\{\s*name: "([\w-]+)",(?:\s*words: "([\w.-]+)",)?/g),
  ];
  return [
    ...texts,
    ...forms.map(([, name]) => `${name}.\${field}`),
    ...lists.map(([, name, words = name]) => `${words}.\${id}`),
  ];
}

/** Which keys an id or a shape can mean. */
export function matcher(idOrShape: string): (key: string) => boolean {
  if (!hole.test(idOrShape)) return (key) => key === idOrShape;
  const fixed = idOrShape.split(new RegExp(hole, "g")).map((part) => part.replaceAll(".", "\\."));
  const shape = new RegExp(`^${fixed.join("[\\w.-]+")}$`);
  return (key) => shape.test(key);
}
