import type { Page } from "@playwright/test";
import { ADMINISTRATOR, expect, signUp, storeSession, test } from "../support/fixtures.ts";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";
import { type Server, startServer } from "../support/server.ts";

const KEY = "a-key-of-the-model";

let model: ModelServer;
let server: Server;
let administrator: string;
test.beforeAll(async () => {
  model = await startModelServer(["Ready."], KEY);
  server = await startServer({});
  administrator = await signUp(server, ADMINISTRATOR);
});
test.afterAll(async () => {
  await server.stop();
  await model.close();
});

async function checkState(page: Page, name: string): Promise<void> {
  await checkAtEveryWidth(page, async (variant) => {
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `${name}-${variant}`);
  });
}

test("the language model: a wrong key, then the right one, a test, and removed again", async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: server.url });
  await storeSession(context, administrator);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/admin/health");
  await page.getByRole("link", { name: "Set up a model" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Language model");
  await page.getByLabel("Address").fill(model.url);
  await page.getByLabel("Name of the model").fill("sage-2");
  await page.getByLabel("Key", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Check and save" }).click();
  await expect(page.getByRole("alert")).toContainText("does not accept the key");
  await checkState(page, "model-wrong-key");

  await page.getByLabel("Key", { exact: true }).fill(KEY);
  await page.getByRole("button", { name: "Check and save" }).click();
  await expect(page.getByText(/and is stored/)).toBeVisible();
  await page.getByRole("button", { name: "Test the model" }).click();
  await expect(page.getByText(/^The model answered in \d+ ms\.$/)).toBeVisible();
  await checkState(page, "model-set-up");

  await page.getByRole("button", { name: "Remove the model" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("The built-in astrologer answers", { exact: true })).toBeVisible();
  expect(server.log()).not.toContain(KEY);
  await context.close();
});
