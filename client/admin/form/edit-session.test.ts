import { CombinedGraphQLErrors } from "@apollo/client";
import { expect, test } from "vitest";
import { defineForm, type UpdateInput, type ValuesOf } from "./define-form.ts";
import { EditSession } from "./edit-session.ts";
import { localizedText, requiredText } from "./field-kinds.ts";

const form = defineForm("crafts", { name: requiredText(20), about: localizedText(300) });
type CraftFields = typeof form.fields;
type Values = ValuesOf<CraftFields>;
type Input = UpdateInput<CraftFields>;

const clay = {
  id: "1",
  version: 1,
  name: "Clay",
  aboutByLocale: { en: "Pots", fr: "Des pots", no: null } as Record<
    "en" | "fr" | "no",
    string | null
  >,
};

const conflict = (message: string, current?: object) =>
  new CombinedGraphQLErrors({
    errors: [{ message, extensions: { code: "CONFLICT", current } } as never],
  });

/** Someone who edits a craft, which others have saved since if `now` says so. */
function editor(now = clay) {
  let stored = now;
  const sent: Input[] = [];
  const below: string[] = [];
  const session = new EditSession<CraftFields, typeof clay>(form, { row: clay, keyOf: () => "" });
  const through = {
    async update({ version }: typeof clay, input: Input) {
      sent.push(input);
      if (version !== stored.version) throw conflict("Changed since", { version: stored.version });
      if (input.name === "Taken") throw conflict("Name taken");
      const { name = stored.name, about } = input;
      const aboutByLocale = { ...stored.aboutByLocale, ...about };
      stored = { ...stored, version: version + 1, name, aboutByLocale };
      return stored;
    },
    reread: async () => stored,
    unique: { "Name taken": "name" },
    check: (whenValid: (checked: Values) => Promise<void>) => whenValid(session.state().values),
    refuse: (path: string, message: string) => void below.push(`${path}: ${message}`),
  };
  return {
    session,
    sent,
    below,
    type: (changes: Partial<Values>) => session.type({ ...session.state().values, ...changes }),
    save: () => session.save({}, through),
    resolve: (theirs: string[]) => session.resolve(new Set(theirs), through),
    stored: () => stored,
  };
}

const about = (en: string) => ({ en, fr: "Des pots", no: "" });

test("a save sends what was changed, and nothing else", async () => {
  const { session, sent, type, save } = editor();
  type({ about: about("Pots and pans") });
  expect(session.holds()).toBe(true);
  await save();
  expect(sent).toEqual([{ about: { en: "Pots and pans" } }]);
  expect(session.holds()).toBe(false);
});

test("what is typed while a save is under way stays unsaved", async () => {
  const { session, type, save, stored } = editor();
  type({ name: "Stoneware" });
  const saved = save();
  type({ name: "Stoneware, fired" });
  await saved;
  expect(stored().name).toBe("Stoneware");
  expect(session.state()).toMatchObject({
    base: { values: { name: "Stoneware" } },
    values: { name: "Stoneware, fired" },
  });
});

test("a second press while a save is under way saves nothing more", async () => {
  const { sent, type, save } = editor();
  type({ name: "Stoneware" });
  await Promise.all([save(), save()]);
  expect(sent).toHaveLength(1);
});

test("others' changes of other fields are kept", async () => {
  const { session, type, save, stored } = editor({ ...clay, version: 2, name: "Porcelain" });
  type({ about: about("Pots and pans") });
  await save();
  expect(stored()).toMatchObject({ name: "Porcelain", aboutByLocale: { en: "Pots and pans" } });
  expect(session.state().values.name).toBe("Porcelain");
});

test("a field that others have changed as well is decided by the user, then saved", async () => {
  const { session, type, save, resolve, stored } = editor({
    ...clay,
    version: 2,
    name: "Porcelain",
  });
  type({ name: "Stoneware", about: about("Pots and pans") });
  await save();
  expect(session.state()).toMatchObject({
    isComparing: true,
    theirs: { values: { name: "Porcelain" } },
    values: { name: "Stoneware" },
  });
  await resolve(["name"]);
  expect(stored()).toMatchObject({ name: "Porcelain", aboutByLocale: { en: "Pots and pans" } });
  expect(session.holds()).toBe(false);
});

test("a conflict that was put off is shown again by the next save", async () => {
  const { session, sent, type, save } = editor({ ...clay, version: 2, name: "Porcelain" });
  type({ name: "Stoneware" });
  await save();
  session.keepEditing();
  await save();
  expect(session.state().isComparing).toBe(true);
  expect(sent).toHaveLength(1);
});

test("a value that is taken is refused at its field", async () => {
  const { session, below, type, save } = editor();
  type({ name: "Taken" });
  await save();
  expect(below).toEqual(["name: Taken"]);
  expect(session.state().problem).toEqual({ code: "INVALID", fields: { name: "Taken" } });
});

test("discarding edits during a conflict shows what others have saved", async () => {
  const { session, type, save } = editor({ ...clay, version: 2, name: "Porcelain" });
  const filled: string[] = [];
  session.onFill(({ name }) => filled.push(name));
  type({ name: "Stoneware" });
  await save();
  session.discard();
  expect(filled).toEqual(["Porcelain"]);
  expect(session.holds()).toBe(false);
});

test("only the changed fields are stored on this device", () => {
  const { session, type } = editor();
  expect(session.draft().draft).toBeUndefined();
  type({ name: "Stoneware" });
  expect(session.draft().draft).toEqual({
    base: { name: "Clay" },
    values: { name: "Stoneware" },
  });
  session.leave();
  expect(session.draft().draft).toBeUndefined();
});
