import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { renderApp } from "../../test/render-app.tsx";

const listOutboxKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("lagna_kundlis:"));
const editor = () => screen.findByRole("form", { name: /Kundli$/ });

describe("without a server", () => {
  const save = async (user: ReturnType<typeof renderApp>["user"], name: string) => {
    await user.click(await screen.findByRole("button", { name: "New Kundli" }));
    const form = await editor();
    await user.type(within(form).getByLabelText("Name"), name);
    await user.click(within(form).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("form", { name: "Create Kundli" })).toBeNull());
  };

  test("a save is stored here with a note, and sent once when the server answers again", async () => {
    const kundlis = startSavedKundlisServer();
    const { user } = renderApp("/kundlis");
    await screen.findByText(/No saved kundlis yet/);
    kundlis.mode = "away";
    await save(user, "Ravi");
    expect(await screen.findByText("Not synced yet")).toBeInTheDocument();
    expect(screen.getByText(/1 is saved on this device only/)).toBeInTheDocument();
    kundlis.mode = "here";
    await user.click(screen.getByRole("button", { name: "Sync now" }));
    await waitFor(() => expect(screen.queryByText("Not synced yet")).toBeNull());
    expect([...kundlis.records.values()].map(({ name }) => name)).toEqual(["Ravi"]);
    expect(listOutboxKeys()).toEqual([]);
  });

  test("a save whose answer was lost creates no second record, even if it was changed before the retry", async () => {
    const kundlis = startSavedKundlisServer();
    const { user } = renderApp("/kundlis");
    await screen.findByText(/No saved kundlis yet/);
    kundlis.mode = "mute";
    await save(user, "Ravi");
    await screen.findByText("Not synced yet");
    kundlis.mode = "away";
    await user.click(screen.getByRole("button", { name: "Edit Ravi", hidden: true }));
    const form = await editor();
    await user.type(within(form).getByLabelText("City"), "Pune");
    await user.click(within(form).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("form", { name: "Edit Kundli" })).toBeNull());
    kundlis.mode = "here";
    await user.click(screen.getByRole("button", { name: "Sync now" }));
    await waitFor(() => expect(listOutboxKeys()).toEqual([]));
    expect([...kundlis.records.values()]).toMatchObject([{ name: "Ravi", city: "Pune", version: 2 }]);
  });

  test("a reload loses nothing, and a record sent twice is stored once", async () => {
    const kundlis = startSavedKundlisServer();
    kundlis.mode = "away";
    const first = renderApp("/kundlis");
    await save(first.user, "Ravi");
    first.unmount();
    kundlis.mode = "here";
    renderApp("/kundlis");
    await waitFor(() => expect(kundlis.records.size).toBe(1));
    expect(kundlis.calls.length).toBeGreaterThan(1);
    expect(new Set(kundlis.calls).size).toBe(1);
  });

  test("another account's data in this browser is neither shown nor sent", async () => {
    const fields = createSavedKundli();
    const entry = { kind: "save", id: "kundli-9", version: null, fields, sent: [], queuedAt: 1, trouble: null };
    localStorage.setItem("lagna_kundlis:ravi@example.org:kundli-9", JSON.stringify(entry));
    const kundlis = startSavedKundlisServer();
    renderApp("/kundlis");
    await screen.findByText(/No saved kundlis yet/);
    expect(kundlis.calls).toEqual([]);
    expect(listOutboxKeys()).toHaveLength(1);
  });

  test("a refused save shows why, in the current language", async () => {
    languagePreference.set("hi");
    startSavedKundlisServer();
    const why = {
      status: 409,
      code: "kundlis_full",
      params: { max: 10_000 },
      detail: "An account can have at most 10000 kundlis.",
      fields: [],
    };
    const trouble = { kind: "refused", why };
    const entry = {
      kind: "save",
      id: "kundli-9",
      version: null,
      fields: createSavedKundli(),
      sent: [],
      queuedAt: 1,
      trouble,
    };
    localStorage.setItem("lagna_kundlis:asha@example.org:kundli-9", JSON.stringify(entry));
    renderApp("/kundlis");
    expect(await screen.findByText("एक खाते में अधिकतम 10000 कुंडलियाँ रखी जा सकती हैं।")).toBeInTheDocument();
  });

  test("a browser that stores nothing reports that nothing was saved, and the form stays", async () => {
    const kundlis = startSavedKundlisServer();
    const { user } = renderApp("/kundlis");
    await screen.findByText(/No saved kundlis yet/);
    kundlis.mode = "away";
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await user.click(screen.getByRole("button", { name: "New Kundli" }));
    const form = await editor();
    await user.type(within(form).getByLabelText("Name"), "Ravi");
    await user.click(within(form).getByRole("button", { name: "Save" }));
    expect(await within(form).findByRole("alert")).toHaveTextContent("Network error. Please check your connection");
    expect(within(form).getByLabelText("Name")).toHaveValue("Ravi");
    kundlis.mode = "here";
    await user.click(within(form).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(kundlis.records.size).toBe(1));
  });
});

describe("a kundli changed on two devices", () => {
  const openConflict = async () => {
    const before = createSavedKundli({ notes: "Before" });
    const kundlis = startSavedKundlisServer([before]);
    const { user } = renderApp("/kundlis");
    await user.click(await screen.findByRole("button", { name: "Edit Asha Rao", hidden: true }));
    kundlis.records.set(before.id, { ...before, version: 2, notes: "From the phone" });
    const form = await editor();
    await user.clear(within(form).getByLabelText("Notes"));
    await user.type(within(form).getByLabelText("Notes"), "From here");
    await user.click(within(form).getByRole("button", { name: "Save" }));
    const conflict = await screen.findByRole("region", { name: /Asha Rao was also changed on another device/ });
    expect(within(conflict).getByRole("row", { name: "Notes From here From the phone" })).toBeInTheDocument();
    expect(kundlis.records.get(before.id)).toMatchObject({ notes: "From the phone", version: 2 });
    return { ...kundlis, user, conflict, id: before.id };
  };

  test("is shown in both versions; this device's stays if the user chooses it", async () => {
    const { records, user, conflict, id } = await openConflict();
    await user.click(within(conflict).getByRole("button", { name: "Keep this device’s version" }));
    await waitFor(() => expect(records.get(id)).toMatchObject({ notes: "From here", version: 3 }));
    await waitFor(() => expect(listOutboxKeys()).toEqual([]));
  });

  test("keeps the server's version if the user chooses it", async () => {
    const { records, user, conflict, id } = await openConflict();
    await user.click(within(conflict).getByRole("button", { name: "Keep the server’s version" }));
    expect(records.get(id)).toMatchObject({ notes: "From the phone", version: 2 });
    expect(listOutboxKeys()).toEqual([]);
    expect(screen.queryByRole("region", { name: /Asha Rao was changed/ })).toBeNull();
  });

  test("deleted on the other device can be kept from here", async () => {
    const before = createSavedKundli();
    const kundlis = startSavedKundlisServer([before]);
    const { user } = renderApp("/kundlis");
    await user.click(await screen.findByRole("button", { name: "Edit Asha Rao", hidden: true }));
    kundlis.records.clear();
    const form = await editor();
    await user.type(within(form).getByLabelText("Notes"), "Kept");
    await user.click(within(form).getByRole("button", { name: "Save" }));
    const conflict = await screen.findByRole("region", { name: "Asha Rao was deleted on another device." });
    await user.click(within(conflict).getByRole("button", { name: "Keep this device’s version" }));
    await waitFor(() => expect([...kundlis.records.values()]).toMatchObject([{ name: "Asha Rao", notes: "Kept" }]));
  });
});
