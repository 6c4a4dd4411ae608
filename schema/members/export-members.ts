import { User } from "../accounts/user.ts";
import { audit, AuditAction } from "../audit/index.ts";
import type { Context } from "../foundation/context.ts";
import type { CsvCell } from "../foundation/csv.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Forbidden, Unauthenticated } from "../foundation/errors.ts";
import type { Localized } from "../foundation/locale.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { listedWhere } from "./listed-members.ts";
import type { MemberFilter } from "./member.input.ts";
import { Member } from "./member.ts";

/** Rows in memory at once. */
const CHUNK = 200;

const byLocale = (name: string, of: (member: Member) => Localized) =>
  Object.fromEntries(
    (["en", "fr", "no"] as const).map((locale) => [
      locale === "en" ? name : `${name}.${locale}`,
      (member: Member) => of(member)[locale],
    ]),
  );

/** The columns, by the names that an import knows; the address of the account is read apart. */
const COLUMNS: Record<string, (member: Member) => CsvCell> = {
  handle: ({ handle }) => handle,
  name: ({ displayName }) => displayName,
  ...byLocale("role", ({ role }) => role),
  ...byLocale("headline", ({ headline }) => headline),
  ...byLocale("about", ({ about }) => about),
  pronouns: ({ pronouns }) => pronouns,
  company: ({ company }) => company,
  city: ({ city }) => city,
  state: ({ state }) => state,
  country: ({ country }) => country,
  address: ({ address }) => address,
  zipCode: ({ zipCode }) => zipCode,
  phone: ({ phone }) => phone,
  timeZone: ({ timeZone }) => timeZone,
  skills: ({ skills }) => skills.join(","),
  tools: ({ tools }) => tools.join(","),
  availability: ({ availability }) => availability,
  availableFrom: ({ availableFrom }) => availableFrom,
  visibility: ({ visibility }) => visibility,
  types: ({ memberTypes }) =>
    memberTypes
      .getItems()
      .map(({ slug }) => slug)
      .join(","),
};

/** The header. */
const NAMES = ["email", ...Object.keys(COLUMNS)];

/**
 * The members that a filter asks for as rows of a file, the header first, in the order in which they
 * were created. They are read piece by piece: however many there are, memory does not grow.
 * @param filterOf may refuse what was sent, after the viewer was
 */
export function exportedMembers(
  filterOf: () => MemberFilter,
  context: Context,
): AsyncGenerator<readonly CsvCell[]> {
  const { viewer } = context;
  if (!viewer.isSignedIn) throw new Unauthenticated();
  // rows have private addresses and telephone numbers
  if (!viewer.may("member:write")) throw new Forbidden();
  return rowsOf(listedWhere(viewer, filterOf()), context);
}

async function* rowsOf(
  where: ReturnType<typeof listedWhere>,
  context: Context,
): AsyncGenerator<readonly CsvCell[]> {
  audit({ action: AuditAction.EXPORTED, kind: Member.name }, context);
  await context.save();
  yield NAMES;
  for (let last: string | undefined; ;) {
    const members: Member[] = await allOf(
      Member,
      { ...where, ...(last && { $and: [{ id: { $gt: last } }] }) },
      context,
      { orderBy: { id: "asc" }, limit: CHUNK, populate: ["memberTypes"] },
    );
    const emails = await emailsOf(members, context);
    for (const member of members) {
      yield [emails.get(member.id), ...Object.values(COLUMNS).map((cell) => cell(member))];
    }
    if (members.length < CHUNK) return;
    last = members.at(-1)?.id;
    context.em.clear();
  }
}

async function emailsOf(members: Member[], context: Context): Promise<Map<string, string>> {
  if (!context.viewer.may("account:manage")) return new Map();
  const member = { $in: members.map(({ id }) => id) };
  const users = await context.em.find(User, { member, ...NOT_DELETED });
  return new Map(users.map((user) => [user.member?.id ?? "", user.email]));
}
