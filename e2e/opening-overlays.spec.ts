import { type CDPSession, expect, type Locator, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { choose, row } from "./lists.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const [opener, control] of [
      ["Confirm", "Delete 3 posts"],
      ["Form dialog", "Create category"],
      ["Drawer", "Show 19 posts"],
      ["Drawer", "Close"],
      ["tabler:palette", "Close"],
    ] as const) {
      test(`“${control}” of what “${opener}” opens acts from its first frames`, async ({
        page,
      }) => {
        await signIn(page, demo("admin"));
        await page.goto("/dashboard/kit");
        const open = page.getByRole("button", { name: opener, exact: true });
        await expectPressesFromTheStart(page, open, "button", control);
      });
    }
  });
}

test("a screen of the phone's navigation opens from its first frames", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/user/account");
  const open = page.getByRole("button", { name: "Menu", exact: true });
  await expectPressesFromTheStart(page, open, "link", "Solutions");
  await expect(page).toHaveURL("/dashboard/solutions");
});

test("a dialog's surface comes from 120 px below", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/kit");
  const open = page.getByRole("button", { name: "Form dialog", exact: true });
  const surface = page.getByRole("dialog").locator("[aria-hidden=true].shadow-overlay");
  await open.click();
  await atRest(surface);
  const { y: top } = await boxOf(surface);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await setMotion(await page.context().newCDPSession(page), 0);
  await open.click();
  await expect.poll(async () => Math.round((await boxOf(surface)).y - top)).toBe(120);
});

test("a dialog keeps its words while it closes", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/user/list?q=Freya");
  await choose(page, row(page, "Freya Holm"), "Suspend");
  const dialog = page.getByRole("alertdialog");
  const cancel = dialog.getByRole("button", { name: "Cancel" });
  await atRest(cancel);
  const shown = await dialog.evaluateHandle((element) => {
    const texts = new Set([element.textContent]);
    new MutationObserver(() => texts.add(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  await cancel.click();
  await expect(dialog).toHaveCount(0);
  const [text, ...others] = await shown.evaluate((texts) => [...texts]);
  expect(text).toContain("Suspend Freya Holm?");
  expect(others).toEqual([]);
});

/** Opens it once to learn where the control is at rest, and again to press there while it has hardly begun to move. */
async function expectPressesFromTheStart(
  page: Page,
  opener: Locator,
  role: "button" | "link",
  name: string,
): Promise<void> {
  const dialog = page.locator("[role=dialog], [role=alertdialog]");
  await opener.click();
  const control = dialog.getByRole(role, { name, exact: true });
  await atRest(control);
  const { x, y, width, height } = await boxOf(control);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  const cdp = await page.context().newCDPSession(page);
  await setMotion(cdp, 0.001);
  await opener.click();
  await expect(control).toBeAttached();
  const pressed = page.evaluate(
    () =>
      new Promise((resolve) => {
        const options = { once: true, capture: true };
        const tell = ({ target }: Event) =>
          resolve((target as Element).closest("button, a")?.textContent);
        document.addEventListener("click", tell, options);
      }),
  );
  const label = await control.textContent();
  await page.mouse.click(x + width / 2, y + height / 2);
  expect(await pressed).toBe(label);
}

async function setMotion(cdp: CDPSession, playbackRate: number): Promise<void> {
  await cdp.send("Animation.enable");
  await cdp.send("Animation.setPlaybackRate", { playbackRate });
}

/** Until its dialog has finished opening */
async function atRest(shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  const moving = (it: Element) =>
    it
      .closest("[role=dialog], [role=alertdialog]")
      ?.getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSTransition).length;
  await expect.poll(() => shown.evaluate(moving)).toBe(0);
}

async function boxOf(it: Locator) {
  const box = await it.boundingBox();
  if (!box) throw new Error("It is not shown");
  return box;
}
