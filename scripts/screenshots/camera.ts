import type { Browser, BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { demo, logIn } from "../../e2e/accounts.ts";
import { type Faults, watch } from "../../e2e/faults.ts";
import { wear } from "../../e2e/looks.ts";
import { addressOf } from "../../e2e/subjects.ts";
import { MOMENT } from "./clock.ts";
import type { Screen } from "./screens.ts";

/** A window size with display settings. */
export interface Look {
  name: string;
  viewport: { width: number; height: number };
  /** Device pixels per CSS pixel */
  scale: number;
  settings: Record<string, string>;
}

const windows = {
  wide: { viewport: { width: 1440, height: 1000 }, scale: 1 },
  phone: { viewport: { width: 390, height: 844 }, scale: 2 },
};

export const looks: Look[] = Object.entries(windows).flatMap(([name, window]) =>
  ["light", "dark"].map((themeMode) => ({
    ...window,
    name: `${name}-${themeMode}`,
    settings: { themeMode },
  })),
);

/** A browser window in which time and animations stand still. */
export class Camera {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #faults: Faults;
  readonly #url: string;

  private constructor(context: BrowserContext, page: Page, faults: Faults, url: string) {
    this.#url = url;
    this.#context = context;
    this.#page = page;
    this.#faults = faults;
  }

  static async of(browser: Browser, url: string, look: Look): Promise<Camera> {
    const { viewport, scale, settings } = look;
    const context = await browser.newContext({
      baseURL: url,
      viewport,
      deviceScaleFactor: scale,
      hasTouch: scale > 1,
      reducedMotion: "reduce",
      timezoneId: "Europe/Oslo",
    });
    await context.clock.setFixedTime(MOMENT);
    // The page is never focused, so that unread items stay unread for the next picture.
    await context.addInitScript(() => (document.hasFocus = () => false));
    await wear(context, settings, url);
    const page = await context.newPage();
    return new Camera(context, page, await watch(page, url), url);
  }

  signIn(name: string): Promise<void> {
    return logIn(this.#page, demo(name));
  }

  /** Takes a screenshot as WebP. */
  async take({ path, link, address = (linked) => linked }: Screen): Promise<Buffer> {
    await this.#page.goto(await addressOf(path, (query) => this.#ask(query)));
    if (link) {
      const href = await this.#page.getByRole("link", { name: link }).first().getAttribute("href");
      await this.#page.goto(address(href ?? path));
    }
    await this.#rest();
    return sharp(await this.#page.screenshot())
      .webp({ quality: 82, effort: 6 })
      .toBuffer();
  }

  async #ask(query: string): Promise<unknown> {
    const headers = { origin: this.#url };
    const answer = await this.#page.request.post("/graphql", { data: { query }, headers });
    return ((await answer.json()) as { data: unknown }).data;
  }

  /** The errors since the last call. */
  faults(): string[] {
    return (Object.values(this.#faults) as string[][]).flatMap((kind) => kind.splice(0));
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  /** Waits until everything in the window is loaded. */
  async #rest(): Promise<void> {
    await this.#page.waitForLoadState("networkidle");
    await this.#page.getByRole("heading", { level: 1 }).waitFor();
    await this.#page.evaluate(() => document.fonts.ready);
    await this.#page.waitForFunction(() => {
      const isInWindow = (element: Element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      };
      const pending = document.querySelectorAll('main [aria-busy="true"], main .animate-pulse');
      const isHere = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
      return (
        ![...pending].some(isInWindow) && [...document.images].filter(isInWindow).every(isHere)
      );
    });
  }
}
