import { expect, logIn, createMember, test } from "../support/fixtures.ts";
import { ASHA, generateKundli } from "../support/kundli-form.ts";
import { expectAccessible } from "../support/page-checks.ts";

test("a kundli is shared without its time, seen by a signed-out visitor, and gone once its link is revoked", async ({
  browser,
  page,
  server,
}) => {
  test.slow();
  await logIn(page, "/generate-kundali", await createMember(server, "Sharer"));
  await generateKundli(page, ASHA);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share with a link" });
  await dialog.getByText("Day and place", { exact: true }).click();
  await dialog.getByRole("button", { name: "Create the link" }).click();
  const link = new URL(await dialog.getByRole("textbox", { name: "The link" }).inputValue());
  await expectAccessible(page);

  const stranger = await (await browser.newContext({ baseURL: server.url })).newPage();
  const answer = await stranger.goto(link.pathname);
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  const article = stranger.getByRole("article", { name: `Kundli of ${ASHA.name}` });
  await expect(article.getByRole("table", { name: "Positions of the grahas" })).toBeVisible();
  await expect(article).not.toContainText("06:35");
  await expectAccessible(stranger);

  await dialog.getByRole("button", { name: "Turn off the link" }).click();
  await expect(dialog.getByText(/The link is turned off/)).toBeVisible();
  const missing = await stranger.goto(link.pathname);
  expect(missing?.status()).toBe(404);
  await expect(stranger.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await stranger.context().close();
});
