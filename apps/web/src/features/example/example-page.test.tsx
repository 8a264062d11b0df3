import { kundliDataSchema } from "@lagna/contract";
import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { preloadSections } from "../../domain/kundli/sections.ts";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { renderApp } from "../../test/render-app.tsx";
import { answer } from "../../test/kundli-server.ts";
import { exampleKundli } from "./example-kundli.ts";

const slow = { timeout: 30_000 };

test("the example is what the contract calls a kundli, without marakas and mrityu", () => {
  // Choices younger than the example are taken from one that has them.
  const settings = { ...answer.data.settings, ...exampleKundli.settings };
  expect(kundliDataSchema.safeParse({ ...exampleKundli, settings }).error).toBeUndefined();
  expect(exampleKundli.maraka).toBeUndefined();
  expect(exampleKundli.upagrahas?.mrityu).toBeNull();
});

test("somebody without an account is led to it, sees its sections and its source, and nothing is asked of the server", async () => {
  const { user } = renderApp("/");
  await user.click(await screen.findByRole("link", { name: "See an example first" }, slow));
  const article = within(await screen.findByRole("article", { name: "Kundli of Albert Einstein" }, slow));
  expect(article.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Albert Einstein, your lagna is Gemini; Moon in Jyeshtha, pada 2",
  );
  expect(article.getByText(/register of births of Ulm, 15 March 1879/)).toBeVisible();
  await act(preloadSections);
  await user.click(article.getByRole("button", { name: "Strengths" }));
  expect(await article.findByText(/^Sun is the strongest/, {}, slow)).toBeVisible();
  await user.click(article.getByRole("button", { name: "Dasha" }));
  const tree = within(await article.findByRole("tree", { name: "Vimshottari dashas, five levels" }, slow));
  await user.click(tree.getAllByRole("treeitem")[0] as HTMLElement);
  // Two levels are there; deeper ones would have to be computed.
  expect(tree.getAllByRole("treeitem").filter((item) => item.getAttribute("aria-level") === "2")).toHaveLength(9);
  expect(tree.getAllByRole("treeitem").at(1)).not.toHaveAttribute("aria-expanded");
  expect(article.queryByRole("combobox", { name: "Dasha system" })).not.toBeInTheDocument();
  // Three pages' code and every section's: a machine that does much else takes its time.
}, 60_000);

test("in Hindi", async () => {
  languagePreference.set("hi");
  renderApp("/example");
  expect(await screen.findByText(/उल्म का जन्म रजिस्टर/, {}, slow)).toBeVisible();
});
