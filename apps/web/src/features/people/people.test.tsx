import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AdminUser } from "@lagna/contract";
import {
  createAccount,
  createAccountHandlers,
  respondWithError,
  createPublicConfig,
} from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const createPerson = (id: string, name: string, changes: Partial<AdminUser> = {}): AdminUser => ({
  id,
  name,
  email: `${id}@example.org`,
  email_verified: true,
  picture: null,
  role: "user",
  status: "pending",
  created_at: "2026-03-01T06:00:00.000Z",
  requested_at: null,
  ...changes,
});

const CHANGES: Record<string, Partial<AdminUser>> = {
  activate: { status: "active" },
  deactivate: { status: "inactive" },
  "make-administrator": { status: "active", role: "administrator" },
  "make-user": { role: "user" },
};

/** A fake of the server's directory; pages by offset, which the client cannot distinguish from any other cursor. */
function serveDirectory(people: AdminUser[]) {
  const queries: URLSearchParams[] = [];
  const actions: string[] = [];
  const change = (id: string, changes: Partial<AdminUser>) => {
    const index = people.findIndex((person) => person.id === id);
    const before = people[index];
    if (before) people[index] = { ...before, ...changes };
    return people[index];
  };
  server.use(
    http.get("*/api/v1/admin/users", ({ request }) => {
      const { searchParams: query } = new URL(request.url);
      queries.push(query);
      const status = query.get("status");
      const q = (query.get("q") ?? "").toLowerCase();
      const found = people.filter(
        (one) => (status === "all" || one.status === status) && `${one.name} ${one.email}`.toLowerCase().includes(q),
      );
      const from = Number(query.get("cursor") ?? 0);
      const to = from + Number(query.get("limit"));
      const count = (status: string) => people.filter((one) => one.status === status).length;
      return HttpResponse.json({
        users: found.slice(from, to),
        counts: { pending: count("pending"), active: count("active"), inactive: count("inactive") },
        next_cursor: to < found.length ? String(to) : null,
      });
    }),
    http.post("*/api/v1/admin/users/activate", async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] };
      for (const id of ids) change(id, { status: "active" });
      actions.push(`activate ${ids.length}`);
      return HttpResponse.json({ status: "success", activated: ids.length });
    }),
    http.post("*/api/v1/admin/users/:id/:action", ({ params }) => {
      const { id, action } = params as { id: string; action: string };
      actions.push(`${action} ${id}`);
      return HttpResponse.json(change(id, CHANGES[action] ?? {}));
    }),
  );
  return { asked: queries, acted: actions, last: () => Object.fromEntries(queries.at(-1) ?? []) };
}

const mockWideScreen = (matches: boolean) =>
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
const ADMINISTRATOR = createPerson("asha", "Asha", { role: "administrator", status: "active" });

beforeEach(() => {
  localStorage.setItem("authToken", "t1");
  server.use(
    ...createAccountHandlers(new Map([["t1", createAccount({ role: "administrator" })]])),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/admin/policy", () => HttpResponse.json({ administrators_need_second_factor: false })),
  );
  mockWideScreen(true);
});

const open = async (address = "/admin/users") => {
  const app = renderApp(address);
  await screen.findByRole("heading", { level: 1, name: "People" });
  return app;
};
const getRow = (name: string) => within(screen.getByRole("row", { name: new RegExp(name) }));
const readNames = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

describe("access to the people page", () => {
  test("is offered to an administrator in the navigation bar", async () => {
    serveDirectory([ADMINISTRATOR]);
    renderApp("/about");
    expect(await screen.findByRole("link", { name: "People" })).toHaveAttribute("href", "/admin/users");
  });
  test("is refused to others with an explanation", async () => {
    server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
    renderApp("/admin/users");
    expect(await screen.findByRole("heading", { name: "Administrators only" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "People" })).not.toBeInTheDocument();
  });
});

describe("one person", () => {
  test("is activated with one press, which can be undone", async () => {
    const { acted: actions } = serveDirectory([
      ADMINISTRATOR,
      createPerson("ravi", "Ravi"),
      createPerson("meera", "Meera"),
    ]);
    const { user } = await open();
    await screen.findByRole("row", { name: /Ravi/ });
    await user.click(screen.getByRole("button", { name: "Activate Ravi" }));
    expect(await screen.findByText("Ravi was activated.")).toBeInTheDocument();
    await waitFor(() => expect(readNames()).toEqual(["Meera"]));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("The change to Ravi was undone.")).toBeInTheDocument();
    expect(actions).toEqual(["activate ravi", "deactivate ravi"]);
  });
  test("passes the focus to the next row, so that keyboard use continues there", async () => {
    serveDirectory([ADMINISTRATOR, createPerson("ravi", "Ravi"), createPerson("meera", "Meera")]);
    const { user } = await open();
    (await screen.findByRole("button", { name: "Activate Ravi" })).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Activate Meera" })).toHaveFocus());
    await user.keyboard("{Enter}");
    await screen.findByRole("heading", { name: "No one is waiting for activation" });
    await waitFor(() => expect(screen.getByRole("heading", { name: "People" })).toHaveFocus());
  });
  test("is deactivated, and activated again by Undo", async () => {
    const { acted: actions } = serveDirectory([ADMINISTRATOR, createPerson("ravi", "Ravi", { status: "active" })]);
    const { user } = await open("/admin/users?status=active");
    await screen.findByRole("row", { name: /Ravi/ });
    await user.click(screen.getByRole("button", { name: "Deactivate Ravi" }));
    await waitFor(() => expect(readNames()).toEqual(["Asha"]));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(readNames()).toEqual(["Asha", "Ravi"]));
    expect(actions).toEqual(["deactivate ravi", "activate ravi"]);
  });
  test("becomes an administrator and an ordinary user again", async () => {
    const { acted: actions } = serveDirectory([ADMINISTRATOR, createPerson("ravi", "Ravi", { status: "active" })]);
    const { user } = await open("/admin/users?status=active");
    await screen.findByRole("row", { name: /Ravi/ });
    await user.click(screen.getByRole("button", { name: "Make administrator: Ravi" }));
    await screen.findByText("Ravi is now an administrator.");
    await user.click(await screen.findByRole("button", { name: "Make user: Ravi" }));
    await screen.findByText("Ravi is now an ordinary user.");
    expect(actions).toEqual(["make-administrator ravi", "make-user ravi"]);
  });
  test("cannot be the administrator themselves", async () => {
    serveDirectory([ADMINISTRATOR]);
    await open("/admin/users?status=active");
    await screen.findByRole("row", { name: /Asha/ });
    expect(getRow("Asha").getByText("This is you")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Asha/ })).not.toBeInTheDocument();
  });
  test("whose change the server refuses stays unchanged, with the reason", async () => {
    serveDirectory([ADMINISTRATOR, createPerson("ravi", "Ravi", { status: "active" })]);
    const reason = "This is the last active administrator. Please make someone else an administrator first.";
    server.use(http.post("*/api/v1/admin/users/:id/deactivate", () => respondWithError(409, "last_administrator")));
    const { user } = await open("/admin/users?status=active");
    await user.click(await screen.findByRole("button", { name: "Deactivate Ravi" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(reason);
  });
});

describe("many people", () => {
  const createCrowd = () => Array.from({ length: 500 }, (_, index) => createPerson(`p${index}`, `Person ${index}`));
  test("are activated with four presses, even five hundred", async () => {
    const { acted: actions } = serveDirectory([ADMINISTRATOR, ...createCrowd()]);
    const { user } = await open();
    await user.click(await screen.findByRole("checkbox", { name: "Select all shown" }));
    expect(screen.getByRole("button", { name: "Activate 50 people" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Select all matches, including those not shown" }));
    await user.click(await screen.findByRole("button", { name: "Activate 500 people" }));
    expect(await screen.findByText("500 people were activated.")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "No one is waiting for activation" })).toBeInTheDocument();
    expect(actions).toEqual(["activate 500"]);
  }, 60_000);
  test("are loaded page by page", async () => {
    serveDirectory(createCrowd().slice(0, 120));
    const { user } = await open();
    expect(await screen.findByText("50 of 120 shown")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText("100 of 120 shown")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText("120 of 120 shown")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  }, 60_000);
  test("are selected one by one", async () => {
    const { acted: actions } = serveDirectory([
      createPerson("ravi", "Ravi"),
      createPerson("meera", "Meera"),
      createPerson("arjun", "Arjun"),
    ]);
    const { user } = await open();
    await user.click(await screen.findByRole("checkbox", { name: "Select Ravi" }));
    await user.click(screen.getByRole("checkbox", { name: "Select Arjun" }));
    await user.click(screen.getByRole("button", { name: "Activate 2 people" }));
    await waitFor(() => expect(readNames()).toEqual(["Meera"]));
    expect(actions).toEqual(["activate 2"]);
  });
});

describe("finding people", () => {
  test("searches while typing, and reports no matches", async () => {
    const { last } = serveDirectory([createPerson("ravi", "Ravi"), createPerson("meera", "Meera")]);
    const { user, address } = await open();
    await screen.findByRole("row", { name: /Meera/ });
    await user.type(screen.getByRole("searchbox", { name: "Search by name or email" }), "rav");
    await waitFor(() => expect(readNames()).toEqual(["Ravi"]));
    expect(last()).toMatchObject({ q: "rav", status: "pending" });
    expect(address()).toBe("/admin/users?q=rav");
    await user.type(screen.getByRole("searchbox"), "zzz");
    expect(await screen.findByRole("heading", { name: "No one matches “ravzzz”" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear the search" }));
    await waitFor(() => expect(readNames()).toEqual(["Ravi", "Meera"]));
  });
  test("filters by status", async () => {
    serveDirectory([ADMINISTRATOR, createPerson("ravi", "Ravi")]);
    const { user } = await open();
    await screen.findByRole("row", { name: /Ravi/ });
    await user.click(screen.getByRole("radio", { name: /^Inactive/ }));
    expect(await screen.findByRole("heading", { name: "No one is deactivated" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show active people" }));
    await waitFor(() => expect(readNames()).toEqual(["Asha"]));
  });
  test("sorts by a header, which shows the order", async () => {
    const { last } = serveDirectory([createPerson("ravi", "Ravi")]);
    const { user } = await open();
    await screen.findByRole("row", { name: /Ravi/ });
    expect(screen.getByRole("columnheader", { name: "Joined" })).toHaveAttribute("aria-sort", "descending");
    await user.click(screen.getByRole("button", { name: "Name" }));
    await waitFor(() => expect(last()).toMatchObject({ sort: "name", order: "asc" }));
    expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    await user.click(screen.getByRole("button", { name: "Name" }));
    await waitFor(() => expect(last()).toMatchObject({ sort: "name", order: "desc" }));
  });
  test("shows cards on a phone, with a choice of order", async () => {
    mockWideScreen(false);
    const { last } = serveDirectory([createPerson("ravi", "Ravi")]);
    const { user } = await open();
    const cards = within(await screen.findByRole("list", { name: "People" }));
    expect(cards.getByText("ravi@example.org")).toBeInTheDocument();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Name");
    await waitFor(() => expect(last()).toMatchObject({ sort: "name", order: "asc" }));
    await user.click(cards.getByRole("button", { name: "Activate Ravi" }));
    expect(await screen.findByText("Ravi was activated.")).toBeInTheDocument();
  });
});
