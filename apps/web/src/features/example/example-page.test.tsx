import { kundliDataSchema } from "@lagna/contract";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { createPublicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";
import { exampleKundli } from "./example-kundli.ts";

const slow = { timeout: 30_000 };

test("the example is a valid kundli of the contract, without marakas and mrityu", () => {
  expect(kundliDataSchema.safeParse(exampleKundli).error).toBeUndefined();
  expect(exampleKundli.maraka).toBeUndefined();
  expect(exampleKundli.upagrahas?.mrityu).toBeNull();
});

test("a visitor without an account finds the example, and sees whose chart it is and the source of the data", async () => {
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())));
  const { user } = renderApp("/");
  await user.click(await screen.findByRole("link", { name: "See an example first" }, slow));
  const article = within(await screen.findByRole("article", { name: "Kundli of Albert Einstein" }, slow));
  expect(article.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Albert Einstein, your lagna is Gemini; Moon in Jyeshtha, pada 2",
  );
  expect(article.getByText(/register of births of Ulm, 15 March 1879/)).toBeVisible();
});

test("the example is in Hindi too", async () => {
  languagePreference.set("hi");
  renderApp("/example");
  expect(await screen.findByText(/उल्म का जन्म रजिस्टर/, {}, slow)).toBeVisible();
});
