import type { RouterContextProvider } from "react-router";
import { data } from "react-router";
import { type Locale, localePath } from "../../../i18n/locale.ts";
import { projectPath } from "../../../platform/project-path.ts";
import { read } from "../../../platform/request.ts";
import type { Picture } from "../../../platform/rest.ts";

interface Person {
  name: string;
  avatar: string | null;
  role: string | null;
  href: string;
}

/** Who is asked for a quote: a member, or the owners of a project. */
export interface Recipient {
  /** How the page's address names them */
  query: { member: string } | { project: string };
  memberId?: string;
  projectId?: string;
  /** The name of the member, or the title of the project */
  name: string;
  picture: Picture | null;
  people: Person[];
  /** Their page */
  href: string;
}

/** What messages say of a recipient: who is "member" or "owners". */
export const recipientValues = ({ name, memberId }: Recipient) => ({
  name,
  who: memberId ? "member" : "owners",
});

/** The one that the page's address names; null for a message to those who run the site. */
export async function readRecipient(
  context: Readonly<RouterContextProvider>,
  { searchParams }: URL,
  locale: Locale,
): Promise<Recipient | null> {
  const [member, project] = [searchParams.get("member"), searchParams.get("project")];
  if (member) return memberRecipient(context, member, locale);
  return project ? projectRecipient(context, project, locale) : null;
}

async function memberRecipient(
  context: Readonly<RouterContextProvider>,
  handle: string,
  locale: Locale,
): Promise<Recipient> {
  const { member } = await read(context, "/api/members/public/{id}", {
    params: { id: handle },
    query: { locale },
  });
  if (!member.acceptsMessages) throw data(null, { status: 404 });
  const { id, name, avatar, role, cover } = member;
  const href = localePath(locale, `/${member.handle}`);
  return {
    query: { member: member.handle },
    memberId: id,
    name,
    picture: cover ? { url: cover, alt: "" } : null,
    people: [{ name, avatar, role, href }],
    href,
  };
}

async function projectRecipient(
  context: Readonly<RouterContextProvider>,
  slug: string,
  locale: Locale,
): Promise<Recipient> {
  const { project } = await read(context, "/api/projects/public/{slug}", {
    params: { slug },
    query: { locale },
  });
  return {
    query: { project: project.slug },
    projectId: project.id,
    name: project.title,
    picture: project.cover,
    people: project.owners.map(({ handle, ...person }) => ({
      ...person,
      href: localePath(locale, `/${handle}`),
    })),
    href: localePath(locale, projectPath(project.type?.slug, project.slug)),
  };
}
