const PASSWORD = "atelier-demo";

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** The request was answered with an error: repeating it would change nothing. */
export class Refused extends Error {}

/** A signed-in user; the session is valid in every process on the same database. */
export interface Account {
  cookie: string;
  memberId: string;
  /**
   * Sends an operation; rejects with Refused for an error, with another error if there was no
   * answer.
   */
  ask<Data>(url: string, query: string, variables?: object): Promise<Data>;
}

export async function signIn(url: string, email: string): Promise<Account> {
  const csrf = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: cookiesOf(csrf), origin: url, "content-type": "application/json" },
    body: JSON.stringify({ csrfToken, email, password: PASSWORD, json: true }),
  });
  const cookie = cookiesOf(answer);
  const session = await fetch(`${url}/api/auth/session`, { headers: { cookie } });
  const { user } = (await session.json()) as { user?: { memberId: string } };
  if (!user) throw new Error(`${email} cannot sign in: ${answer.status}`);
  return { cookie, memberId: user.memberId, ask: asking(cookie) };
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

const asking =
  (cookie: string): Account["ask"] =>
  async <Data>(url: string, query: string, variables: object = {}) => {
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { cookie, origin: url, "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(10_000),
    });
    const { data, errors } = (await answer.json()) as Answer<Data>;
    const [error] = errors ?? [];
    if (error?.extensions?.code === "INTERNAL") throw new Error(error.message);
    if (error || !data) throw new Refused(error?.message ?? `Status ${answer.status}`);
    return data;
  };
