import { createEmptyKundliFields } from "@lagna/birth-tables";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ValidateTokenResponse } from "@lagna/contract";
import { createAccount, respondWithError, respondWithFieldError } from "../../test/fake-accounts.ts";
import { openProfile, startProfileServer } from "../../test/open-profile.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";
import { storeUnsentLeads, type UnsentLead, readUnsentLeads } from "../../domain/unsent-submissions/unsent-leads.ts";
import { storeUnsentMessage } from "../../domain/unsent-submissions/unsent-message.ts";
import { putEntry } from "../../domain/saved-kundlis/outbox-store.ts";

const WAITING = { kind: "save", version: null, queuedAt: 0, sent: [], trouble: null } as const;

let tokens: Map<string, ValidateTokenResponse>;
beforeEach(() => {
  tokens = startProfileServer();
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
    const { user } = await openProfile();
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
    const { user, address } = await openProfile();
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
    const { user, address } = await openProfile({ auth_methods: ["google", "magic_link"] });
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
    const { user, address } = await openProfile();
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

  test("that remains after a deletion is named, with its reason, while the address is not confirmed", async () => {
    const remains = /^As long as your address is not confirmed, what was written to us with it/;
    const { unmount } = await openProfile({ email_verified: false });
    expect(screen.getByText(remains)).toBeVisible();
    unmount();
    await openProfile();
    expect(screen.queryByText(remains)).toBeNull();
  });

  test("is not deleted by only opening the last page", async () => {
    renderApp("/account-deleted");
    expect(await screen.findByRole("heading", { name: "Nothing was deleted" })).toBeInTheDocument();
    expect(localStorage.getItem("authToken")).toBe("t1");
  });
});
