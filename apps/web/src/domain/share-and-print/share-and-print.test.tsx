import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { kundliResponse, startKundliServer } from "../../test/fake-kundli-server.ts";
import { createSavedKundli } from "../../test/fake-saved-kundlis-server.ts";
import { respondWithError } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const slow = { timeout: 30_000 };
const URL_OF_LINK = "http://127.0.0.1:8080/k/a-token";

interface Seen {
  readonly prints: string[];
  readonly choices: unknown[];
  ends: number;
}

/** A saved kundli on a server that creates and ends its share link. */
function startServer(): Seen {
  startKundliServer();
  const requests: Seen = { prints: [], choices: [], ends: 0 };
  let share: object | null = null;
  server.use(
    http.get("*/api/v1/kundlis/:id", () => HttpResponse.json(createSavedKundli())),
    http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json(kundliResponse)),
    http.get("*/api/v1/kundlis/:id/print", ({ request }) => {
      requests.prints.push(`${new URL(request.url).search} ${request.headers.get("accept-language")}`);
      return new HttpResponse("%PDF-1.3", { headers: { "content-type": "application/pdf" } });
    }),
    http.get("*/api/v1/kundlis/:id/share", () => HttpResponse.json({ status: "success", share })),
    http.post("*/api/v1/kundlis/:id/share", async ({ request }) => {
      const choice = (await request.json()) as object;
      requests.choices.push(choice);
      share = { ...choice, created_at: "2026-03-01T06:00:00.000Z" };
      return HttpResponse.json({ status: "success", share, token: "a-token", url: URL_OF_LINK });
    }),
    http.delete("*/api/v1/kundlis/:id/share", () => {
      requests.ends += 1;
      share = null;
      return HttpResponse.json({ status: "success" });
    }),
    http.get("*/api/v1/shares/:token/card.png", () => new HttpResponse("PNG")),
  );
  return requests;
}

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

async function openDialog(button: string, title: string) {
  const { user } = renderApp("/kundlis/kundli-of-asha");
  const opener = await screen.findByRole("button", { name: button }, slow);
  await user.click(opener);
  const dialog = await screen.findByRole("dialog", { name: title }, slow);
  return { user, opener, dialog: within(dialog) };
}

describe("a PDF", () => {
  test("of a saved kundli is requested with the chosen options, and saved under its name", async () => {
    const requests = startServer();
    const { user, dialog } = await openDialog("PDF", "A PDF to print");
    await user.click(dialog.getByRole("radio", { name: "Everything" }));
    await user.click(dialog.getByRole("radio", { name: "Letter" }));
    await user.click(dialog.getByRole("button", { name: "Download PDF" }));
    await vi.waitFor(() => expect(saved).toEqual([`${kundliResponse.data.birth.name}.pdf`]), slow);
    expect(requests.prints).toEqual(["?extent=whole&paper=letter&style=north en"]);
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument(), slow);
  });

  test("of everything contains what is ticked", async () => {
    const requests = startServer();
    const { user, dialog } = await openDialog("PDF", "A PDF to print");
    expect(dialog.queryByRole("checkbox")).toBeNull();
    await user.click(dialog.getByRole("radio", { name: "Everything" }));
    expect(dialog.getAllByRole("checkbox", { checked: true })).toHaveLength(8);
    for (const name of ["Dashas", "Vargas", "Special points and arudhas", "Sade Sati"])
      await user.click(dialog.getByRole("checkbox", { name }));
    await user.click(dialog.getByRole("radio", { name: "A4" }));
    await user.click(dialog.getByRole("button", { name: "Download PDF" }));
    await vi.waitFor(() => expect(saved).toHaveLength(1), slow);
    expect(requests.prints).toEqual([
      "?extent=whole&paper=a4&style=north&subjects=details%2Cshadbala%2Cashtakavarga%2Cyogas en",
    ]);
  });

  test("that cannot be made shows the reason and keeps the dialog open", async () => {
    startServer();
    server.use(http.get("*/api/v1/kundlis/:id/print", () => respondWithError(503, "overloaded")));
    const { user, dialog } = await openDialog("PDF", "A PDF to print");
    await user.click(dialog.getByRole("button", { name: "Download PDF" }));
    expect(await dialog.findByRole("alert")).toBeVisible();
    expect(saved).toEqual([]);
  });
});

describe("sharing", () => {
  test("is off by default; describes the choice, then creates, copies, shows and ends the link", async () => {
    const requests = startServer();
    const { user, dialog } = await openDialog("Share", "Share with a link");
    expect(await dialog.findByRole("button", { name: "Create the link" })).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Turn off the link" })).not.toBeInTheDocument();
    expect(dialog.getByText(/never to less than one/)).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: "Neither" }));
    expect(dialog.getByText(/can calculate the month and the year/)).toBeVisible();
    expect(dialog.getByText(/the picture has no frame and no degrees/)).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: "Day, time, place" }));
    expect(dialog.getByRole("checkbox", { name: "Frame and degrees on the picture" })).toBeChecked();
    await user.click(dialog.getByRole("radio", { name: "Neither" }));
    await user.click(dialog.getByRole("checkbox", { name: "Show the name" }));
    await user.click(dialog.getByRole("button", { name: "Create the link" }));
    expect(await dialog.findByRole("textbox", { name: "The link" })).toHaveValue(URL_OF_LINK);
    expect(requests.choices).toEqual([{ name: false, birth: "none", degrees: true }]);

    await user.click(dialog.getByRole("button", { name: "Copy link" }));
    expect(await dialog.findByText("Copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(URL_OF_LINK);
    await user.click(dialog.getByRole("button", { name: "Share the picture" }));
    await vi.waitFor(() => expect(saved).toEqual(["kundli.png"]), slow);
    expect(dialog.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
      "href",
      `https://wa.me/?text=${encodeURIComponent(URL_OF_LINK)}`,
    );
    expect(dialog.getByRole("link", { name: "See what others see" })).toHaveAttribute("href", URL_OF_LINK);

    await user.click(dialog.getByRole("button", { name: "Turn off the link" }));
    expect(await dialog.findByText(/The link is turned off/)).toBeVisible();
    expect(dialog.queryByRole("textbox", { name: "The link" })).not.toBeInTheDocument();
    expect(requests.ends).toBe(1);
  });

  test("states what an existing link shows, without the link itself", async () => {
    startServer();
    const first = await openDialog("Share", "Share with a link");
    await first.user.click(first.dialog.getByRole("button", { name: "Create the link" }));
    await first.dialog.findByRole("textbox", { name: "The link" });
    document.body.replaceChildren();
    const { dialog } = await openDialog("Share", "Share with a link");
    expect(await dialog.findByText(/A link has been active since 1 March 2026/)).toBeVisible();
    expect(dialog.getByText(/with the name · Day and place/)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Create a new link" })).toBeVisible();
  });

  test("works in Hindi and by keyboard, and returns focus to its button", async () => {
    startServer();
    languagePreference.set("hi");
    const { user, opener, dialog } = await openDialog("साझा करें", "लिंक से साझा करें");
    dialog.getByRole("button", { name: "लिंक बनाएँ" }).focus();
    await user.keyboard("{Enter}");
    expect(await dialog.findByRole("textbox", { name: "लिंक" })).toHaveValue(URL_OF_LINK);
    expect(opener).toHaveAttribute("aria-haspopup", "dialog");
  });
});
