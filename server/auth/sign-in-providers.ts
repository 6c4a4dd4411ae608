import { CodeChallengeMethod, decodeIdToken, OAuth2Client, OAuth2Tokens } from "arctic";
import { z } from "zod";
import { PROVIDER_NAMES } from "../../schema/accounts/index.ts";
import { storedAddress } from "../../schema/foundation/email-address.ts";
import type { Outbound } from "../../schema/foundation/outbound.ts";
import type { ProviderAccount, ProviderName } from "../../schema/foundation/provider-account.ts";
import type { Config, ProviderClient } from "../config.ts";

/** What a sign-in at a provider was begun with: it ends only in the browser that has the same. */
export interface Ceremony {
  state: string;
  verifier: string;
  nonce: string;
}

/** An account with what else a new user may want to take over. */
export interface FoundAccount extends ProviderAccount {
  name: string;
}

/** The provider answered something else than it should; never quoted to users. */
export class ProviderFailed extends Error {}

export interface SignInProvider {
  id: ProviderName;
  name: string;
  /** Where users sign in. */
  begin: (ceremony: Ceremony) => Promise<URL>;
  /** The account that a code stands for, once. */
  find: (code: string, ceremony: Ceremony) => Promise<FoundAccount>;
}

const MAX_BYTES = 200_000;
const TIMEOUT_MS = 10_000;
const MAX_LENGTH = 200;

type Request = Parameters<Outbound["send"]>[0];

/** arctic makes URLs and reads tokens; requests go the one way out, which it would not. */
async function fetchJson<T>(network: Outbound, request: Request, form: z.ZodType<T>): Promise<T> {
  const headers = { accept: "application/json", ...request.headers };
  const limits = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS };
  const { status, body } = await network.send({ ...request, headers, ...limits });
  if (status !== 200) throw new ProviderFailed(`${request.url} answered ${status}`);
  try {
    return form.parse(JSON.parse(body));
  } catch (cause) {
    throw new ProviderFailed(`${request.url} answered something else`, { cause });
  }
}

interface Exchange {
  client: ProviderClient;
  redirectUri: string;
  code: string;
  verifier: string;
}

const Tokens = z.looseObject({ access_token: z.string() });

async function exchangeCode(
  network: Outbound,
  url: string,
  { client, redirectUri, code, verifier }: Exchange,
): Promise<OAuth2Tokens> {
  const { clientId, clientSecret } = client;
  const pair = [clientId, clientSecret].map(encodeURIComponent).join(":");
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  }).toString();
  const headers = {
    authorization: `Basic ${Buffer.from(pair).toString("base64")}`,
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(Buffer.byteLength(body)),
  };
  return new OAuth2Tokens(await fetchJson(network, { url, method: "POST", headers, body }, Tokens));
}

const authorizationUrl = (
  url: string,
  { client, redirectUri }: Pick<Exchange, "client" | "redirectUri">,
  { state, verifier }: Ceremony,
  scopes: string[],
): URL =>
  new OAuth2Client(
    client.clientId,
    client.clientSecret,
    redirectUri,
  ).createAuthorizationURLWithPKCE(url, state, CodeChallengeMethod.S256, verifier, scopes);

const address = z.string().max(254).transform(storedAddress);

const GitHubUser = z.object({
  id: z.int(),
  login: z.string().max(MAX_LENGTH),
  name: z.string().nullish(),
});
const GitHubEmails = z.array(
  z.object({ email: address, primary: z.boolean(), verified: z.boolean() }),
);

function gitHub(client: ProviderClient, redirectUri: string, network: Outbound): SignInProvider {
  const { url } = client;
  const api = url === "https://github.com" ? "https://api.github.com" : `${url}/api/v3`;
  const mine = { client, redirectUri };
  return {
    id: "github",
    name: PROVIDER_NAMES.github,
    begin: async (ceremony) =>
      authorizationUrl(`${url}/login/oauth/authorize`, mine, ceremony, ["read:user", "user:email"]),
    async find(code, { verifier }) {
      const token = await exchangeCode(network, `${url}/login/oauth/access_token`, {
        ...mine,
        code,
        verifier,
      });
      const headers = { authorization: `Bearer ${token.accessToken()}` };
      const [user, emails] = await Promise.all([
        fetchJson(network, { url: `${api}/user`, headers }, GitHubUser),
        fetchJson(network, { url: `${api}/user/emails`, headers }, GitHubEmails),
      ]);
      const own = emails.find(({ primary, verified }) => primary && verified);
      const { id, login, name } = user;
      const email = own?.email ?? null;
      return { provider: "github", subject: String(id), label: login, name: name || login, email };
    },
  };
}

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
});

const Claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  nonce: z.string(),
  sub: z.string().min(1).max(MAX_LENGTH),
  email: address.optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});

const SECOND = 1_000;

/** OpenID Connect, as Google speaks it. */
function google(client: ProviderClient, redirectUri: string, network: Outbound): SignInProvider {
  const mine = { client, redirectUri };
  let known: Promise<z.infer<typeof Discovery>> | undefined;
  /** Asked once; after a failure again. */
  const discover = () =>
    (known ??= fetchJson(
      network,
      { url: `${client.url}/.well-known/openid-configuration` },
      Discovery,
    ).catch((error) => {
      known = undefined;
      throw error;
    }));
  return {
    id: "google",
    name: PROVIDER_NAMES.google,
    async begin(ceremony) {
      const { authorization_endpoint: endpoint } = await discover();
      const url = authorizationUrl(endpoint, mine, ceremony, ["openid", "email", "profile"]);
      url.searchParams.set("nonce", ceremony.nonce);
      return url;
    },
    async find(code, { verifier, nonce }) {
      const { issuer, token_endpoint: endpoint } = await discover();
      const tokens = await exchangeCode(network, endpoint, { ...mine, code, verifier });
      const claims = claimsOf(tokens);
      // the token comes straight from the provider, so it needs no signature (OpenID Connect Core, 3.1.3.7)
      const isOurs =
        claims.iss === issuer &&
        [claims.aud].flat().includes(client.clientId) &&
        claims.exp * SECOND > Date.now() &&
        claims.nonce === nonce;
      if (!isOurs) throw new ProviderFailed("The ID token is not for this sign-in");
      const { sub: subject, email, email_verified: isVerified } = claims;
      const label = email ?? subject;
      const name = claims.name || label;
      return { provider: "google", subject, label, name, email: (isVerified && email) || null };
    },
  };
}

function claimsOf(tokens: OAuth2Tokens): z.infer<typeof Claims> {
  try {
    return Claims.parse(decodeIdToken(tokens.idToken()));
  } catch (cause) {
    throw new ProviderFailed("The ID token cannot be read", { cause });
  }
}

/** The providers that the operator has set up. */
export function signInProviders(config: Config, network: Outbound): SignInProvider[] {
  const redirectUri = (id: ProviderName) => `${config.origin}/api/auth/callback/${id}`;
  return [
    ...(config.github ? [gitHub(config.github, redirectUri("github"), network)] : []),
    ...(config.google ? [google(config.google, redirectUri("google"), network)] : []),
  ];
}
