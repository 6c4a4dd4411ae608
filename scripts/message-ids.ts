// Finds message ids in source text: FormatJS's extraction refuses composed ids such as
// `site.failure.${kind}.title`. Such a template stands for every id it can produce.

const hole = /\$\{[^}]*\}/;
const text = /"([^"\n]*)"|`([^`]*)`/g;
const idOrShape = /^[a-z][\w-]*(?:\.(?:[\w-]|\$\{[^}]*\})+)+$/;

/** The ids shown by FormattedMessage and formatMessage. */
export function shownIds(source: string): string[] {
  const places =
    /<FormattedMessage\b[^>]*?\sid=("[^"]*"|\{(?:\$\{[^}]*\}|[^{}])*\})|formatMessage\(\s*\{\s*id:\s*((?:\$\{[^}]*\}|[^,{}])+)/g;
  return [...source.matchAll(places)].flatMap(([, tag, call]) => mentionedIds(tag ?? call ?? ""));
}

/** The ids that are shown without values. */
export function idsWithoutValues(source: string): string[] {
  const tags = [...source.matchAll(/<FormattedMessage\b([^>]*)\/>/g)]
    .map(([, attributes]) => attributes ?? "")
    .filter((attributes) => !attributes.includes("values="));
  const calls = source.matchAll(
    /formatMessage\(\s*\{\s*id:\s*((?:\$\{[^}]*\}|[^,{}])+?),?\s*\},?\s*\)/g,
  );
  return [...tags, ...[...calls].map(([, id = ""]) => id)].flatMap(mentionedIds);
}

/** Whether a message needs values, such as `{count}`. */
export const needsValues = (message: string): boolean => /\{\s*\w+\s*[,}]/.test(message);

/** Every string that could be an id, wherever it is: some are passed on before they are shown. */
export function mentionedIds(source: string): string[] {
  const texts = [...source.matchAll(text)]
    .map(([, quoted, template]) => quoted ?? template ?? "")
    .filter((candidate) => idOrShape.test(candidate));
  // a form shows its labels by its name and the names of its fields
  const forms = [...source.matchAll(/\bdefineForm\(\s*"([\w.-]+)"/g)];
  // a list finds its messages by its name, or by the prefix it declares
  const lists = [
    ...source.matchAll(/\bdefineList\(\{\s*name: "([\w-]+)",(?:\s*messagePrefix: "([\w.-]+)",)?/g),
  ];
  return [
    ...texts,
    ...forms.map(([, name]) => `${name}.\${field}`),
    ...lists.map(([, name, prefix = name]) => `${prefix}.\${id}`),
  ];
}

/** Returns whether a key can be meant by an id or a template. */
export function matcher(idOrShape: string): (key: string) => boolean {
  if (!hole.test(idOrShape)) return (key) => key === idOrShape;
  const fixed = idOrShape.split(new RegExp(hole, "g")).map((part) => part.replaceAll(".", "\\."));
  const shape = new RegExp(`^${fixed.join("[\\w.-]+")}$`);
  return (key) => shape.test(key);
}
