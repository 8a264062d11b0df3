import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import type { Lead, LeadsSummary } from "@lagna/contract";
import {
  createAccount,
  createAccountHandlers,
  respondWithError,
  createPublicConfig,
} from "../../test/fake-accounts.ts";
import { holdTimers } from "../../test/hold-timers.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

/** A server that accepts leads, or answers as given. */
function startLeadServer(answer?: () => Response) {
  const taken: Record<string, unknown>[] = [];
  const state = { answer };
  server.use(
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.post("*/api/v1/leads", async ({ request }) => {
      if (state.answer) return state.answer();
      taken.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ status: "success", message: "" });
    }),
  );
  return { taken, state };
}

const findForm = () => screen.findByRole("form", { name: "Join the pilot" });

async function join({ user }: ReturnType<typeof renderApp>): Promise<void> {
  const box = within(await findForm());
  await user.type(box.getByLabelText("Full Name"), "Asha Rao");
  await user.type(box.getByLabelText("Email Address"), "asha@example.org");
  await user.type(box.getByLabelText("Phone Number"), "+91 98765 43210");
  await user.click(box.getByRole("button", { name: "Join" }));
}

describe("joining the pilot", () => {
  test.each(["/", "/pilot", "/leads-capture", "/landing"])("is possible at %s", async (address) => {
    startLeadServer();
    renderApp(address);
    const box = within(await findForm());
    for (const label of ["Full Name", "Email Address", "Phone Number"])
      expect(box.getByLabelText(label)).toBeInTheDocument();
    for (const benefit of ["Early access", "Free kundli generation via Telegram", "A direct feedback channel"])
      expect(await screen.findByText(benefit)).toBeInTheDocument();
  });

  test("sends the typed values with data of the browser, thanks by name, and returns to the landing page", async () => {
    const timers = holdTimers(2000);
    const { taken } = startLeadServer();
    const app = renderApp("/pilot");
    await join(app);
    expect(await screen.findByText("Thank You, Asha Rao!")).toHaveFocus();
    expect(taken).toMatchObject([
      {
        name: "Asha Rao",
        email: "asha@example.org",
        phone: "+91 98765 43210",
        source: "pilot_signup_form",
        website: "",
        device: "desktop",
        analytics: { user_agent: navigator.userAgent, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      },
    ]);
    expect(app.address()).toBe("/pilot");
    expect(timers).toHaveLength(1);
    act(() => timers[0]?.end());
    await waitFor(() => expect(app.address()).toBe("/landing"));
  });

  test("shows that it is being sent", async () => {
    startLeadServer();
    server.use(http.post("*/api/v1/leads", () => delay("infinite")));
    await join(renderApp("/pilot"));
    expect(await screen.findByRole("button", { name: "Processing..." })).toHaveAttribute("aria-busy", "true");
  });

  test("shows the specification's messages for missing or wrong values", async () => {
    const { taken } = startLeadServer();
    const { user } = renderApp("/pilot");
    const box = within(await findForm());
    await user.click(box.getByRole("button", { name: "Join" }));
    for (const sentence of ["Please enter your name", "Please enter your email", "Please enter your phone number"])
      expect(await box.findByText(sentence)).toBeInTheDocument();
    await user.type(box.getByLabelText("Email Address"), "asha");
    await user.type(box.getByLabelText("Phone Number"), "98765 4321");
    await user.click(box.getByRole("button", { name: "Join" }));
    for (const sentence of ["Please enter a valid email address", "Please enter a valid phone number"])
      expect(await box.findByText(sentence)).toBeInTheDocument();
    expect(taken).toEqual([]);
  });

  test("stores the lead without a server, and sends it once at the next visit", async () => {
    const { taken, state } = startLeadServer(() => HttpResponse.error());
    const first = renderApp("/pilot");
    await join(first);
    expect(await screen.findByText("Thank You, Asha Rao!")).toBeInTheDocument();
    expect(screen.getByText(/^Not synced yet: it is saved in this browser/)).toBeInTheDocument();
    expect(localStorage.getItem("lagna_leads")).toContain("Asha Rao");
    first.unmount();
    // An overloaded server is no reason to drop the lead.
    state.answer = () => respondWithError(429, "too_many_requests");
    renderApp("/pilot");
    expect(await screen.findByText("Not synced yet")).toBeInTheDocument();
    state.answer = undefined;
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(taken).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText("Not synced yet")).not.toBeInTheDocument());
    expect(localStorage.getItem("lagna_leads")).toBeNull();
  });

  test("without a server keeps showing the thanks until the server is back, and then continues", async () => {
    const timers = holdTimers(2000);
    const { taken, state } = startLeadServer(() => HttpResponse.error());
    const app = renderApp("/pilot");
    await join(app);
    expect(await screen.findByText(/^Not synced yet: it is saved in this browser/)).toBeInTheDocument();
    expect(timers).toEqual([]);
    state.answer = undefined;
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByText(/^We will be in touch/)).toBeInTheDocument();
    expect(taken).toHaveLength(1);
    await waitFor(() => expect(timers).toHaveLength(1));
    act(() => timers[0]?.end());
    await waitFor(() => expect(app.address()).toBe("/landing"));
  });

  test("sends one lead even if the button is pressed again before it is drawn busy", async () => {
    let posts = 0;
    startLeadServer(() => {
      posts += 1;
      return HttpResponse.json({ status: "success", message: "" });
    });
    const { user } = renderApp("/pilot");
    const box = within(await findForm());
    await user.type(box.getByLabelText("Full Name"), "Asha Rao");
    await user.type(box.getByLabelText("Email Address"), "asha@example.org");
    await user.type(box.getByLabelText("Phone Number"), "+91 98765 43210");
    const pressed = await findForm();
    for (let press = 0; press < 3; press += 1) fireEvent.submit(pressed);
    expect(await screen.findByText("Thank You, Asha Rao!")).toBeInTheDocument();
    expect(posts).toBe(1);
  });

  test("keeps typed values over a reload, and nothing once the lead was sent", async () => {
    const { taken } = startLeadServer();
    const before = renderApp("/pilot");
    await before.user.type(within(await findForm()).getByLabelText("Full Name"), "Asha Rao");
    await before.user.type(within(await findForm()).getByLabelText("Email Address"), "asha@example.org");
    before.unmount();
    const { user } = renderApp("/pilot");
    const box = within(await findForm());
    expect(box.getByLabelText("Full Name")).toHaveValue("Asha Rao");
    await user.type(box.getByLabelText("Phone Number"), "+91 98765 43210");
    await user.click(box.getByRole("button", { name: "Join" }));
    expect(await screen.findByText("Thank You, Asha Rao!")).toBeInTheDocument();
    expect(taken).toMatchObject([{ name: "Asha Rao", email: "asha@example.org" }]);
    expect(sessionStorage.getItem("lagna_typed_pilot")).toBeNull();
  });

  test("says so if the lead could not be stored anywhere, and keeps the typed values", async () => {
    startLeadServer(() => new HttpResponse("<html>", { status: 500 }));
    const app = renderApp("/pilot");
    await findForm();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await join(app);
    expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong. Please try again.");
    expect(screen.getByLabelText("Full Name")).toHaveValue("Asha Rao");
  });
});

const LEAD: Lead = {
  id: "lead-number-1",
  name: "Asha Rao",
  email: "asha@example.org",
  phone: "+91 98765 43210",
  source: "pilot_signup_form",
  status: "new",
  device: "mobile",
  country: "IN",
  user_agent: "",
  referrer: "",
  url: "",
  screen_resolution: "",
  timezone: "Asia/Kolkata",
  language: "hi-IN",
  timestamp: "",
  created_at: "2026-03-01T06:00:00.000Z",
};
const SUMMARY: LeadsSummary = {
  total: 12,
  new_today: 3,
  sources: { pilot_signup_form: 12 },
  statuses: { new: 11, converted: 1 },
  devices: { mobile: 8, desktop: 4 },
  countries: { IN: 11, "": 1 },
  daily: [{ day: "2026-03-01", count: 3 }],
};

/** As the server sends it, with a byte order mark. */
const CSV = new TextEncoder().encode("\uFEFFName\r\nआशा\r\n");

function startAdministration(
  changes: { summary?: LeadsSummary; leads?: Lead[]; role?: "user" | "administrator" } = {},
) {
  const { summary = SUMMARY, role = "administrator" } = changes;
  const state = { leads: changes.leads ?? [LEAD], calls: [] as string[], failing: false };
  localStorage.setItem("authToken", "t1");
  server.use(
    ...createAccountHandlers(new Map([["t1", createAccount({ role })]])),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/leads/summary", () =>
      state.failing ? respondWithError(403, "forbidden") : HttpResponse.json(summary),
    ),
    http.get("*/api/v1/leads/export.csv", () =>
      state.failing
        ? respondWithError(403, "forbidden")
        : new HttpResponse(CSV, {
            headers: { "content-disposition": 'attachment; filename="leads-2026-03-01.csv"' },
          }),
    ),
    http.get("*/api/v1/leads", ({ request }) => {
      state.calls.push(new URL(request.url).search);
      return state.failing
        ? respondWithError(403, "forbidden")
        : HttpResponse.json({ leads: state.leads, next_cursor: null });
    }),
    http.patch("*/api/v1/leads/:id", async ({ request, params }) => {
      const { status, was } = (await request.json()) as Pick<Lead, "status"> & { was: string };
      if (state.leads.some((lead) => lead.status !== was)) return respondWithError(409, "lead_changed_elsewhere");
      state.calls.push(`PATCH ${String(params["id"])} ${status}`);
      state.leads = state.leads.map((lead) => ({ ...lead, status }));
      return HttpResponse.json({ ...LEAD, status });
    }),
    http.delete("*/api/v1/leads/:id", ({ params }) => {
      state.calls.push(`DELETE ${String(params["id"])}`);
      state.leads = [];
      return HttpResponse.json({ status: "success" });
    }),
  );
  return state;
}

describe("the leads", () => {
  test("are shown to administrators: four cards, a table, sources and countries", async () => {
    const { calls } = startAdministration();
    renderApp("/leads");
    expect(await screen.findByRole("heading", { name: "Leads", level: 1 })).toBeInTheDocument();
    for (const [card, count] of [
      ["Total Leads", "12"],
      ["Mobile Users", "8"],
      ["Desktop Users", "4"],
      ["New Today", "3"],
    ] as const)
      expect((await screen.findByText(card)).parentElement).toHaveTextContent(count);
    const table = await screen.findByRole("table", { name: "Recent Leads" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Name", "Email", "Phone", "Source", "Device", "Date", "Status", "Actions"]);
    expect(await within(table).findByRole("row", { name: /Asha Rao/ })).toHaveTextContent("Mobile");
    const sources = screen.getByRole("heading", { name: "Lead Sources" }).parentElement;
    expect(sources).toHaveTextContent(/pilot_signup_form\s*12/);
    expect(screen.getByText("India")).toBeInTheDocument();
    expect(calls).toEqual(["?q=&status=all&limit=50"]);
  });

  test("show a skeleton while loading", async () => {
    startAdministration();
    server.use(
      http.get("*/api/v1/leads", () => delay("infinite")),
      http.get("*/api/v1/leads/summary", () => delay("infinite")),
    );
    const { container } = renderApp("/leads");
    await screen.findByRole("heading", { name: "Leads", level: 1 });
    await waitFor(() => expect(container.querySelectorAll(".animate-pulse").length).toBeGreaterThan(0));
    expect(screen.queryByText("No leads found yet")).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("can change their status and be deleted", async () => {
    const state = startAdministration();
    const { user } = renderApp("/leads");
    const select = await screen.findByRole("combobox", { name: "Status of Asha Rao" });
    await user.selectOptions(select, "converted");
    await waitFor(() => expect(select).toHaveClass("text-good"));
    await user.click(screen.getByRole("button", { name: "Delete Asha Rao" }));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Asha Rao/ })).toBeNull());
    expect(state.calls.filter((call) => !call.startsWith("?"))).toEqual([
      "PATCH lead-number-1 converted",
      "DELETE lead-number-1",
    ]);
  });

  test("changed by someone else meanwhile show a message and their current state", async () => {
    const state = startAdministration();
    const { user } = renderApp("/leads");
    const select = await screen.findByRole("combobox", { name: "Status of Asha Rao" });
    expect(select).toHaveValue("new");
    state.leads = state.leads.map((lead) => ({ ...lead, status: "converted" }));
    await user.selectOptions(select, "contacted");
    expect(await screen.findByText(/^Someone else has just changed this lead/)).toBeInTheDocument();
    await waitFor(() => expect(select).toHaveValue("converted"));
  });

  test("have a message if there are none", async () => {
    startAdministration({ summary: { ...SUMMARY, total: 0 }, leads: [] });
    renderApp("/leads");
    expect(await screen.findByText("No leads found yet")).toBeInTheDocument();
  });

  test("that cannot be loaded show an error with Retry; so does the file", async () => {
    const state = startAdministration();
    state.failing = true;
    const { user } = renderApp("/leads");
    expect(await screen.findByText("Failed to load leads data")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Export to CSV" }));
    expect(await screen.findByText("Failed to export CSV")).toBeInTheDocument();
    state.failing = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("row", { name: /Asha Rao/ })).toBeInTheDocument();
  });

  test("are exported as the server's file, under its name", async () => {
    startAdministration();
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const blobs: Blob[] = [];
    const createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    const { user } = renderApp("/leads");
    await user.click(await screen.findByRole("button", { name: "Export to CSV" }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe("leads-2026-03-01.csv");
    // Byte for byte: the byte order mark, by which Excel detects UTF-8, is preserved.
    expect([...new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([...CSV]);
    expect(screen.queryByText("Failed to export CSV")).not.toBeInTheDocument();
  });

  test("are for administrators only", async () => {
    startAdministration({ role: "user" });
    renderApp("/leads");
    expect(await screen.findByText("Administrators only")).toBeInTheDocument();
  });
});
