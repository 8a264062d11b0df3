import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ProfileResponse, SessionListResponse, ValidateTokenResponse } from "@lagna/contract";
import {
  createAccount,
  createAccountHandlers,
  handleLinkedChats,
  respondWithError,
  respondWithFieldError,
  createPublicConfig,
  handleSecondFactors,
  handleAuthConfig,
} from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";
import { createEmptyKundliFields } from "../../domain/saved-kundlis/kundli-fields.ts";
import { storeUnsentLeads, type UnsentLead, readUnsentLeads } from "../../domain/unsent-submissions/unsent-leads.ts";
import { storeUnsentMessage } from "../../domain/unsent-submissions/unsent-message.ts";
import { putEntry } from "../../domain/saved-kundlis/outbox-store.ts";
import { getInitial } from "./avatar.tsx";

const WAITING = { kind: "save", version: null, queuedAt: 0, sent: [], trouble: null } as const;

const createProfile = (changes: Partial<ProfileResponse> = {}): ProfileResponse => ({
  id: "1",
  name: "Asha Rao",
  email: "asha@example.org",
  email_verified: true,
  picture: null,
  language: null,
  auth_methods: ["password", "magic_link"],
  signed_in_via: "password",
  created_at: "2026-03-01T06:00:00.000Z",
  role: "user",
  status: "active",
  ...changes,
});
const SESSIONS: SessionListResponse = {
  sessions: [
    { id: "s1", user_agent: "desktop", signed_in_via: "password", second_step: null, current: true },
    { id: "s2", user_agent: "mobile", signed_in_via: "google", second_step: null, current: false },
  ].map((session) => ({
    ...(session as SessionListResponse["sessions"][number]),
    created_at: "2026-03-01T06:00:00.000Z",
    last_seen: "2026-03-01T07:00:00.000Z",
    expires_at: "2026-03-01T08:00:00.000Z",
  })),
};

let tokens: Map<string, ValidateTokenResponse>;
const open = async (changes: Partial<ProfileResponse> = {}) => {
  server.use(http.get("*/api/v1/profile", () => HttpResponse.json(createProfile(changes))));
  const app = renderApp("/profile");
  await screen.findByRole("heading", { level: 1, name: "Asha Rao" });
  return app;
};

beforeEach(() => {
  localStorage.setItem("authToken", "t1");
  tokens = new Map([["t1", createAccount()]]);
  server.use(
    ...createAccountHandlers(tokens),
    handleAuthConfig(),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/profile/sessions", () => HttpResponse.json(SESSIONS)),
    handleSecondFactors(),
    handleLinkedChats(),
  );
});

describe("the profile", () => {
  test("shows who is signed in, how, and what the account is", async () => {
    await open({ role: "administrator", auth_methods: ["password", "google"] });
    expect(screen.getByText("Signed in via e-mail and password")).toBeInTheDocument();
    expect(within(screen.getByRole("main")).getAllByText("asha@example.org")).not.toHaveLength(0);
    const details = within(screen.getByRole("region", { name: "Account details" }));
    expect(details.getByText("e-mail and password and Google")).toBeInTheDocument();
    expect(details.getByText("1 March 2026")).toBeInTheDocument();
    expect(details.getByText("Administrator")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /confirm my address/ })).not.toBeInTheDocument();
  });
  test("shows the user's picture, or the initial if it cannot be loaded", async () => {
    await open({ picture: "https://lh3.googleusercontent.com/a/1" });
    const picture = document.querySelector("main img");
    expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
    picture?.dispatchEvent(new Event("error"));
    await waitFor(() => expect(document.querySelector("main img")).toBeNull());
    expect(screen.getByText("A")).toBeInTheDocument();
  });
  test.each([
    ["asha", "A"],
    ["  ölaf", "Ö"],
    ["किरण", "कि"],
    ["👩‍🚀 Sky", "👩‍🚀"],
    ["", "?"],
  ])("the initial of %j is %s", (name, initial) => {
    expect(getInitial(name)).toBe(initial);
  });
  test("reports that it cannot be fetched, and retries", async () => {
    server.use(http.get("*/api/v1/profile", () => respondWithError(500, "internal"), { once: true }));
    const { user } = renderApp("/profile");
    expect(await screen.findByRole("heading", { name: "Your profile could not be loaded" })).toBeInTheDocument();
    server.use(http.get("*/api/v1/profile", () => HttpResponse.json(createProfile())));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Asha Rao" })).toBeInTheDocument();
  });
  test("Logout ends the session and opens the start page", async () => {
    const { user, address } = await open();
    await user.click(within(screen.getByRole("main")).getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(address()).toBe("/"));
    expect(tokens.has("t1")).toBe(false);
    expect(localStorage.getItem("authToken")).toBeNull();
  });
});

describe("sessions", () => {
  test("are listed by device and sign-in method, with the current one marked", async () => {
    await open();
    const section = within(screen.getByRole("region", { name: "Where you are signed in" }));
    const items = await section.findAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^ComputerThis device/),
      expect.stringMatching(/^PhoneGoogle/),
    ]);
  });
  test("show which passed the second step, and which wait for it", async () => {
    const [current, other] = SESSIONS.sessions.map((session, index) => ({
      ...session,
      second_step: index === 0 ? "passed" : "awaited",
    }));
    server.use(http.get("*/api/v1/profile/sessions", () => HttpResponse.json({ sessions: [current, other] })));
    await open();
    const section = within(screen.getByRole("region", { name: "Where you are signed in" }));
    const items = await section.findAllByRole("listitem");
    expect(items[0]).toHaveTextContent("With second step");
    expect(items[1]).toHaveTextContent("Second step still open");
    expect(within(items[1] as HTMLElement).getByRole("button", { name: /^Sign out: Phone/ })).toBeInTheDocument();
  });
  test("can be ended one by one, except the current one", async () => {
    let remaining = SESSIONS.sessions;
    server.use(
      http.get("*/api/v1/profile/sessions", () => HttpResponse.json({ sessions: remaining })),
      http.delete("*/api/v1/profile/sessions/:id", ({ params }) => {
        remaining = remaining.filter(({ id }) => id !== params["id"]);
        return HttpResponse.json({ status: "success" });
      }),
    );
    const { user } = await open();
    const section = within(screen.getByRole("region", { name: "Where you are signed in" }));
    await user.click(await section.findByRole("button", { name: /^Sign out: Phone, last used/ }));
    await waitFor(() => expect(section.getAllByRole("listitem")).toHaveLength(1));
    expect(section.queryByRole("button", { name: /^Sign out:/ })).not.toBeInTheDocument();
  });
  test("show a message if one could not be ended", async () => {
    server.use(http.delete("*/api/v1/profile/sessions/:id", () => respondWithError(503, "overloaded")));
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: /^Sign out: Phone, last used/ }));
    expect(await screen.findByRole("alert")).toBeInTheDocument();
  });
  test("can all be ended by one press, including this one", async () => {
    let ended = false;
    server.use(
      http.delete("*/api/v1/profile/sessions", () => {
        ended = true;
        return HttpResponse.json({ status: "success" });
      }),
    );
    const { user, address } = await open();
    await user.click(screen.getByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(address()).toBe("/"));
    expect(ended).toBe(true);
    expect(localStorage.getItem("authToken")).toBeNull();
  });
});

describe("the password", () => {
  const change = async (user: Awaited<ReturnType<typeof open>>["user"], current: string, next: string) => {
    await user.click(screen.getByRole("button", { name: "Change password" }));
    await user.type(screen.getByLabelText("Current password"), current);
    await user.type(screen.getByLabelText("New password"), next);
    await user.click(screen.getByRole("button", { name: "Save new password" }));
  };
  test("can be changed, and the session continues with the new token", async () => {
    let sent: unknown;
    tokens.set("t2", createAccount());
    server.use(
      http.post("*/api/v1/password/change", async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ status: "success", token: "t2", expires_at: new Date().toISOString() });
      }),
    );
    const { user } = await open();
    await change(user, "seven quiet rivers", "four steady lamps");
    expect(await screen.findByText(/^Your password was changed/)).toBeInTheDocument();
    expect(sent).toEqual({ current_password: "seven quiet rivers", new_password: "four steady lamps" });
    expect(localStorage.getItem("authToken")).toBe("t2");
  });
  test("has its error beside the field if it is wrong", async () => {
    const wrong = "The current password is not right";
    server.use(
      http.post("*/api/v1/password/change", () => respondWithFieldError("current_password", "password_not_current")),
    );
    const { user } = await open();
    await change(user, "wrong", "four steady lamps");
    await waitFor(() => expect(screen.getByLabelText("Current password")).toHaveAccessibleDescription(wrong));
    expect(screen.getByLabelText("New password")).toHaveValue("four steady lamps");
  });
  test("has its field focused when it opens, and its button when it closes", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Change password" }));
    await waitFor(() => expect(screen.getByLabelText("Current password")).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Change password" })).toHaveFocus());
  });
  test("can be set by a mailed link if there is none", async () => {
    let sent: unknown;
    server.use(
      http.post("*/api/v1/password/forgot", async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ status: "success" });
      }),
    );
    const { user } = await open({ auth_methods: ["google"] });
    await user.click(screen.getByRole("button", { name: "Email me a link" }));
    expect(
      await screen.findByText("A link to choose a password is on its way to asha@example.org."),
    ).toBeInTheDocument();
    expect(sent).toEqual({ email: "asha@example.org" });
  });
});

describe("the user's own data", () => {
  test("is downloaded as a JSON file", async () => {
    const files: { name: string; blob: Blob }[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob: blobs.get(this.href) as Blob });
    });
    const blobs = new Map<string, Blob>();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.set("blob:own", blob);
        return "blob:own";
      },
      revokeObjectURL: () => undefined,
    });
    server.use(
      http.get("*/api/v1/profile/export", () => HttpResponse.json({ account: { email: "asha@example.org" } })),
    );
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Download my data" }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe("lagna-my-data.json");
    expect(JSON.parse((await files[0]?.blob.text()) ?? "")).toEqual({ account: { email: "asha@example.org" } });

    // What this device has not sent yet is the user's too; another account's data is not.
    for (const email of ["asha@example.org", "ravi@example.org"])
      putEntry(email, {
        ...WAITING,
        id: `of-${email}`,
        fields: { ...createEmptyKundliFields(1990), name: `Kept by ${email}` },
      });
    for (const email of ["Asha@Example.org", "ravi@example.org"]) {
      const lead = { id: `lead-of-${email}`, name: email, email, phone: "+91 98765 43210" };
      storeUnsentLeads([...readUnsentLeads(), lead as UnsentLead]);
    }
    storeUnsentMessage({ id: "message-1", name: "Asha", email: "asha@example.org", message: "Namaste", website: "" });
    await user.click(screen.getByRole("button", { name: "Download my data" }));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(JSON.parse((await files[1]?.blob.text()) ?? "")).toMatchObject({
      account: { email: "asha@example.org" },
      not_synced_yet: {
        kundlis: [{ name: "Kept by asha@example.org", year: 1990 }],
        leads: [{ id: "lead-of-Asha@Example.org" }],
        contact_messages: [{ message: "Namaste" }],
      },
    });
  });

  test("is deleted with the account once the address is typed, also in this browser", async () => {
    const sent: unknown[] = [];
    server.use(
      http.delete("*/api/v1/profile", async ({ request }) => {
        sent.push(await request.json());
        tokens.clear();
        return HttpResponse.json({ status: "success" });
      }),
    );
    localStorage.setItem("lagna_form_data", "{}");
    localStorage.setItem("lagna_theme", "dark");
    const { user, address } = await open();
    await user.click(screen.getByRole("button", { name: "Delete my account…" }));
    await user.type(screen.getByRole("textbox", { name: "Type your email to confirm" }), "ravi@example.org");
    await user.click(screen.getByRole("button", { name: "Delete my account and all my data" }));
    expect(await screen.findByText("Please enter your own email to confirm")).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.clear(screen.getByRole("textbox", { name: "Type your email to confirm" }));
    await user.type(screen.getByRole("textbox", { name: "Type your email to confirm" }), "Asha@Example.org");
    await user.click(screen.getByRole("button", { name: "Delete my account and all my data" }));
    expect(await screen.findByRole("heading", { name: "Your account is deleted" })).toBeInTheDocument();
    expect(sent).toEqual([{ confirm: "Asha@Example.org" }]);
    expect(address()).toBe("/account-deleted");
    await waitFor(() => expect(localStorage.getItem("authToken")).toBeNull());
    expect(localStorage.getItem("lagna_form_data")).toBeNull();
    expect(localStorage.getItem("lagna_theme")).toBe("dark");
  });

  test("can be deleted by a user without a password after signing in again, which leads back here", async () => {
    server.use(http.delete("*/api/v1/profile", () => respondWithError(403, "proof_needed")));
    const { user, address } = await open({ auth_methods: ["google", "magic_link"] });
    await user.click(screen.getByRole("button", { name: "Delete my account…" }));
    await user.type(screen.getByLabelText("Type your email to confirm"), "asha@example.org{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Please confirm that it is you" }));
    await user.click(dialog.getByRole("button", { name: "Sign in again" }));
    await waitFor(() => expect(address()).toBe("/login?return=%2Fprofile"));
    expect(tokens.has("t1")).toBe(false);
  });
  test("is deleted after a proof if the server requires one, and stays if the user cancels", async () => {
    const sent: unknown[] = [];
    let isProved = false;
    server.use(
      http.delete("*/api/v1/profile", () =>
        isProved ? HttpResponse.json({ status: "success" }) : respondWithError(403, "proof_needed"),
      ),
      http.post("*/api/v1/auth/prove", async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 1) return respondWithFieldError("password", "password_not_current");
        isProved = true;
        tokens.set("t2", createAccount());
        return HttpResponse.json({ status: "success", token: "t2", expires_at: "2026-03-01T08:00:00.000Z" });
      }),
    );
    const { user, address } = await open();
    await user.click(screen.getByRole("button", { name: "Delete my account…" }));
    await user.type(screen.getByRole("textbox", { name: "Type your email to confirm" }), "asha@example.org");
    const press = screen.getByRole("button", { name: "Delete my account and all my data" });
    await user.click(press);
    const dialog = within(await screen.findByRole("dialog", { name: "Please confirm that it is you" }));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText("Please confirm that it is you first.")).toBeInTheDocument();
    await user.click(press);
    const again = within(await screen.findByRole("dialog", { name: "Please confirm that it is you" }));
    await user.type(again.getByLabelText("Password"), "not right");
    await user.click(again.getByRole("button", { name: "Confirm" }));
    expect(await again.findByText("The current password is not right")).toBeInTheDocument();
    await user.clear(again.getByLabelText("Password"));
    await user.type(again.getByLabelText("Password"), "seven quiet rivers");
    await user.click(again.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(address()).toBe("/account-deleted"));
    expect(sent).toEqual([{ password: "not right" }, { password: "seven quiet rivers" }]);
  });
  test("can be downloaded and deleted while waiting for activation", async () => {
    tokens.set("t1", createAccount({ authorized: false }));
    const { user, address } = renderApp("/profile");
    await screen.findByRole("heading", { name: "Access pending" });
    expect(screen.queryByRole("button", { name: "Download my data" })).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Your data: download or delete it" }));
    expect(screen.getByRole("button", { name: "Download my data" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Delete my account…" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Log out" }));
    await waitFor(() => expect(address()).toBe("/"));
  });

  test("is not deleted by only opening the last page", async () => {
    renderApp("/account-deleted");
    expect(await screen.findByRole("heading", { name: "Nothing was deleted" })).toBeInTheDocument();
    expect(localStorage.getItem("authToken")).toBe("t1");
  });
});
