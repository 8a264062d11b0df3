import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AdminUser } from "@lagna/contract";
import { account, accountServer, problem, publicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

const person = (id: string, name: string, changes: Partial<AdminUser> = {}): AdminUser => ({
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

/** Keeps people as the server does; pages by offset, which the client cannot tell from any other cursor. */
function directory(people: AdminUser[]) {
  const asked: URLSearchParams[] = [];
  const acted: string[] = [];
  const change = (id: string, changes: Partial<AdminUser>) => {
    const index = people.findIndex((one) => one.id === id);
    const before = people[index];
    if (before) people[index] = { ...before, ...changes };
    return people[index];
  };
  server.use(
    http.get("*/api/v1/admin/users", ({ request }) => {
      const { searchParams: query } = new URL(request.url);
      asked.push(query);
      const status = query.get("status");
      const q = (query.get("q") ?? "").toLowerCase();
      const found = people.filter(
        (one) => (status === "all" || one.status === status) && `${one.name} ${one.email}`.toLowerCase().includes(q),
      );
      const from = Number(query.get("cursor") ?? 0);
      const to = from + Number(query.get("limit"));
      const count = (wanted: string) => people.filter((one) => one.status === wanted).length;
      return HttpResponse.json({
        users: found.slice(from, to),
        counts: { pending: count("pending"), active: count("active"), inactive: count("inactive") },
        next_cursor: to < found.length ? String(to) : null,
      });
    }),
    http.post("*/api/v1/admin/users/activate", async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] };
      for (const id of ids) change(id, { status: "active" });
      acted.push(`activate ${ids.length}`);
      return HttpResponse.json({ status: "success", activated: ids.length });
    }),
    http.post("*/api/v1/admin/users/:id/:action", ({ params }) => {
      const { id, action } = params as { id: string; action: string };
      acted.push(`${action} ${id}`);
      return HttpResponse.json(change(id, CHANGES[action] ?? {}));
    }),
  );
  return { asked, acted, last: () => Object.fromEntries(asked.at(-1) ?? []) };
}

const wide = (matches: boolean) =>
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
const ADMINISTRATOR = person("asha", "Asha", { role: "administrator", status: "active" });

beforeEach(() => {
  localStorage.setItem("authToken", "t1");
  server.use(
    ...accountServer(new Map([["t1", account({ role: "administrator" })]])),
    http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())),
    http.get("*/api/v1/admin/policy", () => HttpResponse.json({ administrators_need_second_factor: false })),
  );
  wide(true);
});

const open = async (address = "/admin/users") => {
  const app = renderApp(address);
  await screen.findByRole("heading", { level: 1, name: "People" });
  return app;
};
const row = (name: string) => within(screen.getByRole("row", { name: new RegExp(name) }));
const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

describe("who sees it", () => {
  test("an administrator finds it in the navigation bar", async () => {
    directory([ADMINISTRATOR]);
    renderApp("/about");
    expect(await screen.findByRole("link", { name: "People" })).toHaveAttribute("href", "/admin/users");
  });
  test("anybody else does not, and the address tells them why", async () => {
    server.use(...accountServer(new Map([["t1", account()]])));
    renderApp("/admin/users");
    expect(await screen.findByRole("heading", { name: "Administrators only" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "People" })).not.toBeInTheDocument();
  });
});

describe("one person", () => {
  test("is let in with one press, and the press taken back", async () => {
    const { acted } = directory([ADMINISTRATOR, person("ravi", "Ravi"), person("meera", "Meera")]);
    const { user } = await open();
    await screen.findByRole("row", { name: /Ravi/ });
    await user.click(screen.getByRole("button", { name: "Activate Ravi" }));
    expect(await screen.findByText("Ravi is activated.")).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(["Meera"]));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Ravi is as before.")).toBeInTheDocument();
    expect(acted).toEqual(["activate ravi", "deactivate ravi"]);
  });
  test("leaves the focus with the next, so that the keyboard goes on from there", async () => {
    directory([ADMINISTRATOR, person("ravi", "Ravi"), person("meera", "Meera")]);
    const { user } = await open();
    (await screen.findByRole("button", { name: "Activate Ravi" })).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Activate Meera" })).toHaveFocus());
    await user.keyboard("{Enter}");
    await screen.findByRole("heading", { name: "Nobody is waiting" });
    await waitFor(() => expect(screen.getByRole("heading", { name: "People" })).toHaveFocus());
  });
  test("is shut out, and back by Undo", async () => {
    const { acted } = directory([ADMINISTRATOR, person("ravi", "Ravi", { status: "active" })]);
    const { user } = await open("/admin/users?status=active");
    await screen.findByRole("row", { name: /Ravi/ });
    await user.click(screen.getByRole("button", { name: "Deactivate Ravi" }));
    await waitFor(() => expect(names()).toEqual(["Asha"]));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(names()).toEqual(["Asha", "Ravi"]));
    expect(acted).toEqual(["deactivate ravi", "activate ravi"]);
  });
  test("becomes an administrator and an ordinary user again", async () => {
    const { acted } = directory([ADMINISTRATOR, person("ravi", "Ravi", { status: "active" })]);
    const { user } = await open("/admin/users?status=active");
    await screen.findByRole("row", { name: /Ravi/ });
    await user.click(screen.getByRole("button", { name: "Make administrator: Ravi" }));
    await screen.findByText("Ravi is now an administrator.");
    await user.click(await screen.findByRole("button", { name: "Make user: Ravi" }));
    await screen.findByText("Ravi is now an ordinary user.");
    expect(acted).toEqual(["make-administrator ravi", "make-user ravi"]);
  });
  test("cannot be oneself", async () => {
    directory([ADMINISTRATOR]);
    await open("/admin/users?status=active");
    await screen.findByRole("row", { name: /Asha/ });
    expect(row("Asha").getByText("This is you")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Asha/ })).not.toBeInTheDocument();
  });
  test("that the server keeps as it is stays, with its reason", async () => {
    directory([ADMINISTRATOR, person("ravi", "Ravi", { status: "active" })]);
    const reason = "This is the last active administrator. Please make somebody else an administrator first.";
    server.use(http.post("*/api/v1/admin/users/:id/deactivate", () => problem(409, "last_administrator")));
    const { user } = await open("/admin/users?status=active");
    await user.click(await screen.findByRole("button", { name: "Deactivate Ravi" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(reason);
  });
});

describe("many people", () => {
  const crowd = () => Array.from({ length: 500 }, (_, index) => person(`p${index}`, `Person ${index}`));
  test("five hundred who wait are let in with four presses", async () => {
    const { acted } = directory([ADMINISTRATOR, ...crowd()]);
    const { user } = await open();
    await user.click(await screen.findByRole("checkbox", { name: "Select all shown" }));
    expect(screen.getByRole("button", { name: "Activate 50 people" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Select all that match, shown or not" }));
    await user.click(await screen.findByRole("button", { name: "Activate 500 people" }));
    expect(await screen.findByText("500 people are activated.")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Nobody is waiting" })).toBeInTheDocument();
    expect(acted).toEqual(["activate 500"]);
  }, 60_000);
  test("come page by page", async () => {
    directory(crowd().slice(0, 120));
    const { user } = await open();
    expect(await screen.findByText("50 of 120 shown")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText("100 of 120 shown")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText("120 of 120 shown")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  }, 60_000);
  test("are ticked one by one", async () => {
    const { acted } = directory([person("ravi", "Ravi"), person("meera", "Meera"), person("arjun", "Arjun")]);
    const { user } = await open();
    await user.click(await screen.findByRole("checkbox", { name: "Select Ravi" }));
    await user.click(screen.getByRole("checkbox", { name: "Select Arjun" }));
    await user.click(screen.getByRole("button", { name: "Activate 2 people" }));
    await waitFor(() => expect(names()).toEqual(["Meera"]));
    expect(acted).toEqual(["activate 2"]);
  });
});

describe("finding people", () => {
  test("as one types, and nobody", async () => {
    const { last } = directory([person("ravi", "Ravi"), person("meera", "Meera")]);
    const { user, address } = await open();
    await screen.findByRole("row", { name: /Meera/ });
    await user.type(screen.getByRole("searchbox", { name: "Search by name or email" }), "rav");
    await waitFor(() => expect(names()).toEqual(["Ravi"]));
    expect(last()).toMatchObject({ q: "rav", status: "pending" });
    expect(address()).toBe("/admin/users?q=rav");
    await user.type(screen.getByRole("searchbox"), "zzz");
    expect(await screen.findByRole("heading", { name: "Nobody matches “ravzzz”" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear the search" }));
    await waitFor(() => expect(names()).toEqual(["Ravi", "Meera"]));
  });
  test("by status", async () => {
    directory([ADMINISTRATOR, person("ravi", "Ravi")]);
    const { user } = await open();
    await screen.findByRole("row", { name: /Ravi/ });
    await user.click(screen.getByRole("radio", { name: /^Inactive/ }));
    expect(await screen.findByRole("heading", { name: "Nobody is deactivated" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show who is active" }));
    await waitFor(() => expect(names()).toEqual(["Asha"]));
  });
  test("sorted by a header, which says so", async () => {
    const { last } = directory([person("ravi", "Ravi")]);
    const { user } = await open();
    await screen.findByRole("row", { name: /Ravi/ });
    expect(screen.getByRole("columnheader", { name: "Joined" })).toHaveAttribute("aria-sort", "descending");
    await user.click(screen.getByRole("button", { name: "Name" }));
    await waitFor(() => expect(last()).toMatchObject({ sort: "name", order: "asc" }));
    expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    await user.click(screen.getByRole("button", { name: "Name" }));
    await waitFor(() => expect(last()).toMatchObject({ sort: "name", order: "desc" }));
  });
  test("on a phone in cards, with the order to choose", async () => {
    wide(false);
    const { last } = directory([person("ravi", "Ravi")]);
    const { user } = await open();
    const cards = within(await screen.findByRole("list", { name: "People" }));
    expect(cards.getByText("ravi@example.org")).toBeInTheDocument();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Name");
    await waitFor(() => expect(last()).toMatchObject({ sort: "name", order: "asc" }));
    await user.click(cards.getByRole("button", { name: "Activate Ravi" }));
    expect(await screen.findByText("Ravi is activated.")).toBeInTheDocument();
  });
});
