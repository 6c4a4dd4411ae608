import { test } from "@playwright/test";
import { audit } from "./audit.ts";
for (const m of ["light","dark"] as const) for (const p of ["/graphql","/api/docs"]) test(`${p} ${m}`, async ({ browser }) => { const c = await browser.newContext({ colorScheme: m }); const page = await c.newPage(); await page.goto(p); await page.waitForLoadState("networkidle"); await audit(page); });
