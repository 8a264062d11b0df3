import { readFileSync } from "node:fs";
import { ADMINISTRATOR, expect, signUp, storeSession, test } from "../support/fixtures.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";
import { type Server, startServer } from "../support/server.ts";

const LATER = { ...ADMINISTRATOR, email: "later@example.org" };

let server: Server;
let administrator: string;
test.beforeAll(async () => {
  server = await startServer({});
  administrator = await signUp(server, ADMINISTRATOR);
});
test.afterAll(() => server.stop());

test("a backup is downloaded, uploaded, staged, and restored by the start after a power cut", async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: server.url });
  await storeSession(context, administrator);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const checkState = (name: string) =>
    checkAtEveryWidth(page, async (variant) => {
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
      await takeScreenshot(page, `${name}-${variant}`);
    });
  await page.goto("/admin/backup");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the backup" }).click();
  const content = readFileSync(await (await downloading).path());
  await expect(page.getByText("The backup was downloaded.")).toBeVisible();
  await signUp(server, LATER);

  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel("Backup file").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  await choose("letter.txt", Buffer.from("Dear Asha, ".repeat(1000)));
  await expect(page.getByText("This is not a Lagna database")).toBeVisible();
  await checkState("backup-foreign");

  await choose("lagna.sqlite", content);
  await expect(page.getByText("This backup fits")).toBeVisible();
  await expect(page.getByRole("row", { name: "Accounts 2 1" })).toBeVisible();
  await page.getByLabel(/^To confirm/).fill("someone@example.org");
  await page.getByRole("button", { name: "Restore at the next start" }).click();
  await expect(page.getByText("Please enter your own email to confirm")).toBeVisible();
  await checkState("backup-fits");
  await page.getByLabel(/^To confirm/).fill(ADMINISTRATOR.email);
  await page.getByRole("button", { name: "Restore at the next start" }).click();
  await expect(page.getByText("A backup waits for the next start")).toBeVisible();
  await checkState("backup-staged");

  await server.kill();
  server = await startServer({}, server);
  expect(server.log()).toContain("the staged backup has been restored; the database before it is kept as ");
  await page.reload();
  await expect(page.getByRole("row", { name: "Accounts 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose a backup" })).toBeVisible();
  await context.close();
});
