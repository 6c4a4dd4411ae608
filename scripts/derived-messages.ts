// Finds the messages that forms and lists show without naming them: their ids are made of the name of a
// form and its fields.
import { type ESTree, parseSync, Visitor } from "vite";

interface Source {
  path: string;
  source: string;
}

interface DerivedMessage {
  path: string;
  /** One of them is shown. */
  ids: string[];
  /** What shows it. */
  of: string;
}

/** What a list of a plain noun says by the name of its form. */
const LIST_MESSAGES = {
  title: "title",
  items: "count",
  new: "button that adds a row",
};

/** The labels of the fields of every form, and what every list of a plain noun says of it. */
export function derivedMessages(sources: readonly Source[]): DerivedMessage[] {
  const found: DerivedMessage[] = [];
  const lists: { path: string; form: string }[] = [];
  /** The names of forms by file and variable, and by variable alone for those of other files. */
  const forms = new Map<string, string>();
  for (const { path, source } of sources) {
    if (!/\bdefine(Form|EntityList)\(/.test(source)) continue;
    new Visitor({
      VariableDeclarator({ id, init }) {
        if (id.type !== "Identifier" || init?.type !== "CallExpression") return;
        const { callee, arguments: args } = init;
        if (callee.type !== "Identifier" || callee.name !== "defineForm") return;
        const [name, fields] = args;
        if (name?.type !== "Literal" || fields?.type !== "ObjectExpression") return;
        const form = String(name.value);
        forms.set(`${path} ${id.name}`, form).set(id.name, form);
        for (const field of propertiesOf(fields)) {
          const label = labelOf(field);
          found.push({
            path,
            ids: [`${form}.${label}`, `label.${label}`],
            of: `the field "${nameOf(field)}" of the form "${form}"`,
          });
        }
      },
      CallExpression({ callee, arguments: [options] }) {
        if (callee.type !== "Identifier" || callee.name !== "defineEntityList") return;
        if (options?.type !== "ObjectExpression") return;
        const form = propertiesOf(options).find((property) => nameOf(property) === "form")?.value;
        if (form?.type === "Identifier") lists.push({ path, form: form.name });
      },
    }).visit(parseSync(path, source).program);
  }
  for (const { path, form } of lists) {
    const name = forms.get(`${path} ${form}`) ?? forms.get(form);
    if (!name) continue;
    for (const [part, of] of Object.entries(LIST_MESSAGES)) {
      found.push({ path, ids: [`${name}.${part}`], of: `the ${of} of the list "${name}"` });
    }
  }
  return found;
}

/** Spread fields are those of documents, which have labels of their own. */
const propertiesOf = ({ properties }: ESTree.ObjectExpression): ESTree.ObjectProperty[] =>
  properties.filter((property) => property.type === "Property");

const nameOf = ({ key }: ESTree.ObjectProperty): string =>
  key.type === "Identifier" ? key.name : "";

/** The last part of the message's id: what the field says as its `label`, or its name. */
function labelOf(field: ESTree.ObjectProperty): string {
  const { value } = field;
  if (value.type !== "ObjectExpression") return nameOf(field);
  const label = propertiesOf(value).find((property) => nameOf(property) === "label")?.value;
  return label?.type === "Literal" ? String(label.value) : nameOf(field);
}
