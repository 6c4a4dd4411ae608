import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { atTheEnd } from "../../schema/testing/at-the-end.ts";

/** Who signs in at the provider. */
export interface Person {
  id: string;
  email: string;
  name: string;
  isVerified: boolean;
}

interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who comes next; undefined: they do not consent. */
  person: Person | undefined;
}

const STORED = ["AccessToken", "AuthorizationCode", "Grant", "IdToken", "Interaction", "Session"];
const REDIRECT = "http://localhost:3000/api/auth/callback/google";

/** An OpenID provider on this machine, in Google's place. Nobody has to fill in its forms. */
export async function openIdProvider(): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mine: OpenIdProvider = {
    issuer,
    clientId: "atelier",
    clientSecret: "a secret of the tests",
    person: undefined,
  };
  const people = new Map<string, Person>();
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: mine.clientId,
        client_secret: mine.clientSecret,
        redirect_uris: [REDIRECT],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false, // as Google, which has the address in the ID token
    cookies: { keys: ["of the tests"] },
    jwks: {
      keys: [
        generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey.export({ format: "jwk" }),
      ],
    },
    ttl: Object.fromEntries(STORED.map((name) => [name, 600])),
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => "/sign-in" },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => {
        const { email, name, isVerified } = people.get(id) as Person;
        return { sub: id, email, name, email_verified: isVerified };
      },
    }),
    async loadExistingGrant({ oidc }: { oidc: { client: Client; session: Signed } }) {
      const { clientId } = oidc.client;
      const grant = new provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/sign-in")) return handle(request, response);
    const { person } = mine;
    if (person) people.set(person.id, person);
    const result = person ? { login: { accountId: person.id } } : { error: "access_denied" };
    return void provider.interactionFinished(request, response, result);
  });
  atTheEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return mine;
}

interface Client {
  clientId: string;
}

interface Signed {
  accountId: string;
}

/** Follows the provider's redirects as a new browser would, back to the site; returns the path there. */
export async function signInThere(start: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const { headers } = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const one of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      cookies.set(name, value);
    }
    const next = new URL(headers.get("location") ?? "", url);
    if (next.origin === "http://localhost:3000") return next.pathname + next.search;
    url = next.href;
  }
  throw new Error("The provider does not lead back");
}
