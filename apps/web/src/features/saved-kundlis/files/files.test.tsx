import { unzipSync } from "fflate";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { toKundliFields } from "../../../domain/saved-kundlis/kundli-fields.ts";
import { putEntry } from "../../../domain/saved-kundlis/outbox-store.ts";
import { languagePreference } from "../../../lib/i18n/i18n.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../../test/fake-saved-kundlis-server.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { server } from "../../../test/mock-server.ts";

const JHD = "10\r\n16\r\n1918\r\n14.20\r\n-5.300000\r\n-77.350000\r\n12.590000\r\n";
const createFile = (name: string, ...lines: string[]) => new File([lines.join("\n")], name);

async function choose(files: File[]) {
  const app = renderApp("/kundlis/files");
  await app.user.upload(await screen.findByLabelText("Choose files", { selector: "input" }), files);
  return app;
}
const ready = () => screen.findByRole("table", { name: "Kundlis to save" });

describe("importing charts of another program", () => {
  test("lists unreadable charts and duplicates, and saves the rest once, by a press", async () => {
    const { records, calls } = startSavedKundlisServer([createSavedKundli({ name: "Asha Rao" })]);
    const { user } = await choose([
      createFile("Raman.jhd", JHD),
      createFile("Broken.jhd", "1", "2"),
      createFile(
        "clients.csv",
        "Name,DOB,Time,City",
        "asha rao,1988-03-09,4:05,Jaipur",
        "Ravi,1962-02-04,10:00,Nowhere",
        "X,none,,",
      ),
    ]);
    const table = await ready();
    expect(within(table).getByRole("row", { name: /Raman 16 October 1918 14:20/ })).toHaveTextContent("No place given");
    expect(within(table).getByRole("row", { name: /Ravi 4 February 1962 10:00 Nowhere, India/ })).toHaveTextContent(
      "clients.csv, line 3",
    );
    expect(screen.getByText("Broken.jhd:").closest("li")).toHaveTextContent("has at least 7 lines; this one has 2");
    expect(screen.getByText("clients.csv, line 4:").closest("li")).toHaveTextContent("“none” is not a real date.");
    expect(screen.getByRole("heading", { name: "1 duplicate" })).toBeInTheDocument();
    expect(screen.getByText("asha rao").closest("li")).toHaveTextContent("already saved");
    expect(calls).toEqual([]);

    await user.type(screen.getByLabelText("Tag for all of these"), "Client");
    await user.click(screen.getByRole("button", { name: "Save 2 kundlis" }));
    expect(await screen.findByText("All 2 have been sent.")).toBeInTheDocument();
    expect(screen.getByText("1 was saved without a chart:").parentElement).toHaveTextContent(
      "Ravi: Enter a valid city",
    );
    expect(calls).toEqual(["BATCH 2"]);
    expect([...records.values()].slice(1)).toMatchObject([
      { name: "Raman", utc_offset: "+05:30", latitude: 12.983333, tags: ["Client"] },
      { name: "Ravi", month: "February", tags: ["Client"] },
    ]);
  });

  test("asks about ambiguous dates first", async () => {
    startSavedKundlisServer();
    const { user } = await choose([createFile("clients.csv", "Person,Born,When", "Ravi,05/08/1990,10:00")]);
    expect(
      await screen.findByText("05/08/1990 can be read in two ways. Which comes first in this file?"),
    ).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Save 0 kundlis" })).toBeDisabled();
    await user.click(screen.getByRole("radio", { name: /^Month first/ }));
    expect(within(await ready()).getByRole("row", { name: /8 May 1990/ })).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: /^Day first/ }));
    expect(within(await ready()).getByRole("row", { name: /5 August 1990 Time unknown/ })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("When is read as"), "Time of birth");
    expect(within(await ready()).getByRole("row", { name: /5 August 1990 10:00/ })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Born is read as"), "Ignored");
    expect(await screen.findByText(/Choose the column with the date of birth/)).toBeInTheDocument();
  });

  test("sends a thousand in batches; after a failure it continues from there, with the same ids", async () => {
    const kundlis = startSavedKundlisServer();
    const rows = Array.from({ length: 1000 }, (_, index) => `Name ${index},1990-08-15,06:35,Pune,India`);
    const { user } = await choose([createFile("clients.csv", "Name,Date,Time,City,Country", ...rows)]);
    await ready();
    kundlis.mode = "mute";
    await user.click(screen.getByRole("button", { name: "Save 1,000 kundlis" }));
    const goOn = await screen.findByRole("button", { name: "Continue" });
    expect(screen.getByText("0 of 1,000 saved")).toBeInTheDocument();
    kundlis.mode = "here";
    await user.click(goOn);
    expect(await screen.findByText("All 1,000 have been sent.")).toBeInTheDocument();
    expect(kundlis.records.size).toBe(1000);
    expect(screen.getByText("50 were already there")).toBeInTheDocument();
    expect(kundlis.calls).toHaveLength(21);
  });

  test("stops after a batch that finds the account full", async () => {
    startSavedKundlisServer();
    const sent: number[] = [];
    server.use(
      http.post("*/api/v1/kundlis/batch", async ({ request }) => {
        const { kundlis } = (await request.json()) as { kundlis: { id: string }[] };
        sent.push(kundlis.length);
        const outcome = sent.length === 1 ? "created" : "full";
        return HttpResponse.json({
          status: "success",
          results: kundlis.map(({ id }) => ({ id, outcome, problems: [] })),
        });
      }),
    );
    const rows = Array.from({ length: 400 }, (_, index) => `Name ${index},1990-08-15,06:35,Pune,India`);
    const { user } = await choose([createFile("clients.csv", "Name,Date,Time,City,Country", ...rows)]);
    await ready();
    await user.click(screen.getByRole("button", { name: "Save 400 kundlis" }));
    expect(await screen.findByText("350 not saved: your account is full")).toBeInTheDocument();
    expect(screen.getByText("50 saved")).toBeInTheDocument();
    expect(sent).toEqual([50, 50]);
  });

  test("says before saving how many exceed the account's limit", async () => {
    const { calls } = startSavedKundlisServer();
    const rows = Array.from({ length: 10_002 }, (_, index) => `Name ${index},1990-08-15`);
    await choose([createFile("clients.csv", "Name,Date", ...rows)]);
    expect(await screen.findByText(/can have 10,000 kundlis\. There is no room for 2 of these/)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test("names fields that cannot be stored as the form does", async () => {
    startSavedKundlisServer();
    await choose([createFile("clients.csv", "Name,Date,City", "As\u0007ha,1990-08-15,Pune", "Ravi,1990-08-15,Pune")]);
    await ready();
    expect(screen.getByText("clients.csv, line 2:").closest("li")).toHaveTextContent(
      "“Name” contains something that cannot be saved.",
    );
  });

  test("never changes which chart is the user's own, and adds no second one", async () => {
    const { records } = startSavedKundlisServer();
    const rows = JSON.stringify([
      { name: "One", date: "1990-08-15", is_self: true },
      { name: "Two", date: "1990-08-16", is_self: true },
    ]);
    const { user } = await choose([createFile("all.json", rows)]);
    await ready();
    await user.click(screen.getByRole("button", { name: "Save 2 kundlis" }));
    await screen.findByText("All 2 have been sent.");
    expect([...records.values()].map(({ is_self }) => is_self)).toEqual([true, false]);
  });

  test("is linked from the list, and is in Hindi too", async () => {
    startSavedKundlisServer([createSavedKundli()]);
    const { user } = renderApp("/kundlis");
    await user.click(await screen.findByRole("link", { name: "Import" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Import and export" })).toBeInTheDocument();
    languagePreference.set("hi");
    expect(await screen.findByRole("heading", { level: 1, name: "आयात और निर्यात" })).toBeInTheDocument();
  });
});

describe("exporting the user's charts", () => {
  let saved: { name: string; content: Blob }[];
  beforeEach(() => {
    saved = [];
    let content = new Blob();
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      content = blob as Blob;
      return "blob:x";
    });
    vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, content });
    });
  });
  const CHART = { utc_offset: "+05:30", place: { latitude: 26.92, longitude: 75.79 } };
  const chart = CHART as unknown as NonNullable<ReturnType<typeof createSavedKundli>["chart"]>;

  test("writes .jhd, CSV and JSON; says which kundlis without a chart the .jhd lacks", async () => {
    startSavedKundlisServer([
      createSavedKundli({ chart, tags: ["Family"] }),
      createSavedKundli({ id: "other-kundli", name: "No Chart" }),
    ]);
    const { user } = renderApp("/kundlis/files");
    await user.click(await screen.findByRole("button", { name: /^Jagannatha Hora/ }));
    expect(
      await screen.findByText(/^1 kundli is in the file\. Left out, because there is no chart yet: 1/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "CSV" }));
    expect(await screen.findByText("2 kundlis are in the file.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "JSON" }));
    await waitFor(() => expect(saved).toHaveLength(3));
    const day = new Date().toISOString().slice(0, 10);
    expect(saved.map(({ name }) => name)).toEqual(["-jhd.zip", ".csv", ".json"].map((end) => `kundlis-${day}${end}`));
    const [jhd, csv, json] = saved.map(({ content }) => content);
    const bytes = new Uint8Array((await jhd?.arrayBuffer()) ?? new ArrayBuffer());
    expect(new TextDecoder().decode(unzipSync(bytes)["Asha Rao.jhd"])).toMatch(
      /^3\r\n9\r\n1988\r\n4\.05000000\r\n-5\.300000\r\n-75\.4/,
    );
    expect(await csv?.text()).toContain("Asha Rao,female,1988,March,9,,4,5,0,,,Jaipur,India,,,,,Family");
    expect(JSON.parse((await json?.text()) ?? "")).toMatchObject({ format: "lagna-kundlis", kundlis: [{}, {}] });
  });

  test("includes changes not synced yet, and not what was deleted here", async () => {
    const [changed, deleted] = [createSavedKundli({ chart }), createSavedKundli({ id: "other-kundli", name: "Gone" })];
    startSavedKundlisServer([changed, deleted]);
    const conflicting = { version: changed.version, queuedAt: 0, trouble: { kind: "conflict", theirs: null } } as const;
    const createOwnKundli = (id: string, name: string) =>
      putEntry("asha@example.org", {
        ...conflicting,
        kind: "save",
        id,
        sent: [],
        fields: { ...toKundliFields(changed), name },
      });
    createOwnKundli(changed.id, "Asha Changed Here");
    createOwnKundli("only-here", "Made Here");
    putEntry("asha@example.org", { ...conflicting, kind: "delete", id: deleted.id, name: deleted.name, notBefore: 0 });
    const { user } = renderApp("/kundlis/files");
    await user.click(await screen.findByRole("button", { name: "JSON" }));
    expect(await screen.findByText("2 kundlis are in the file.")).toBeInTheDocument();
    const { kundlis } = JSON.parse((await saved[0]?.content.text()) ?? "{}") as { kundlis: { name: string }[] };
    expect(kundlis.map(({ name }) => name)).toEqual(["Asha Changed Here", "Made Here"]);
  });

  test("says if there are none", async () => {
    startSavedKundlisServer();
    const { user } = renderApp("/kundlis/files");
    await user.click(await screen.findByRole("button", { name: "CSV" }));
    expect(await screen.findByText("You have no kundlis to export yet.")).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
