import { expect, test } from "vitest";
import {
  defineForm,
  emptyOf,
  inputOf,
  leavesOf,
  newInputOf,
  sameIn,
  schemaOf,
  valuesOfLeaves,
  valuesOfRow,
} from "./define-form.ts";
import { withDraft } from "./edit-state.ts";
import {
  count,
  email,
  flag,
  icon,
  localizedSlug,
  localizedText,
  presetColor,
  related,
  requiredLocalizedText,
  slug,
  slugsIn,
} from "./field-kinds.ts";
import { issueWords } from "./field-words.ts";

const form = defineForm("crafts", {
  name: requiredLocalizedText(5),
  about: localizedText(300),
  address: slug(),
  icon: icon(),
  color: presetColor(),
  isDefault: flag(),
  order: count(),
  contact: { ...email(), isOnlyNew: true },
  makerIds: { ...related(), from: "makers" },
});

const row = {
  nameByLocale: { en: "Clay", fr: null, no: null },
  aboutByLocale: null,
  address: "clay",
  icon: null,
  color: "BLUE" as const,
  isDefault: true,
  order: 2,
  makers: [{ id: "1", name: "Ada" }],
};

const values = valuesOfRow(form, row);
const leaves = leavesOf(form, values);

/** The form's errors for values that differ from the row's. */
const wrongWith = (changes: Partial<typeof values>) =>
  schemaOf(form)
    .safeParse({ ...values, ...changes }, { error: issueWords })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

test("the values of a row are read by the kinds of its fields", () => {
  expect(values).toEqual({
    name: { en: "Clay", fr: "", no: "" },
    about: { en: "", fr: "", no: "" },
    address: "clay",
    icon: "",
    color: "BLUE",
    isDefault: true,
    order: 2,
    contact: "",
    makerIds: [{ value: "1", label: "Ada" }],
  });
});

test("a new thing begins empty", () => {
  expect(emptyOf(form)).toEqual({
    name: { en: "", fr: "", no: "" },
    about: { en: "", fr: "", no: "" },
    address: "",
    icon: "",
    color: "ORANGE",
    isDefault: false,
    order: null,
    contact: "",
    makerIds: [],
  });
});

test("a text by language is a field a language, everything else is one", () => {
  expect(Object.keys(leaves)).toEqual([
    "name.en",
    "name.fr",
    "name.no",
    "about.en",
    "about.fr",
    "about.no",
    "address",
    "icon",
    "color",
    "isDefault",
    "order",
    "contact",
    "makerIds",
  ]);
  expect(valuesOfLeaves(form, leaves)).toEqual(values);
});

test("what is sent has the fields that are named alone; what is emptied is null", () => {
  const changed = { ...leaves, "name.fr": "Argile", "name.en": "", icon: "" };
  expect(inputOf(form, changed, ["name.en", "name.fr", "icon", "makerIds"])).toEqual({
    name: { en: null, fr: "Argile" },
    icon: null,
    makerIds: ["1"],
  });
});

test("a slug that is emptied is left out: the server makes one", () => {
  expect(inputOf(form, { ...leaves, address: "" }, ["address"])).toEqual({});
});

test("of a new thing everything is sent that is not empty", () => {
  expect(newInputOf(form, { ...leavesOf(form, emptyOf(form)), "name.no": "Leire" })).toEqual({
    name: { no: "Leire" },
    color: "ORANGE",
    isDefault: false,
    makerIds: [],
  });
});

test("all that is wrong is said at once, each at its field", () => {
  expect(
    wrongWith({
      name: { en: "", fr: "", no: "" },
      address: "Not A Slug",
      order: -1,
      contact: "nobody",
    }),
  ).toEqual([
    ["name.en", "Required"],
    ["address", "Not valid"],
    ["order", "At least 0"],
    ["contact", "Not an e-mail address"],
  ]);
});

test("characters are counted as people count them", () => {
  expect(wrongWith({ name: { en: "👩‍👩‍👧‍👦".repeat(5), fr: "", no: "" } })).toBeUndefined();
  expect(wrongWith({ name: { en: "", fr: "Argile", no: "" } })).toEqual([
    ["name.fr", "At most 5 characters"],
  ]);
});

test("a taken slug is said in the languages that were sent", () => {
  expect(slugsIn("name")(["name.fr", "slug.en", "slug.fr", "color"])).toEqual([
    "slug.fr",
    "slug.en",
  ]);
});

const stored = { values, row };
const at = "2026-11-23T12:00:00.000Z";

test("a draft is restored upon what others have saved meanwhile", () => {
  const opened = withDraft(form, stored, {
    base: { "about.en": "" },
    values: { "about.en": "Mine", gone: "a field of an older form" },
    at,
  });
  expect(opened).toEqual({
    base: stored,
    values: { ...values, about: { en: "Mine", fr: "", no: "" } },
  });
});

test("a draft of a field that others have changed is in conflict until somebody chooses", () => {
  const opened = withDraft(form, stored, { base: { order: 1 }, values: { order: 7 }, at });
  expect(opened.theirs).toBe(stored);
  expect([opened.base.values.order, opened.values.order]).toEqual([1, 7]);
});

test("texts are the same in each language, lists by what is in them", () => {
  const same = sameIn(form);
  expect(same("name.en", "Clay", "Clay")).toBe(true);
  expect(same("makerIds", [{ value: "1", label: "A" }], [{ value: "1", label: "A" }])).toBe(true);
  expect(same("makerIds", [], [{ value: "1", label: "A" }])).toBe(false);
});

test("a localized slug may be empty", () => {
  const slugs = defineForm("slugs", { slug: localizedSlug() });
  expect(schemaOf(slugs).safeParse(emptyOf(slugs)).success).toBe(true);
});
