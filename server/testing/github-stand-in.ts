import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Email {
  email: string;
  primary: boolean;
  verified: boolean;
}

export interface GitHubStandIn {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Who comes next. */
  user: { id: number; login: string; name: string | null; emails: Email[] };
  close(): Promise<void>;
}

/** The four places of GitHub that signing in uses, as its documentation describes them. */
export async function gitHubStandIn(): Promise<GitHubStandIn> {
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const tokens = new Set<string>();
  const mine: GitHubStandIn = {
    url: "",
    clientId: "atelier",
    clientSecret: "a secret of the tests",
    user: { id: 1, login: "octocat", name: null, emails: [] },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? "", mine.url);
    const json = (body: object, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const bearer = request.headers.authorization?.replace("Bearer ", "") ?? "";

    const answers: Record<string, () => void> = {
      "/login/oauth/authorize"() {
        const code = randomUUID();
        const redirectUri = query.get("redirect_uri") ?? "";
        codes.set(code, { challenge: query.get("code_challenge") ?? "", redirectUri });
        const back = new URL(redirectUri);
        back.search = new URLSearchParams({ code, state: query.get("state") ?? "" }).toString();
        response.writeHead(302, { location: back.href }).end();
      },
      "/login/oauth/access_token"() {
        void text(request).then((body) => {
          const form = new URLSearchParams(body);
          const code = codes.get(form.get("code") ?? "");
          codes.delete(form.get("code") ?? "");
          const verifier = createHash("sha256").update(form.get("code_verifier") ?? "");
          const pair = `${encodeURIComponent(mine.clientId)}:${encodeURIComponent(mine.clientSecret)}`;
          const isClient =
            request.headers.authorization === `Basic ${Buffer.from(pair).toString("base64")}`;
          const isRight =
            isClient &&
            code?.challenge === verifier.digest("base64url") &&
            code.redirectUri === form.get("redirect_uri");
          // GitHub answers errors with 200, too
          if (!isRight) return json({ error: "bad_verification_code" });
          const token = randomUUID();
          tokens.add(token);
          return json({ access_token: token, token_type: "bearer", scope: "user:email" });
        });
      },
      "/api/v3/user": () => json(mine.user),
      "/api/v3/user/emails": () => json(mine.user.emails),
    };
    if (pathname.startsWith("/api/") && !tokens.has(bearer)) return void json({}, 401);
    const answer = answers[pathname] ?? (() => json({}, 404));
    answer();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  mine.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return mine;
}
