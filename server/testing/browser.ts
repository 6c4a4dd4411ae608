import type { Answer, TestServer } from "./server.ts";

type Form = Record<string, string>;

/** Keeps cookies as a browser does, and sends the Origin header. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** The Set-Cookie headers of the last answer. */
  setCookies: string[] = [];

  constructor(
    private readonly server: Pick<TestServer, "ask">,
    private readonly headers: Record<string, string> = { origin: "http://localhost:3000" },
  ) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get = (path: string): Promise<Answer> => this.#ask("GET", path);

  /** Sends a form as the client of NextAuth does. */
  send = (path: string, form: Form = {}): Promise<Answer> =>
    this.#ask("POST", path, new URLSearchParams(form).toString(), {
      "content-type": "application/x-www-form-urlencoded",
    });

  /** The same with this browser's token, for a script. */
  async post(path: string, form: Form = {}): Promise<Answer> {
    return this.send(path, { csrfToken: await this.csrfToken(), json: "true", ...form });
  }

  json = (path: string, body: unknown): Promise<Answer> => this.#ask("POST", path, body);

  csrfToken = async (): Promise<string> => (await this.get("/api/auth/csrf")).body.csrfToken;

  signIn = (email: string, password: string, form: Form = {}): Promise<Answer> =>
    this.post("/api/auth/callback/credentials", { email, password, ...form });

  session = async () => (await this.get("/api/auth/session")).body;

  async #ask(method: string, path: string, body?: unknown, headers: Form = {}): Promise<Answer> {
    const answer = await this.server.ask(method, path, {
      headers: {
        ...this.headers,
        ...(this.cookies.size > 0 && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    this.setCookies = answer.headers.getSetCookie();
    for (const cookie of this.setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}
