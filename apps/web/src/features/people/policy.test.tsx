import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { account, accountServer, problem, publicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

const LABEL = "Require two-step sign-in of administrators";
const PATH = "*/api/v1/admin/policy";
let required: boolean;

beforeEach(() => {
  required = false;
  localStorage.setItem("authToken", "t1");
  const nobody = { users: [], counts: { pending: 0, active: 0, inactive: 0 }, next_cursor: null };
  server.use(
    ...accountServer(new Map([["t1", account({ role: "administrator" })]])),
    http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())),
    http.get("*/api/v1/admin/users", () => HttpResponse.json(nobody)),
    http.get(PATH, () => HttpResponse.json({ administrators_need_second_factor: required })),
    http.put(PATH, async ({ request }) => {
      required = ((await request.json()) as Record<string, boolean>)["administrators_need_second_factor"] === true;
      return HttpResponse.json({ administrators_need_second_factor: required });
    }),
  );
});

const box = async () => {
  const found = await screen.findByRole("checkbox", { name: LABEL });
  await waitFor(() => expect(found).toBeEnabled());
  return found;
};

describe("a second factor", () => {
  test("is required of administrators by one press, and not by another", async () => {
    const { user } = renderApp("/admin/users");
    await user.click(await box());
    await waitFor(() => expect(required).toBe(true));
    await waitFor(async () => expect(await box()).toBeChecked());
    await user.click(await box());
    await waitFor(() => expect(required).toBe(false));
    await waitFor(async () => expect(await box()).not.toBeChecked());
  });

  test("is not required by somebody who has none: they are told, and where to add one", async () => {
    server.use(http.put(PATH, () => problem(409, "second_factor_first")));
    const { user } = renderApp("/admin/users");
    await user.click(await box());
    expect(await screen.findByRole("alert")).toHaveTextContent("add a second factor to your own account first");
    expect(screen.getByRole("link", { name: "To my profile" })).toHaveAttribute("href", "/profile");
    expect(await box()).not.toBeChecked();
  });

  test("that cannot be asked about says so, and is asked about again", async () => {
    server.use(http.get(PATH, () => problem(500, "internal"), { once: true }));
    const { user } = renderApp("/admin/users");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await box()).not.toBeChecked();
  });
});
