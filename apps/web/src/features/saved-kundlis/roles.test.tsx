import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import { findRole, setRole } from "./roles.ts";

test("a role is one of the tags and replaces the one before", () => {
  expect([findRole("Family, spouse"), findRole("Family")]).toEqual(["spouse", ""]);
  expect(setRole("Family, spouse", "client")).toBe("client, Family");
  expect(setRole("client, Family", "")).toBe("Family");
});

test("a role is chosen in the editor, and groups the list in words", async () => {
  const { records } = startSavedKundlisServer([createSavedKundli({ id: "of-ravi", name: "Ravi", tags: ["spouse"] })]);
  const { user } = renderApp("/kundlis");
  const groups = within(await screen.findByRole("group", { name: "Tags" }));
  expect(groups.getByRole("button", { name: /^Spouse/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: /New Kundli/ }));
  const form = within(screen.getByRole("form", { name: "Create Kundli" }));
  await user.type(form.getByLabelText("Name"), "Mother");
  await user.selectOptions(form.getByLabelText("Role"), "Parent");
  expect(form.getByLabelText("Tags")).toHaveValue("parent");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: /^Parent/ })).toBeVisible();
  expect([...records.values()].at(-1)).toMatchObject({ name: "Mother", tags: ["parent"] });
});
