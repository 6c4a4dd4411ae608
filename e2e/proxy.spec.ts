import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { ask } from "./graph.ts";
import { choose, question, row, search, snackbar } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

test("an operator adds a server and sees what a check of it finds @journey:proxies", async ({
  page,
}) => {
  const name = `e2e ${randomUUID().slice(0, 8)}`;
  await signIn(page, demo("operator"));
  await page.goto("/dashboard/proxy");
  await expect(page).toHaveURL("/dashboard/proxy/servers");
  await page.getByRole("button", { name: "New server" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByLabel("Host").fill("127.0.0.1");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await search(page).fill(name);
  await row(page, name).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText("The host has an address that isn’t allowed")).toBeVisible();
  await page.getByRole("button", { name: "Set secret" }).click();
  await dialog.getByLabel("Secret").fill("a secret of the server");
  await dialog.getByRole("button", { name: "Set secret" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText(/^Set on /)).toBeVisible();
  await audit(page);
});

test("a new client has a secret that is shown once, and is in the next configuration", async ({
  page,
}) => {
  const username = `e2e-${randomUUID().slice(0, 8)}`;
  await signIn(page, demo("operator"));
  await page.goto("/dashboard/proxy/clients");
  await page.getByRole("button", { name: "New client" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("End to end");
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Servers").fill("london");
  await page.getByRole("option", { name: "london-old" }).click();
  await dialog.getByRole("textbox", { name: "Quota", exact: true }).fill("5");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByRole("heading", { name: "New secret" })).toBeVisible();
  const secret = await dialog.locator("code").innerText();
  expect(secret.length).toBeGreaterThan(40);
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "I’ve stored it safely" }).click();
  await search(page).fill(username);
  await expect(row(page, username)).toContainText("Not measured, 5 GB allowed");
  await expect(row(page, username)).toContainText("Waiting for server");

  await page.getByRole("button", { name: "Export configuration" }).click();
  await dialog.getByRole("combobox", { name: "Server" }).click();
  await page.keyboard.type("london");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Preview")).toContainText(`${username}:$6$`);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download passwd-london-old" }).click();
  expect((await download).suggestedFilename()).toBe("passwd-london-old");
  await dialog.getByRole("button", { name: "Close" }).first().click();

  await choose(page, row(page, username), "Delete");
  await expect(question(page, "Delete 1 client?")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(snackbar(page, "1 client deleted")).toBeVisible();
});

test("the clients of a server that is deleted are named, and get another one; servers by country", async ({
  page,
}) => {
  const [old, next] = [1, 2].map((n) => `e2e-${n}-${randomUUID().slice(0, 8)}`) as [string, string];
  await signIn(page, demo("operator"));
  const add = async (name: string) =>
    (
      await ask<{ createProxyServer: { id: string } }>(
        page,
        "mutation ($input: CreateProxyServerInput!) { createProxyServer(input: $input) { id } }",
        { input: { name, host: "127.0.0.1", port: 1, protocol: "HTTP", country: "IS" } },
      )
    ).createProxyServer.id;
  const [oldId, nextId] = [await add(old), await add(next)];
  await ask(
    page,
    "mutation ($input: CreateProxyClientInput!) { createProxyClient(input: $input) { secret } }",
    { input: { name: old, username: old, assignments: [{ serverId: oldId }] } },
  );
  await page.goto("/dashboard/proxy/servers");
  await page.getByRole("button", { name: "Country" }).click();
  await page.getByRole("radio", { name: "Iceland" }).check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/country=IS/);
  await expect(row(page, "oslo-1")).toHaveCount(0);
  await choose(page, row(page, old), "Delete");
  await expect(page.getByRole("alertdialog")).toContainText(`${old} goes through it`);
  await audit(page);
  await page.getByRole("combobox", { name: "Give it access to" }).click();
  await page.getByRole("option", { name: next }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(snackbar(page, "1 server deleted")).toBeVisible();
  const { proxyClients } = await ask<{
    proxyClients: { nodes: { assignments: { server: { id: string } }[] }[] };
  }>(
    page,
    "query ($q: String!) { proxyClients(filter: { search: $q }) { nodes { assignments { server { id } } } } }",
    { q: old },
  );
  expect(proxyClients.nodes).toEqual([{ assignments: [{ server: { id: nextId } }] }]);
});

test("a server that is down says who knows, and where its clients go; one that is disabled who has no other", async ({
  page,
}) => {
  await signIn(page, demo("operator"));
  const name = `e2e ${randomUUID().slice(0, 8)}`;
  const { server } = await ask<{ server: { id: string } }>(
    page,
    `mutation { server: createProxyServer(input: { name: "${name}", host: "off.example", port: 3128, protocol: HTTP, enabled: false }) { id } }`,
  );
  const { made } = await ask<{ made: { client: { id: string } } }>(
    page,
    `mutation { made: createProxyClient(input: { name: "Left ${name}", username: "${name.replace(" ", "-")}", assignments: [{ serverId: "${server.id}" }] }) { client { id } } }`,
  );
  await page.goto("/dashboard/proxy/servers");
  const notice = (of: string) =>
    page.getByRole("main").getByRole("listitem").filter({ hasText: of });
  const down = notice("paris-2 has been down since");
  await expect(down).toContainText("Notified: Jakub Nowak");
  await expect(down).toContainText("3 clients use oslo-1 and wien-1 instead.");
  const disabled = notice(`${name} has been disabled since`);
  await expect(disabled).toContainText("1 client is without a server:");
  await audit(page);
  await down.getByRole("link", { name: "View checks" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("paris-2");
  await expect(notice("paris-2 has been down since")).toContainText("Notified: Jakub Nowak");
  await page.goBack();
  await disabled.getByRole("link", { name: `Left ${name}: assign a server` }).click();
  await expect(page.getByRole("button", { name: `Left ${name}`, exact: true })).toBeVisible();
  await ask(page, `mutation { deleteProxyClients(ids: ["${made.client.id}"]) { count } }`);
  await ask(page, `mutation { deleteProxyServers(ids: ["${server.id}"]) { count } }`);
});

test("an administrator reads clients and cannot change them", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/proxy/clients?q=weiss");
  await expect(row(page, "Weiss & Töchter")).toContainText("41 GB of 50 GB");
  await expect(page.getByRole("button", { name: "New client" })).toBeHidden();
  await expect(row(page, "Weiss & Töchter").getByRole("button")).toHaveCount(0);
});

test("a member finds their own access in their account", async ({ page }) => {
  await signIn(page, demo("member"));
  await page.goto("/dashboard/user/account?tab=access");
  await expect(page.getByText("https://osl1.proxy.studio-nord.example:3128")).toBeVisible();
  const { proxyClients } = await ask<{ proxyClients: { nodes: { username: string }[] } }>(
    page,
    "{ proxyClients { nodes { username } } }",
  );
  expect(proxyClients.nodes).toEqual([{ username: "freya" }]);
});
