import { z } from "zod";
import { User, UserStatus } from "../accounts/user.ts";
import { invitedMail } from "../accounts/mail-texts.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import type { EnumOf } from "../foundation/enum-type.ts";
import { Invalid, Problem } from "../foundation/errors.ts";
import { email as validEmail, parseInput } from "../foundation/input.ts";
import type { Locale } from "../foundation/locale.ts";
import { refuseChange } from "../foundation/policies.ts";
import { allOf, firstOf } from "../foundation/reading/orm/orm-reads.ts";
import { isUuid } from "../foundation/uuid.ts";
import { freeHandle } from "./begin-profile.ts";
import { addAccount, changeMember, setTypes, typesOf } from "./change-member.ts";
import { CreateMemberInput, UpdateMemberInput } from "./member.input.ts";
import {
  MemberImport,
  MemberImportOutcome,
  type MemberImportProblem,
  type MemberImportRow,
} from "./member-import.ts";
import { MemberType } from "./member-type.ts";
import { Availability, Member, Visibility } from "./member.ts";

/** Rows of one call: few enough that it takes seconds. */
export const MAX_IMPORTED = 100;

const ADDRESS = z.object({ email: validEmail() });

/** Not an instance of the class: an object with its fields. */
type RowInput = { [Field in keyof UpdateMemberInput]: UpdateMemberInput[Field] };

interface ImportOptions {
  /** Nothing is stored. */
  isTrial: boolean;
  /** New accounts get a mail with the way to a password. */
  invites: boolean;
  /** Of new accounts and their mails; English by default. */
  locale?: Locale;
}

/** Rows are independent of each other: one that is refused leaves the others as they are. */
export async function importMembers(
  rows: readonly MemberImportRow[],
  options: ImportOptions,
  context: Context,
): Promise<MemberImport> {
  if (rows.length > MAX_IMPORTED) throw new Invalid({ rows: `At most ${MAX_IMPORTED}` });
  const done = Object.assign(new MemberImport(), { outcomes: [], refused: [] });
  for (const [row, values] of rows.entries()) {
    try {
      done.outcomes.push(await importMember(values, options, context));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      done.outcomes.push(MemberImportOutcome.REFUSED);
      done.refused.push({ row, problems: problemsOf(error) });
    }
    context.em.clear();
  }
  return done;
}

async function importMember(
  row: MemberImportRow,
  options: ImportOptions,
  context: Context,
): Promise<MemberImportOutcome> {
  const { em } = context;
  const email = row.email ? parseInput(ADDRESS, { email: row.email }).email : undefined;
  const account = email
    ? await em.findOne(User, { email, ...NOT_DELETED }, { populate: ["member"] })
    : null;
  const ofAccount = account?.member?.deletedAt ? null : account?.member;
  const handle = row.handle?.trim().toLowerCase();
  const named = handle ? ((await firstOf(Member, { handle }, context)) as Member | null) : null;
  if (account && (named ? named !== ofAccount : !ofAccount)) throw new Invalid({ email: "Taken" });
  if (handle && !named && ofAccount) throw new Invalid({ handle: "Does not match" });
  const known = named ?? ofAccount;
  const input = inputOf(row, known ? undefined : handle);
  const types = row.types && (await typesNamed(row.types, context));
  if (!known) {
    const member = await newMember(input, context);
    await setTypes(member, types ?? (await typesOf(null, context)));
    if (email) await invited(member, email, options, context);
    await store(options, context);
    return MemberImportOutcome.CREATED;
  }
  refuseChange(known, context.viewer);
  changeMember(known, parseInput(UpdateMemberInput, input));
  if (types) await setTypes(known, types);
  if (email && !account) await addOrRefuse(known, email, options, context);
  const unit = em.getUnitOfWork();
  unit.computeChangeSets();
  const isChanged = unit.getChangeSets().length + unit.getCollectionUpdates().length > 0;
  if (!isChanged) return MemberImportOutcome.UNCHANGED;
  await store(options, context);
  return MemberImportOutcome.UPDATED;
}

async function newMember(input: RowInput, context: Context): Promise<Member> {
  const parsed = parseInput(CreateMemberInput, { displayName: "", ...input });
  const { em } = context;
  const handle = parsed.handle ?? (await freeHandle(parsed.displayName, em));
  const member = new Member({ handle, displayName: parsed.displayName });
  const { email: _, ...rest } = parsed;
  changeMember(member, { ...rest, handle });
  em.persist(member);
  return member;
}

/** Addresses of accounts are changed by their users, who confirm them. */
async function addOrRefuse(
  member: Member,
  email: string,
  options: ImportOptions,
  context: Context,
): Promise<void> {
  const own = await context.em.count(User, { member: member.id, ...NOT_DELETED });
  if (own) throw new Invalid({ email: "Does not match" });
  await invited(member, email, options, context);
}

async function invited(
  member: Member,
  email: string,
  { invites, isTrial, locale }: ImportOptions,
  context: Context,
): Promise<void> {
  const status = invites ? UserStatus.INVITED : UserStatus.ACTIVE;
  const user = await addAccount(member, email, context, status);
  if (locale) user.locale = locale;
  if (invites && !isTrial) context.sendMail(invitedMail(user));
}

async function store({ isTrial }: ImportOptions, context: Context): Promise<void> {
  if (isTrial) return;
  if (!(await context.saveUnique())) throw context.taken(Member);
}

async function typesNamed(named: readonly string[], context: Context): Promise<MemberType[]> {
  const wanted = [...new Set(named.map((one) => one.trim()))];
  const [ids, slugs] = [wanted.filter(isUuid), wanted.filter((one) => !isUuid(one))];
  const where = { $or: [{ id: { $in: ids } }, { slug: { $in: slugs } }] };
  const found = await allOf(MemberType, where, context);
  if (found.length < wanted.length) throw new Invalid({ types: "Not valid" });
  return found;
}

/** The row as an input, which is then checked as any other. */
function inputOf(row: MemberImportRow, handle: string | undefined): RowInput {
  const { name, email: _, types: __, availability, visibility, handle: ___, ...rest } = row;
  const given = Object.entries(rest).filter(([, value]) => value != null && value !== "");
  return {
    ...(Object.fromEntries(given) as RowInput),
    ...(handle && { handle }),
    ...(name && { displayName: name }),
    ...(availability && {
      availability: wordOf("availability", Availability, availability),
    }),
    ...(visibility && { visibility: wordOf("visibility", Visibility, visibility) }),
  };
}

function wordOf<Options extends Record<string, string>>(
  field: string,
  options: Options,
  given: string,
): EnumOf<Options> {
  const value = Object.entries(options).find(([word]) => word === given.trim().toUpperCase())?.[1];
  if (value === undefined) throw new Invalid({ [field]: "Not valid" });
  return value as EnumOf<Options>;
}

function problemsOf(error: Problem): MemberImportProblem[] {
  const fields = Object.entries((error.extensions["fields"] ?? {}) as Record<string, string>);
  if (fields.length === 0) return [{ field: null, message: error.message }];
  return fields.map(([path, message]) => ({
    field: path === "displayName" ? "name" : path,
    message,
  }));
}
