import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import {
  createAccount,
  createAccountHandlers,
  respondWithError,
  createPublicConfig,
} from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const LABEL = "Require two-step sign-in for administrators";
const PATH = "*/api/v1/admin/policy";
let required: boolean;

beforeEach(() => {
  required = false;
  localStorage.setItem("authToken", "t1");
  const noPeople = { users: [], counts: { pending: 0, active: 0, inactive: 0 }, next_cursor: null };
  server.use(
    ...createAccountHandlers(new Map([["t1", createAccount({ role: "administrator" })]])),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/admin/users", () => HttpResponse.json(noPeople)),
    http.get(PATH, () => HttpResponse.json({ administrators_need_second_factor: required })),
    http.put(PATH, async ({ request }) => {
      required = ((await request.json()) as Record<string, boolean>)["administrators_need_second_factor"] === true;
      return HttpResponse.json({ administrators_need_second_factor: required });
    }),
  );
});

const findCheckbox = async () => {
  const found = await screen.findByRole("checkbox", { name: LABEL });
  await waitFor(() => expect(found).toBeEnabled());
  return found;
};

describe("requiring a second factor", () => {
  test("is switched on by one press and off by another", async () => {
    const { user } = renderApp("/admin/users");
    await user.click(await findCheckbox());
    await waitFor(() => expect(required).toBe(true));
    await waitFor(async () => expect(await findCheckbox()).toBeChecked());
    await user.click(await findCheckbox());
    await waitFor(() => expect(required).toBe(false));
    await waitFor(async () => expect(await findCheckbox()).not.toBeChecked());
  });

  test("is not possible for an administrator without one, who is told where to add it", async () => {
    server.use(http.put(PATH, () => respondWithError(409, "second_factor_first")));
    const { user } = renderApp("/admin/users");
    await user.click(await findCheckbox());
    expect(await screen.findByRole("alert")).toHaveTextContent("add a second factor to your own account first");
    expect(screen.getByRole("link", { name: "To my profile" })).toHaveAttribute("href", "/profile");
    expect(await findCheckbox()).not.toBeChecked();
  });

  test("reports that the setting cannot be loaded, and retries", async () => {
    server.use(http.get(PATH, () => respondWithError(500, "internal"), { once: true }));
    const { user } = renderApp("/admin/users");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await findCheckbox()).not.toBeChecked();
  });
});
