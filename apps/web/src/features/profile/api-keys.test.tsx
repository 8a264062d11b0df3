import type { ApiKey } from "@lagna/contract";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { respondWithError } from "../../test/fake-accounts.ts";
import { openProfile, startProfileServer } from "../../test/open-profile.ts";
import { server } from "../../test/mock-server.ts";

const TOKEN = "lagna_Zk3v1TqfT0c2mE5m0nY8wQxJtLr8sPb6uEoFiGaNcKs";
const KEY: ApiKey = {
  id: "k1",
  name: "Research",
  scopes: ["charts"],
  begins: TOKEN.slice(0, 14),
  created_at: "2026-11-20T06:00:00.000Z",
  last_used_at: null,
};
let keys: ApiKey[];
let sent: unknown[];

beforeEach(() => {
  startProfileServer();
  [keys, sent] = [[], []];
  server.use(
    http.get("*/api/v1/profile/api-keys", () => HttpResponse.json({ keys, most: 2 })),
    http.post("*/api/v1/profile/api-keys", async ({ request }) => {
      sent.push(await request.json());
      keys = [{ ...KEY, id: `k${keys.length + 1}` }, ...keys];
      return HttpResponse.json({ key: keys[0], token: TOKEN });
    }),
    http.delete("*/api/v1/profile/api-keys/:id", ({ params }) => {
      keys = keys.filter(({ id }) => id !== params["id"]);
      return HttpResponse.json({ status: "success" });
    }),
  );
});

const openSection = async () => {
  const { user } = await openProfile();
  return { user, section: within(await screen.findByRole("region", { name: "API keys" })) };
};

test("a key is named and given scopes, shown once, listed by its beginning, and removed", async () => {
  const { user, section } = await openSection();
  expect(await section.findByText("No keys yet.")).toBeVisible();
  await user.click(await section.findByRole("button", { name: "Create key" }));
  expect(section.getByText("Name the key.")).toBeVisible();
  await user.type(section.getByLabelText(/^Name/), "Research");
  await user.click(section.getByRole("checkbox", { name: "ask the astrologer" }));
  await user.click(section.getByRole("button", { name: "Create key" }));
  expect(await section.findByLabelText("The new key")).toHaveValue(TOKEN);
  expect(sent).toEqual([{ name: "Research", scopes: ["charts", "ask"] }]);
  await user.click(section.getByRole("button", { name: "I have kept it" }));
  expect(section.queryByLabelText("The new key")).not.toBeInTheDocument();
  expect(section.getByText(`begins ${KEY.begins}`)).toBeVisible();
  expect(section.getByText("never used")).toBeVisible();
  await user.click(section.getByRole("button", { name: "Remove the key “Research”" }));
  expect(await section.findByText("No keys yet.")).toBeVisible();
});

test("a key without a scope is not asked for, and at the most there is no form", async () => {
  const { user, section } = await openSection();
  await user.type(await section.findByLabelText(/^Name/), "Empty");
  await user.click(section.getByRole("checkbox", { name: /^compute charts/ }));
  await user.click(section.getByRole("button", { name: "Create key" }));
  expect(section.getByRole("alert")).toHaveTextContent("Choose what the key may do.");
  expect(sent).toEqual([]);
  keys = [KEY];
  await user.click(section.getByRole("checkbox", { name: "check readings" }));
  await user.click(section.getByRole("button", { name: "Create key" }));
  // The last key that there is room for is shown too.
  expect(await section.findByLabelText("The new key")).toHaveValue(TOKEN);
  await user.click(section.getByRole("button", { name: "I have kept it" }));
  expect(await section.findByText(/keys, the most an account can have/)).toBeVisible();
});

test("a failed removal says why", async () => {
  keys = [KEY];
  server.use(http.delete("*/api/v1/profile/api-keys/:id", () => respondWithError(500, "internal")));
  const { user, section } = await openSection();
  await user.click(await section.findByRole("button", { name: "Remove the key “Research”" }));
  expect(await section.findByRole("alert")).toBeVisible();
});
