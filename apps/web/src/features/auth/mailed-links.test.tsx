import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInThisContext } from "node:vm";
import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createAccount,
  createAccountHandlers,
  respondWithError,
  respondWithFieldError,
  createPublicConfig,
  handleAuthConfig,
} from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

beforeEach(() => {
  server.use(
    handleAuthConfig(),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
  );
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
  document.head.querySelector('meta[name="referrer"]')?.remove();
});

const FIRST_SCRIPT = readFileSync(resolve(import.meta.dirname, "../../../public/before-paint.js"), "utf8");

/** Opens a page as its mailed link does: the first script takes the token out of the address. */
function openLink(address: string) {
  window.history.replaceState(null, "", address);
  runInThisContext(FIRST_SCRIPT);
  return renderApp(window.location.pathname + window.location.search);
}

const respondWithSession = (token: string) =>
  HttpResponse.json({ status: "success", token, expires_at: new Date().toISOString() });
/** The server says that the link belongs to this address. */
const linkOf = (email: string) => record("/auth/magic-link/address", () => HttpResponse.json({ email }));
/** This browser requested a link for the address some time ago. */
const markRequested = (email: string, agoMs = 60_000) =>
  localStorage.setItem("lagna_links_asked", JSON.stringify({ [email]: Date.now() + 15 * 60_000 - agoMs }));
/** Records each body that is sent to a path. */
const record = (path: string, answer: () => Response) => {
  const bodies: unknown[] = [];
  server.use(
    http.post(`*/api/v1${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
};

describe("requesting a sign-in link", () => {
  test("sends the typed address, and does not reveal whether it has an account", async () => {
    const bodies = record("/auth/magic-link", () => HttpResponse.json({ status: "success", message: "ok" }));
    const { user } = renderApp("/login?return=%2Fabout");
    await user.type(await screen.findByRole("textbox", { name: "Email" }), " asha@example.org");
    await user.click(await screen.findByRole("button", { name: "Email me a sign-in link" }));
    expect(await screen.findByText(/^If asha@example.org can receive email/)).toBeInTheDocument();
    expect(bodies).toEqual([{ email: "asha@example.org" }]);
  });
  test("reports a missing address without a request", async () => {
    const { user } = renderApp("/login");
    await user.click(await screen.findByRole("button", { name: "Email me a sign-in link" }));
    expect(await screen.findByText("Please enter your email")).toBeInTheDocument();
    expect(screen.queryByText("Please enter your password")).not.toBeInTheDocument();
  });
  test("is not offered if the server has no mail", async () => {
    server.use(handleAuthConfig({ magic_link: false }));
    renderApp("/login");
    await screen.findByRole("button", { name: "Log in" });
    // It stays until the server has confirmed the address.
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Email me a sign-in link" })).not.toBeInTheDocument(),
    );
  });
});

describe("a sign-in link", () => {
  const ASHA = "asha@example.org";
  beforeEach(() => void linkOf(ASHA));

  test("is used once the page is visible, leaves the address bar, and redirects after two seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    markRequested(ASHA);
    const bodies = record("/auth/verify-magic-link", () => respondWithSession("t1"));
    server.use(...createAccountHandlers(new Map([["t1", createAccount({ auth_method: "magic_link" })]])));
    const { address } = openLink("/verify-magic-link?token=abc");
    expect(await screen.findByRole("heading", { name: "You are signed in" })).toBeInTheDocument();
    expect(window.location.search).toBe("");
    expect(bodies).toEqual([{ token: "abc" }]);
    expect(localStorage.getItem("authToken")).toBe("t1");
    await act(() => vi.advanceTimersByTimeAsync(1800));
    expect(address()).toBe("/verify-magic-link");
    await act(() => vi.advanceTimersByTimeAsync(300));
    await waitFor(() => expect(address()).toBe("/generate-kundali"));
  });

  test("returns to the page where it was requested", async () => {
    record("/auth/magic-link", () => HttpResponse.json({ status: "success" }));
    record("/auth/verify-magic-link", () => respondWithSession("t1"));
    server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
    const asking = renderApp("/login?return=%2Fabout");
    await asking.user.type(await screen.findByRole("textbox", { name: "Email" }), "asha@example.org");
    await asking.user.click(await screen.findByRole("button", { name: "Email me a sign-in link" }));
    await screen.findByText(/a sign-in link is on its way/);
    asking.unmount();
    const { user, address } = openLink("/verify-magic-link?token=abc");
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await waitFor(() => expect(address()).toBe("/about"));
  });

  test.each([
    ["hidden", () => vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")],
    ["prerendered", () => Object.assign(document, { prerendering: true })],
  ])("on a %s page is not used until someone sees it", async (_, hide) => {
    hide();
    markRequested(ASHA);
    const bodies = record("/auth/verify-magic-link", () => respondWithSession("t1"));
    server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
    openLink("/verify-magic-link?token=abc");
    await screen.findByRole("heading", { name: "Signing you in" });
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(bodies).toEqual([]);
    vi.restoreAllMocks();
    Reflect.deleteProperty(document, "prerendering");
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      document.dispatchEvent(new Event("prerenderingchange"));
    });
    await screen.findByRole("heading", { name: "You are signed in" });
    expect(bodies).toEqual([{ token: "abc" }]);
  });

  const USED = "This magic link has already been used. Please request a new one from the login page.";
  const EXPIRED = "This magic link has expired. Please request a new one from the login page.";
  test.each([
    ["used", () => respondWithFieldError("token", "magic_link_used"), USED],
    ["expired", () => respondWithFieldError("token", "magic_link_expired"), EXPIRED],
    ["unknown", () => respondWithFieldError("token", "magic_link_unknown"), "Failed to verify magic link"],
    ["refused otherwise", () => respondWithError(409, "account_leaving"), "This account is being deleted."],
    [
      "refused by a code of later times",
      () => HttpResponse.json({ detail: "The server's own words", code: "unheard_of" }, { status: 422 }),
      "The server's own words",
    ],
    ["refused without a word", () => new HttpResponse("", { status: 500 }), "Failed to verify magic link"],
  ])("that is %s shows a message with both alternatives", async (_, answer, sentence) => {
    record("/auth/magic-link/address", answer);
    openLink("/verify-magic-link?token=abc");
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(screen.getByRole("link", { name: "Back to Login" })).toHaveAttribute("href", "/login");
    expect(screen.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
    expect(localStorage.getItem("authToken")).toBeNull();
  });

  test("reports that it was used between the check and the sign-in", async () => {
    markRequested(ASHA);
    record("/auth/verify-magic-link", () => respondWithFieldError("token", "magic_link_used"));
    openLink("/verify-magic-link?token=abc");
    expect(await screen.findByRole("alert")).toHaveTextContent(USED);
  });

  test("that did not reach the server can be tried again", async () => {
    markRequested(ASHA);
    const bodies = record("/auth/verify-magic-link", () => respondWithSession("t1"));
    server.use(
      http.post("*/api/v1/auth/verify-magic-link", () => HttpResponse.error(), { once: true }),
      ...createAccountHandlers(new Map([["t1", createAccount()]])),
    );
    const { user } = openLink("/verify-magic-link?token=abc");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "You are signed in" })).toBeInTheDocument();
    expect(bodies).toEqual([{ token: "abc" }]);
  });

  test.each([
    ["that this browser did not request", () => undefined],
    ["that was requested too long ago", () => markRequested(ASHA, 16 * 60_000)],
    ["for another address than the requested one", () => markRequested("ravi@example.org")],
  ])("%s shows its address and waits for a press", async (_, before) => {
    before();
    const bodies = record("/auth/verify-magic-link", () => respondWithSession("t1"));
    server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
    const { user } = openLink("/verify-magic-link?token=abc");
    expect(await screen.findByRole("heading", { name: "Sign in with this link?" })).toBeInTheDocument();
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(bodies).toEqual([]);
    expect(localStorage.getItem("authToken")).toBeNull();
    await user.click(screen.getByRole("button", { name: `Sign in as ${ASHA}` }));
    expect(await screen.findByRole("heading", { name: "You are signed in" })).toBeInTheDocument();
    expect(bodies).toEqual([{ token: "abc" }]);
  });

  test("does not replace a signed-in user, even if this browser requested it", async () => {
    markRequested(ASHA);
    localStorage.setItem("authToken", "ravis");
    server.use(
      ...createAccountHandlers(
        new Map([
          ["ravis", createAccount({ email: "ravi@example.org" })],
          ["t1", createAccount()],
        ]),
      ),
    );
    const bodies = record("/auth/verify-magic-link", () => respondWithSession("t1"));
    const { user } = openLink("/verify-magic-link?token=abc");
    expect(await screen.findByText(/signed in here as ravi@example.org/)).toBeInTheDocument();
    expect(bodies).toEqual([]);
    expect(localStorage.getItem("authToken")).toBe("ravis");
    await user.click(screen.getByRole("button", { name: `Sign in as ${ASHA}` }));
    await screen.findByRole("heading", { name: "You are signed in" });
    expect(localStorage.getItem("authToken")).toBe("t1");
  });

  test("reports an error in the page itself", async () => {
    markRequested(ASHA);
    record("/auth/verify-magic-link", () => HttpResponse.json(null));
    openLink("/verify-magic-link?token=abc");
    expect(await screen.findByRole("alert")).toHaveTextContent("Magic link verification failed");
  });

  test("without a token is refused", async () => {
    renderApp("/verify-magic-link");
    expect(await screen.findByRole("alert")).toHaveTextContent("No verification token provided");
  });
});

describe("a forgotten password", () => {
  test("can be reset with the address already typed", async () => {
    const bodies = record("/password/forgot", () => HttpResponse.json({ status: "success" }));
    const { user } = renderApp("/login");
    await user.type(await screen.findByRole("textbox", { name: "Email" }), "asha@example.org");
    await user.click(screen.getByRole("link", { name: "Forgot your password?" }));
    await screen.findByRole("heading", { name: "Forgot your password?" });
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("asha@example.org");
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByText(/^If asha@example.org has an account/)).toBeInTheDocument();
    expect(bodies).toEqual([{ email: "asha@example.org" }]);
  });

  test("is replaced with the mailed link, which signs in", async () => {
    const bodies = record("/password/reset", () => respondWithSession("t1"));
    server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
    const { user, address } = openLink("/reset-password?token=abc");
    await user.type(await screen.findByLabelText("New password"), "four steady lamps");
    await user.click(screen.getByRole("button", { name: "Save and log in" }));
    await waitFor(() => expect(address()).toBe("/generate-kundali"));
    expect(bodies).toEqual([{ token: "abc", password: "four steady lamps" }]);
  });

  test("is not replaced if the server refuses it or the link is used", async () => {
    const common = "This password is one of the most common ones. Please choose another";
    record("/password/reset", () => respondWithFieldError("password", "password_common"));
    const { user } = openLink("/reset-password?token=abc");
    await user.type(await screen.findByLabelText("New password"), "password123");
    await user.click(screen.getByRole("button", { name: "Save and log in" }));
    expect(await screen.findByText(common)).toBeInTheDocument();
    expect(screen.getByLabelText("New password")).toBeInvalid();
    const spent = "This link has already been used. Please ask for a new one";
    record("/password/reset", () => respondWithFieldError("token", "link_used"));
    await user.click(screen.getByRole("button", { name: "Save and log in" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(spent);
  });
});

describe("confirming an address", () => {
  test("needs a press by a signed-in user", async () => {
    localStorage.setItem("authToken", "t1");
    server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
    const bodies = record("/auth/verify-email", () => HttpResponse.json({ status: "success" }));
    const { user } = openLink("/verify-email?token=abc");
    const press = await screen.findByRole("button", { name: "Confirm my address" });
    expect(bodies).toEqual([]);
    await user.click(press);
    expect(await screen.findByText("Thank you. Your address is confirmed.")).toBeInTheDocument();
    expect(bodies).toEqual([{ token: "abc" }]);
    expect(sessionStorage.getItem("lagna_verify_email_token")).toBeNull();
  });
  test("waits for a sign-in, and keeps the token meanwhile", async () => {
    const first = openLink("/verify-email?token=abc");
    const link = await screen.findByRole("link", { name: "Log in" });
    expect(link).toHaveAttribute("href", "/login?return=%2Fverify-email");
    first.unmount();
    localStorage.setItem("authToken", "t1");
    server.use(...createAccountHandlers(new Map([["t1", createAccount()]])));
    renderApp("/verify-email");
    expect(await screen.findByRole("button", { name: "Confirm my address" })).toBeInTheDocument();
  });
});
