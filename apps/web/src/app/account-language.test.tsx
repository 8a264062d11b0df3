import type { ValidateTokenResponse } from "@lagna/contract";
import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { languagePreference } from "../lib/i18n/i18n.ts";
import { account, accountServer, problem, publicConfig, waysIn } from "../test/fake-accounts.ts";
import { renderApp } from "../test/render-app.tsx";
import { server } from "../test/server.ts";

const HINDI = "हिन्दी";
const known = new Map<string, ValidateTokenResponse>();

beforeEach(() => {
  known.clear();
  server.use(
    http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())),
    waysIn(),
    ...accountServer(known),
  );
});

function signedIn(language: ValidateTokenResponse["language"]): void {
  localStorage.setItem("authToken", "t1");
  known.set("t1", account({ language }));
}
const kept = () => known.get("t1")?.language;
const inHindi = () => waitFor(() => expect(document.documentElement.lang).toBe("hi"));

describe("a language chosen", () => {
  test("while signed in is the account's; the next choice too", async () => {
    signedIn(null);
    const { user } = renderApp("/about");
    await screen.findByRole("button", { name: "Logout" });
    await user.click(screen.getByRole("button", { name: HINDI }));
    await waitFor(() => expect(kept()).toBe("hi"));
    await inHindi();
    await user.click(screen.getByRole("button", { name: "English" }));
    await waitFor(() => expect(kept()).toBe("en"));
  });

  test("before signing in is the account's with the sign-in, whatever that had", async () => {
    server.use(http.post("*/api/v1/login", () => HttpResponse.json({ status: "success", token: "t1" })));
    known.set("t1", account({ language: "en" }));
    const { user } = renderApp("/login");
    await user.click(await screen.findByRole("button", { name: HINDI }));
    await inHindi();
    await user.type(await screen.findByLabelText("ई-मेल"), "asha@example.org");
    await user.type(screen.getByLabelText("पासवर्ड"), "seven quiet rivers");
    await user.click(screen.getByRole("button", { name: "लॉग इन करें" }));
    await waitFor(() => expect(kept()).toBe("hi"));
    expect(document.documentElement.lang).toBe("hi");
  });

  test("that the server did not hear of is spoken all the same, and told with the next page", async () => {
    signedIn("en");
    server.use(http.patch("*/api/v1/profile", () => problem(500, "internal"), { once: true }));
    const first = renderApp("/about");
    await screen.findByRole("button", { name: "Logout" });
    await first.user.click(screen.getByRole("button", { name: HINDI }));
    await inHindi();
    expect(kept()).toBe("en");
    first.unmount();
    renderApp("/about");
    await waitFor(() => expect(kept()).toBe("hi"));
    expect(languagePreference.get()).toBe("hi");
  });
});

describe("a language of the account", () => {
  test("chosen on another device is spoken here", async () => {
    signedIn("hi");
    renderApp("/about");
    await inHindi();
    expect(await screen.findByRole("button", { name: "English" })).toBeInTheDocument();
  });

  test("none: the page stays as it is, and nothing is told", async () => {
    languagePreference.set("hi");
    signedIn(null);
    renderApp("/about");
    await screen.findByRole("button", { name: "English" });
    await screen.findByRole("button", { name: "लॉग आउट" });
    expect(kept()).toBeNull();
    expect(document.documentElement.lang).toBe("hi");
  });
});
