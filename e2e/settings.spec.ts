import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { brief } from "./demo-world.ts";
import { wear } from "./looks.ts";

test.describe.configure({ mode: "parallel" });

const threeDays = 3 * 24 * 60 * 60;

const chosen = [
  { cookie: "themeMode", value: "dark", attribute: "data-mode" },
  { cookie: "themeDirection", value: "rtl", attribute: "dir" },
  { cookie: "themeLayout", value: "mini", attribute: "data-layout" },
  { cookie: "themeContrast", value: "bold", attribute: "data-contrast" },
  { cookie: "themeStretch", value: "true", attribute: "data-stretch" },
  { cookie: "themeColorPresets", value: "purple", attribute: "data-preset" },
];

const defaults = {
  dir: "ltr",
  "data-mode": "light",
  "data-preset": "orange",
  "data-layout": "vertical",
  "data-stretch": "false",
};

test("without cookies the first HTML has the defaults and leaves the contrast to the system", async ({
  request,
}) => {
  const html = opening(await (await request.get("/blog")).text());
  for (const [attribute, value] of Object.entries(defaults)) {
    expect(html).toContain(`${attribute}="${value}"`);
  }
  expect(html).not.toContain("data-contrast");
});

for (const { cookie, value, attribute } of chosen) {
  test(`${cookie} is in the first HTML of every page`, async ({ request }) => {
    for (const path of ["/", "/fr/blog", `/blog/${brief.slug.en}`, "/404"]) {
      const answer = await request.get(path, { headers: { cookie: `${cookie}=${value}` } });
      expect(opening(await answer.text())).toContain(`${attribute}="${value}"`);
      expect(answer.headers().vary).toMatch(/cookie/i);
    }
  });

  test(`an unknown value of ${cookie} is ignored`, async ({ request }) => {
    const headers = { cookie: `${cookie}="><script>alert(1)</script>` };
    const html = opening(await (await request.get("/blog", { headers })).text());
    expect(html).not.toContain("script");
    expect(html).toContain('data-preset="orange"');
  });
}

test.describe("the mode switch", () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled, colorScheme: "light" });

      test("switches to dark, to the system’s and back, and persists through a reload", async ({
        page,
        context,
      }) => {
        await page.goto("/blog?tag=process");
        const light = await ground(page);
        await page.getByRole("button", { name: "Switch to dark mode" }).click();
        await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
        await expect(page).toHaveURL("/blog?tag=process");
        const dark = await ground(page);
        expect(dark).not.toBe(light);

        await page.reload();
        await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
        expect(await ground(page)).toBe(dark);
        const [cookie] = await context.cookies();
        expect(cookie).toMatchObject({ name: "themeMode", value: "dark", path: "/" });
        expect(cookie).toMatchObject({ sameSite: "Lax", httpOnly: false });
        expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - threeDays)).toBeLessThan(60);

        await page.getByRole("button", { name: "Match system mode" }).click();
        await expect(page.locator("html")).toHaveAttribute("data-mode", "system");
        await expect.poll(() => ground(page)).toBe(light);
        await page.emulateMedia({ colorScheme: "dark" });
        await expect.poll(() => ground(page)).toBe(dark);
        await page.reload();
        expect(await ground(page)).toBe(dark);

        await page.getByRole("button", { name: "Switch to light mode" }).click();
        await expect(page.locator("html")).toHaveAttribute("data-mode", "light");
        await expect.poll(() => ground(page)).toBe(light);
      });
    });
  }

  test.describe("on a dark system", () => {
    test.use({ colorScheme: "dark" });

    test("starts light and offers dark", async ({ page }) => {
      await page.goto("/blog");
      const light = await ground(page);
      await page.getByRole("button", { name: "Switch to dark mode" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
      expect(await ground(page)).not.toBe(light);
    });
  });
});

test("the dashboard offers the system’s mode and follows it", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/settings");
  const modes = page.getByRole("main").getByRole("group", { name: "Mode" });
  await modes.getByText("System").click();
  await expect(page.locator("html")).toHaveAttribute("data-mode", "system");
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => ground(page)).not.toBe(light);
  await page.getByRole("banner").getByRole("button", { name: "Switch to light mode" }).click();
  await expect(modes.getByRole("radio", { name: "Light" })).toBeChecked();
  await expect.poll(() => ground(page)).toBe(light);
});

test.describe("a system that prefers more contrast", () => {
  test.use({ contextOptions: { contrast: "more" } });

  test("gets it until a contrast is chosen", async ({ page, context, baseURL }) => {
    await page.goto("/blog");
    const initial = await ground(page);
    await wear(context, { themeContrast: "default" }, baseURL);
    await page.reload();
    const chosenDefault = await ground(page);
    expect(chosenDefault).not.toBe(initial);
    await wear(context, { themeContrast: "bold" }, baseURL);
    await page.reload();
    expect(await ground(page)).toBe(initial);
  });
});

test.describe("a system that prefers reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("gets it on the first visit", async ({ page }) => {
    await page.goto(`/blog/${brief.slug.en}`);
    const motion = await page.evaluate(() => {
      const { scrollBehavior, transitionDuration } = getComputedStyle(
        document.querySelector("a[href]") ?? document.body,
      );
      return { scrollBehavior, transitionDuration };
    });
    expect(motion).toEqual({ scrollBehavior: "auto", transitionDuration: "0s" });
  });
});

test("a form without JavaScript cannot redirect to another site", async ({ request, baseURL }) => {
  for (const to of ["https://example.org/", "//example.org", "/\\example.org", "javascript:0"]) {
    const answer = await request.post("/settings", {
      form: { themeMode: "dark", to },
      headers: { origin: baseURL ?? "" },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    expect(new URL(answer.headers().location ?? "", baseURL).origin).toBe(baseURL);
  }
});

test("nothing flashes: the first paint has the chosen settings and none changes after", async ({
  page,
  context,
  baseURL,
}) => {
  await wear(
    context,
    Object.fromEntries(chosen.map(({ cookie, value }) => [cookie, value])),
    baseURL,
  );
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) {
        const html = document.documentElement;
        const attributes = [...html.attributes].map(({ name, value }) => `${name}=${value}`);
        seen.push(getComputedStyle(html).backgroundColor, attributes.join());
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`/blog/${brief.slug.en}`);
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  // One background and one set of attributes, from the first frame to the last.
  expect([...new Set(seen)]).toEqual([expect.stringMatching(/^oklch|^rgb/), seen[1]]);
  for (const { attribute, value } of chosen) expect(seen[1]).toContain(`${attribute}=${value}`);
});

test.describe("from right to left", () => {
  for (const width of [1280, 390]) {
    test(`every page fits at ${width} px`, async ({ page, context, baseURL }) => {
      await wear(context, { themeDirection: "rtl" }, baseURL);
      await page.setViewportSize({ width, height: 900 });
      for (const path of ["/", "/blog", `/blog/${brief.slug.en}`, "/freya-holm", "/404"]) {
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll, path).toBe(client);
        const logo = await page
          .getByRole("banner")
          .getByRole("link", { name: "Atelier" })
          .boundingBox();
        expect(logo?.x, path).toBeGreaterThan(width / 2);
      }
    });
  }

  test("a date keeps its order and its year", async ({ page, context, baseURL }) => {
    await wear(context, { themeDirection: "rtl" }, baseURL);
    await signIn(page, demo("editor"));
    for (const path of [
      "/blog",
      `/blog/${brief.slug.en}`,
      "/dashboard/blog/posts?sort=updated",
      "/dashboard/chat",
    ]) {
      await page.goto(path);
      await expect(page.locator("main time").first()).toBeVisible();
      const dates = await page.locator("main time, main .meta-line > span > *").evaluateAll((all) =>
        all
          .filter((it) => /\d.*[a-z\d]/i.test(it.textContent) && it.checkVisibility())
          .map((it) => {
            const text = document.createTreeWalker(it, NodeFilter.SHOW_TEXT).nextNode() as Text;
            const left = (at: number) => {
              const range = document.createRange();
              range.setStart(text, at);
              range.setEnd(text, at + 1);
              return range.getBoundingClientRect().left;
            };
            const line = (it.closest(".meta-line") ?? it).getBoundingClientRect();
            const end = text.data.trimEnd().length - 1;
            return {
              text: text.data,
              isInOrder: left(0) < left(end),
              isWhole: left(0) >= line.left - 1 && left(end) < line.right,
            };
          }),
      );
      // after midnight a conversation may say "Yesterday" alone
      if (path !== "/dashboard/chat") expect(dates.length, path).toBeGreaterThan(0);
      expect(dates.filter(({ isInOrder, isWhole }) => !isInOrder || !isWhole)).toEqual([]);
    }
  });
});

function opening(html: string): string {
  return /<html[^]*?>(?=<head)/.exec(html)?.[0] ?? "";
}

function ground(page: Page): Promise<string> {
  return page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
}
