import { readFile } from "node:fs/promises";
import { DAILY } from "../journey-parts.ts";
import { expect, test } from "../support/fixtures.ts";
import { ASHA, fillBirth, getGenerateButton } from "../support/kundli-form.ts";
import { expectAccessible, takeScreenshot } from "../support/page-checks.ts";

test(
  "the first account signs up, becomes the administrator and gets its kundli",
  { tag: DAILY },
  async ({ page, emptyServer }) => {
    await page.goto(emptyServer.url);
    await page.getByRole("link", { name: "Begin Your Journey" }).first().click();
    await page.waitForURL(/\/signup/);
    // The landing page has a form too, which stays until this one is shown.
    await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
    await page.getByLabel("Name").fill("Asha Rao");
    await page.getByLabel("Email").fill("asha@example.org");
    await page.getByLabel("Password", { exact: true }).fill("seven quiet rivers");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL(/\/generate-kundali/);

    await fillBirth(page, ASHA);
    await expect(page.getByText("IST +05:30")).toBeVisible();
    await expectAccessible(page);
    await getGenerateButton(page).click();

    const result = page.getByRole("article", { name: "Kundli of Asha Rao" });
    await expect(result.getByRole("heading").first()).toContainText("Asha Rao, your lagna is Leo");
    const chart = result.getByRole("group", { name: /Birth chart · D1 of Asha Rao/ });
    await expect(chart).toBeVisible();
    await expect(chart.getByRole("button", { name: /Sun/ }).first()).toBeVisible();
    await expectAccessible(page);
    await takeScreenshot(page, "kundli-1280");

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      result.getByRole("button", { name: "Download JSON" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("kundli-asha-rao-1990-08-15.json");
    const kundli = JSON.parse(await readFile(await download.path(), "utf8")) as Kundli;
    expect(kundli.birth).toMatchObject({
      name: "Asha Rao",
      utc_offset: "+05:30",
      place: { time_zone: "Asia/Kolkata" },
    });
    expect(kundli.lagna.sign).toBe("leo");
    expect(kundli.planets.map(({ id }) => id)).toEqual(
      "sun moon mars mercury jupiter venus saturn rahu ketu".split(" "),
    );
    expect(kundli.planets[0]).toMatchObject({ sign: "cancer" });

    await result.getByRole("button", { name: "Hide" }).click();
    await expect(chart).toBeHidden();
    await result.getByRole("button", { name: "Show" }).click();
    await expect(chart).toBeVisible();

    await page.reload();
    await expect(page.getByRole("article", { name: "Kundli of Asha Rao" })).toBeVisible();
  },
);

interface Kundli {
  birth: { name: string; utc_offset: string; place: { time_zone: string } };
  lagna: { sign: string };
  planets: { id: string; sign: string }[];
}
