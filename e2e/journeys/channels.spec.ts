import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  ADMINISTRATOR,
  expect,
  storeSession,
  createMember,
  signUp,
  waitForHydration,
  test,
} from "../support/fixtures.ts";
import { createChatUser, type GraphApi, startGraphApi } from "../support/graph-api.ts";
import { ASHA, fillBirth } from "../support/kundli-form.ts";
import { waitForMailedLink } from "../support/outbox.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";
import { startServer, type Server } from "../support/server.ts";

let graph: GraphApi;
let server: Server;
let administrator: string;
test.beforeAll(async () => {
  graph = await startGraphApi();
  server = await startServer(graph.env);
  administrator = await signUp(server, ADMINISTRATOR);
});
test.afterAll(async () => {
  await server.stop();
  await graph.close();
});

test("from a greeting in WhatsApp by the form to the picture of the chart; its link works once", async ({
  browser,
}) => {
  test.slow();
  const greeting = await createChatUser(graph, server).sendAndAwaitReply("Hi");
  const link = greeting.interactive?.action.parameters?.url ?? "";
  expect(link).toMatch(/\/birth-details\?token=/);

  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });
  await waitForHydration(page);
  expect(page.url()).not.toContain("token");
  await checkAtEveryWidth(page, async (variant) => {
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `birth-details-${variant}`);
  });
  // Typed values survive a reload of the page.
  await page.getByLabel("Full name").fill(ASHA.name);
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue(ASHA.name);

  await fillBirth(page, ASHA);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Submitted!" })).toBeVisible();
  await expect(page.getByText("Successfully submitted! Your kundli is being prepared.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue in WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/919876543210",
  );
  await expectAccessible(page);
  await expect.poll(() => graph.pictures.length, { timeout: 60_000 }).toBe(1);
  expect(graph.pictures[0]?.subarray(1, 4).toString("latin1")).toBe("PNG");
  await expect.poll(() => graph.messages.find(({ image }) => image)?.image?.caption).toContain("Lagna: Leo");

  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("This link has already been used");
  await expectAccessible(page);
  expect(server.log()).not.toContain(new URL(link).searchParams.get("token"));
  await page.context().close();
});

test("an expired link says so, and the chat provides a new one that works", async ({ browser }) => {
  test.slow();
  const user = createChatUser(graph, server);
  const linkIn = async (): Promise<string> =>
    (await user.sendAndAwaitReply("New chart")).interactive?.action.parameters?.url ?? "";
  const old = await linkIn();
  const database = new DatabaseSync(join(server.folder, "lagna.sqlite"));
  database.exec("update channel_links set expires_at = '2020-01-01T00:00:00.000Z' where used_at is null");
  database.close();

  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await page.goto(old);
  await expect(page.getByRole("alert")).toContainText("This link has expired. Write “New chart” in the chat");
  await expect(page.getByRole("link", { name: "Continue in WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/919876543210",
  );
  await expect(page.getByRole("button", { name: "Submit" })).toBeHidden();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await takeScreenshot(page, "birth-details-expired");

  // The link that the page shows.
  await page.goto(await linkIn());
  await waitForHydration(page);
  await fillBirth(page, { ...ASHA, name: "Kamla Devi" });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Submitted!" })).toBeVisible();
  // The chart is sent in two messages.
  await expect
    .poll(() => graph.messages.slice(-2).map(({ image, interactive }) => image?.caption ?? interactive?.body.text), {
      timeout: 60_000,
    })
    .toEqual([expect.stringContaining("Kamla Devi"), "What would you like to know?"]);
  await page.context().close();
});

test("an administrator sees the state of WhatsApp, and retries a message that Meta refused", async ({ browser }) => {
  graph.refusals.push(131_047);
  const before = graph.messages.length;
  await createChatUser(graph, server).send("help");

  const context = await browser.newContext({ baseURL: server.url });
  await context.addInitScript((storedToken) => localStorage.setItem("authToken", storedToken), administrator);
  const page = await context.newPage();
  await page.goto("/admin/channels");
  const whatsApp = page.getByRole("region", { name: "WhatsApp" });
  await expect(whatsApp).toBeVisible();
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(whatsApp.getByText(/131047/)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await checkAtEveryWidth(page, async (variant) => {
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `channels-${variant}`);
  });
  await whatsApp.getByRole("button", { name: /^Try again/ }).click();
  await expect(whatsApp.getByText("It is queued to be tried again.")).toBeVisible();
  await expect(whatsApp.getByText("Nothing has failed.")).toBeVisible();
  await expect.poll(() => graph.messages.length, { timeout: 60_000 }).toBe(before + 1);
  await context.close();
});

test("a chat is linked by the profile's code and a confirmation, saves a birth to the account, and is unlinked", async ({
  browser,
}) => {
  test.slow();
  const { token, email } = await createMember(server, "Linked Chat");
  const context = await browser.newContext({ baseURL: server.url });
  await storeSession(context, token);
  const page = await context.newPage();
  await page.goto("/profile");
  const chats = page.getByRole("region", { name: "Linked chats" });
  await chats.getByRole("button", { name: "Link the chat in WhatsApp" }).click();
  const code = chats.getByText(/[\dA-Z]{4}-[\dA-Z]{4}$/);
  const message = (await code.textContent()) ?? "";
  await expectAccessible(page);

  const user = createChatUser(graph, server);
  const question = await user.sendAndAwaitReply(message);
  expect(question.interactive?.body.text).toContain(`Shall I link this chat to the account ${email}?`);
  expect((await user.sendAndAwaitReply("Yes")).text?.body).toContain(`This chat is linked to ${email}`);
  const unlink = chats.getByRole("button", { name: "Unlink WhatsApp, Asha Rao" });
  await expect(unlink).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  expect(await waitForMailedLink(server, email, "/forgot-password")).toContain(server.url);

  await user.sendAndAwaitReply("Kamla, 2 May 1961, 5:10 am, Jaipur");
  await user.sendAndAwaitReply("Yes");
  // The chart is sent in two messages; the next answer is the one after both.
  await expect
    .poll(() => JSON.stringify(graph.messages.at(-1)), { timeout: 60_000 })
    .toContain("What would you like to know?");
  await page.getByRole("link", { name: "Kundlis" }).first().click();
  await expect(page.getByRole("row", { name: /Kamla/ })).toBeVisible();
  await page.getByRole("link", { name: "Profile" }).first().click();
  await unlink.click();
  await expect(unlink).toBeHidden();
  expect((await user.sendAndAwaitReply("Unlink")).text?.body).toBe("This chat is not linked to an account.");
  await context.close();
});
