import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { answer, startKundliServer } from "../../test/kundli-server.ts";
import { savedKundli } from "../../test/kundlis-server.ts";
import { problem } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

const slow = { timeout: 30_000 };
const URL_OF_LINK = "http://127.0.0.1:8080/k/a-token";

interface Seen {
  readonly prints: string[];
  readonly choices: unknown[];
  ends: number;
}

/** A saved kundli, whose link is made and ended. */
function start(): Seen {
  startKundliServer();
  const seen: Seen = { prints: [], choices: [], ends: 0 };
  let share: object | null = null;
  server.use(
    http.get("*/api/v1/kundlis/:id", () => HttpResponse.json(savedKundli())),
    http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json(answer)),
    http.get("*/api/v1/kundlis/:id/print", ({ request }) => {
      seen.prints.push(`${new URL(request.url).search} ${request.headers.get("accept-language")}`);
      return new HttpResponse("%PDF-1.3", { headers: { "content-type": "application/pdf" } });
    }),
    http.get("*/api/v1/kundlis/:id/share", () => HttpResponse.json({ status: "success", share })),
    http.post("*/api/v1/kundlis/:id/share", async ({ request }) => {
      const choice = (await request.json()) as object;
      seen.choices.push(choice);
      share = { ...choice, created_at: "2026-03-01T06:00:00.000Z" };
      return HttpResponse.json({ status: "success", share, token: "a-token", url: URL_OF_LINK });
    }),
    http.delete("*/api/v1/kundlis/:id/share", () => {
      seen.ends += 1;
      share = null;
      return HttpResponse.json({ status: "success" });
    }),
    http.get("*/api/v1/shares/:token/card.png", () => new HttpResponse("PNG")),
  );
  return seen;
}

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

async function opened(button: string, title: string) {
  const { user } = renderApp("/kundlis/kundli-of-asha");
  const opener = await screen.findByRole("button", { name: button }, slow);
  await user.click(opener);
  const dialog = await screen.findByRole("dialog", { name: title }, slow);
  return { user, opener, dialog: within(dialog) };
}

describe("a PDF", () => {
  test("of a saved kundli is asked for as it was chosen, and saved under its name", async () => {
    const seen = start();
    const { user, dialog } = await opened("PDF", "A PDF to print");
    await user.click(dialog.getByRole("radio", { name: "Everything" }));
    await user.click(dialog.getByRole("radio", { name: "Letter" }));
    await user.click(dialog.getByRole("button", { name: "Download PDF" }));
    await vi.waitFor(() => expect(saved).toEqual([`${answer.data.birth.name}.pdf`]), slow);
    expect(seen.prints).toEqual(["?extent=whole&paper=letter&style=north en"]);
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument(), slow);
  });

  test("that cannot be made says why, and the dialog stays", async () => {
    start();
    server.use(http.get("*/api/v1/kundlis/:id/print", () => problem(503, "overloaded")));
    const { user, dialog } = await opened("PDF", "A PDF to print");
    await user.click(dialog.getByRole("button", { name: "Download PDF" }));
    expect(await dialog.findByRole("alert")).toBeVisible();
    expect(saved).toEqual([]);
  });
});

describe("sharing", () => {
  test("is off until asked; the choice is said in plain words, the link is told, copied, shown, ended", async () => {
    const seen = start();
    const { user, dialog } = await opened("Share", "Share by a link");
    expect(await dialog.findByRole("button", { name: "Make the link" })).toBeVisible();
    expect(dialog.queryByRole("button", { name: "End the link" })).not.toBeInTheDocument();
    expect(dialog.getByText(/never to less than one/)).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: "Neither" }));
    expect(dialog.getByText(/can still tell the month and the year/)).toBeVisible();
    await user.click(dialog.getByRole("checkbox", { name: "Show the name" }));
    await user.click(dialog.getByRole("button", { name: "Make the link" }));
    expect(await dialog.findByRole("textbox", { name: "The link" })).toHaveValue(URL_OF_LINK);
    expect(seen.choices).toEqual([{ name: false, birth: "none" }]);

    await user.click(dialog.getByRole("button", { name: "Copy link" }));
    expect(await dialog.findByText("Copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(URL_OF_LINK);
    await user.click(dialog.getByRole("button", { name: "Download the picture" }));
    await vi.waitFor(() => expect(saved).toEqual(["kundli.png"]), slow);
    expect(dialog.getByRole("link", { name: "See what others see" })).toHaveAttribute("href", URL_OF_LINK);

    await user.click(dialog.getByRole("button", { name: "End the link" }));
    expect(await dialog.findByText(/The link has ended/)).toBeVisible();
    expect(dialog.queryByRole("textbox", { name: "The link" })).not.toBeInTheDocument();
    expect(seen.ends).toBe(1);
  });

  test("says what a link shows that is on already, though not which it is", async () => {
    start();
    const first = await opened("Share", "Share by a link");
    await first.user.click(first.dialog.getByRole("button", { name: "Make the link" }));
    await first.dialog.findByRole("textbox", { name: "The link" });
    document.body.replaceChildren();
    const { dialog } = await opened("Share", "Share by a link");
    expect(await dialog.findByText(/A link is on since 1 March 2026/)).toBeVisible();
    expect(dialog.getByText(/with the name · Day and place/)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Make a new link" })).toBeVisible();
  });

  test("in Hindi, by keyboard, and focus comes back to its button", async () => {
    start();
    languagePreference.set("hi");
    const { user, opener, dialog } = await opened("साझा करें", "लिंक से साझा करें");
    dialog.getByRole("button", { name: "लिंक बनाएँ" }).focus();
    await user.keyboard("{Enter}");
    expect(await dialog.findByRole("textbox", { name: "लिंक" })).toHaveValue(URL_OF_LINK);
    expect(opener).toHaveAttribute("aria-haspopup", "dialog");
  });
});
