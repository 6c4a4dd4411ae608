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
import { issueMessage } from "./field-words.ts";

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
    .safeParse({ ...values, ...changes }, { error: issueMessage })
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

test("a new object begins with empty values", () => {
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

test("a localized text has one field per language, anything else has one", () => {
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

test("only the named fields are sent; an emptied one is null", () => {
  const changed = { ...leaves, "name.fr": "Argile", "name.en": "", icon: "" };
  expect(inputOf(form, changed, ["name.en", "name.fr", "icon", "makerIds"])).toEqual({
    name: { en: null, fr: "Argile" },
    icon: null,
    makerIds: ["1"],
  });
});

test("an emptied slug is not sent: the server derives one", () => {
  expect(inputOf(form, { ...leaves, address: "" }, ["address"])).toEqual({});
});

test("a creation sends everything that is not empty", () => {
  expect(newInputOf(form, { ...leavesOf(form, emptyOf(form)), "name.no": "Leire" })).toEqual({
    name: { no: "Leire" },
    color: "ORANGE",
    isDefault: false,
    makerIds: [],
  });
});

test("all errors are reported at once, each at its field", () => {
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
    ["contact", "Not an email address"],
  ]);
});

test("characters are counted as people count them", () => {
  expect(wrongWith({ name: { en: "👩‍👩‍👧‍👦".repeat(5), fr: "", no: "" } })).toBeUndefined();
  expect(wrongWith({ name: { en: "", fr: "Argile", no: "" } })).toEqual([
    ["name.fr", "At most 5 characters"],
  ]);
});

test("a taken slug is reported for the languages that were sent", () => {
  expect(slugsIn("name")(["name.fr", "slug.en", "slug.fr", "color"])).toEqual([
    "slug.fr",
    "slug.en",
  ]);
});

const stored = { values, row };
const at = "2026-11-23T12:00:00.000Z";

test("a draft is restored on top of others' changes", () => {
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

test("a draft of a field that others have changed is in conflict until it is resolved", () => {
  const opened = withDraft(form, stored, { base: { order: 1 }, values: { order: 7 }, at });
  expect(opened.theirs).toBe(stored);
  expect([opened.base.values.order, opened.values.order]).toEqual([1, 7]);
});

test("texts are compared by language, lists by their content", () => {
  const same = sameIn(form);
  expect(same("name.en", "Clay", "Clay")).toBe(true);
  expect(same("makerIds", [{ value: "1", label: "A" }], [{ value: "1", label: "A" }])).toBe(true);
  expect(same("makerIds", [], [{ value: "1", label: "A" }])).toBe(false);
});

test("a localized slug may be empty", () => {
  const slugs = defineForm("slugs", { slug: localizedSlug() });
  expect(schemaOf(slugs).safeParse(emptyOf(slugs)).success).toBe(true);
});
