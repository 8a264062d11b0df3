import { kundliDataSchema } from "@lagna/contract";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { publicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";
import { exampleKundli } from "./example-kundli.ts";

const slow = { timeout: 30_000 };

test("the example is what the contract calls a kundli, without marakas and mrityu", () => {
  expect(kundliDataSchema.safeParse(exampleKundli).error).toBeUndefined();
  expect(exampleKundli.maraka).toBeUndefined();
  expect(exampleKundli.upagrahas?.mrityu).toBeNull();
});

test("somebody without an account is led to it, and sees who it is of and where that is on record", async () => {
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())));
  const { user } = renderApp("/");
  await user.click(await screen.findByRole("link", { name: "See an example first" }, slow));
  const article = within(await screen.findByRole("article", { name: "Kundli of Albert Einstein" }, slow));
  expect(article.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Albert Einstein, your lagna is Gemini; Moon in Jyeshtha, pada 2",
  );
  expect(article.getByText(/register of births of Ulm, 15 March 1879/)).toBeVisible();
});

test("in Hindi", async () => {
  languagePreference.set("hi");
  renderApp("/example");
  expect(await screen.findByText(/उल्म का जन्म रजिस्टर/, {}, slow)).toBeVisible();
});
