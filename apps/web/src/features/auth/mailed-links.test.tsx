import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInThisContext } from "node:vm";
import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { account, accountServer, problem, refusedField, publicConfig, waysIn } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

beforeEach(() => {
  server.use(
    waysIn(),
    http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())),
  );
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
  document.head.querySelector('meta[name="referrer"]')?.remove();
});

const FIRST_SCRIPT = readFileSync(resolve(import.meta.dirname, "../../../public/before-paint.js"), "utf8");

/** A page as its mailed link opens it: what runs first takes the token out of the address. */
function openLink(address: string) {
  window.history.replaceState(null, "", address);
  runInThisContext(FIRST_SCRIPT);
  return renderApp(window.location.pathname + window.location.search);
}

const session = (token: string) =>
  HttpResponse.json({ status: "success", token, expires_at: new Date().toISOString() });
/** The link is of this address. */
const linkOf = (email: string) => record("/auth/magic-link/address", () => HttpResponse.json({ email }));
/** This browser asked for a link to the address a while ago. */
const asked = (email: string, agoMs = 60_000) =>
  localStorage.setItem("lagna_links_asked", JSON.stringify({ [email]: Date.now() + 15 * 60_000 - agoMs }));
/** Takes each body that is sent to an address. */
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

describe("asking for a link to sign in", () => {
  test("sends the address that is typed, and says where to look without saying whether it is known", async () => {
    const bodies = record("/auth/magic-link", () => HttpResponse.json({ status: "success", message: "ok" }));
    const { user } = renderApp("/login?return=%2Fabout");
    await user.type(await screen.findByRole("textbox", { name: "Email" }), " asha@example.org");
    await user.click(await screen.findByRole("button", { name: "Mail me a sign-in link" }));
    expect(await screen.findByText(/^If mail reaches asha@example.org/)).toBeInTheDocument();
    expect(bodies).toEqual([{ email: "asha@example.org" }]);
  });
  test("without an address says so and asks no server", async () => {
    const { user } = renderApp("/login");
    await user.click(await screen.findByRole("button", { name: "Mail me a sign-in link" }));
    expect(await screen.findByText("Please enter your email")).toBeInTheDocument();
    expect(screen.queryByText("Please enter your password")).not.toBeInTheDocument();
  });
  test("is not offered where the server has no mail", async () => {
    server.use(waysIn({ magic_link: false }));
    renderApp("/login");
    await screen.findByRole("button", { name: "Log in" });
    // It stands until the server has said so.
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Mail me a sign-in link" })).not.toBeInTheDocument(),
    );
  });
});

describe("a link to sign in", () => {
  const ASHA = "asha@example.org";
  beforeEach(() => void linkOf(ASHA));

  test("is used once the page is seen, leaves the address bar, and leads on after two seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    asked(ASHA);
    const bodies = record("/auth/verify-magic-link", () => session("t1"));
    server.use(...accountServer(new Map([["t1", account({ auth_method: "magic_link" })]])));
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

  test("goes back to where the person was when they asked for it", async () => {
    record("/auth/magic-link", () => HttpResponse.json({ status: "success" }));
    record("/auth/verify-magic-link", () => session("t1"));
    server.use(...accountServer(new Map([["t1", account()]])));
    const asking = renderApp("/login?return=%2Fabout");
    await asking.user.type(await screen.findByRole("textbox", { name: "Email" }), "asha@example.org");
    await asking.user.click(await screen.findByRole("button", { name: "Mail me a sign-in link" }));
    await screen.findByText(/^If mail reaches/);
    asking.unmount();
    const { user, address } = openLink("/verify-magic-link?token=abc");
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await waitFor(() => expect(address()).toBe("/about"));
  });

  test.each([
    ["hidden", () => vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")],
    ["prerendered", () => Object.assign(document, { prerendering: true })],
  ])("on a %s page is not used until somebody sees it", async (_, hide) => {
    hide();
    asked(ASHA);
    const bodies = record("/auth/verify-magic-link", () => session("t1"));
    server.use(...accountServer(new Map([["t1", account()]])));
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
    ["used", () => refusedField("token", "magic_link_used"), USED],
    ["expired", () => refusedField("token", "magic_link_expired"), EXPIRED],
    ["unknown", () => refusedField("token", "magic_link_unknown"), "Failed to verify magic link"],
    ["refused otherwise", () => problem(409, "account_leaving"), "This account is being deleted."],
    [
      "refused by a code of later times",
      () => HttpResponse.json({ detail: "The server's own words", code: "unheard_of" }, { status: 422 }),
      "The server's own words",
    ],
    ["refused without a word", () => new HttpResponse("", { status: 500 }), "Failed to verify magic link"],
  ])("that is %s says so, with both ways out", async (_, answer, sentence) => {
    record("/auth/magic-link/address", answer);
    openLink("/verify-magic-link?token=abc");
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(screen.getByRole("link", { name: "Back to Login" })).toHaveAttribute("href", "/login");
    expect(screen.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
    expect(localStorage.getItem("authToken")).toBeNull();
  });

  test("that was used between the look and the sign-in says so", async () => {
    asked(ASHA);
    record("/auth/verify-magic-link", () => refusedField("token", "magic_link_used"));
    openLink("/verify-magic-link?token=abc");
    expect(await screen.findByRole("alert")).toHaveTextContent(USED);
  });

  test("that did not reach the server can be tried again", async () => {
    asked(ASHA);
    const bodies = record("/auth/verify-magic-link", () => session("t1"));
    server.use(
      http.post("*/api/v1/auth/verify-magic-link", () => HttpResponse.error(), { once: true }),
      ...accountServer(new Map([["t1", account()]])),
    );
    const { user } = openLink("/verify-magic-link?token=abc");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "You are signed in" })).toBeInTheDocument();
    expect(bodies).toEqual([{ token: "abc" }]);
  });

  test.each([
    ["that this browser did not ask for", () => undefined],
    ["that was asked for too long ago", () => asked(ASHA, 16 * 60_000)],
    ["to another address than was asked for", () => asked("ravi@example.org")],
  ])("%s names its address and waits for a press", async (_, before) => {
    before();
    const bodies = record("/auth/verify-magic-link", () => session("t1"));
    server.use(...accountServer(new Map([["t1", account()]])));
    const { user } = openLink("/verify-magic-link?token=abc");
    expect(await screen.findByRole("heading", { name: "Sign in with this link?" })).toBeInTheDocument();
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(bodies).toEqual([]);
    expect(localStorage.getItem("authToken")).toBeNull();
    await user.click(screen.getByRole("button", { name: `Sign in as ${ASHA}` }));
    expect(await screen.findByRole("heading", { name: "You are signed in" })).toBeInTheDocument();
    expect(bodies).toEqual([{ token: "abc" }]);
  });

  test("replaces nobody who is signed in, though this browser asked for it", async () => {
    asked(ASHA);
    localStorage.setItem("authToken", "ravis");
    server.use(
      ...accountServer(
        new Map([
          ["ravis", account({ email: "ravi@example.org" })],
          ["t1", account()],
        ]),
      ),
    );
    const bodies = record("/auth/verify-magic-link", () => session("t1"));
    const { user } = openLink("/verify-magic-link?token=abc");
    expect(await screen.findByText(/signed in here as ravi@example.org/)).toBeInTheDocument();
    expect(bodies).toEqual([]);
    expect(localStorage.getItem("authToken")).toBe("ravis");
    await user.click(screen.getByRole("button", { name: `Sign in as ${ASHA}` }));
    await screen.findByRole("heading", { name: "You are signed in" });
    expect(localStorage.getItem("authToken")).toBe("t1");
  });

  test("that breaks in the page itself says so", async () => {
    asked(ASHA);
    record("/auth/verify-magic-link", () => HttpResponse.json(null));
    openLink("/verify-magic-link?token=abc");
    expect(await screen.findByRole("alert")).toHaveTextContent("Magic link verification failed");
  });

  test("without a token", async () => {
    renderApp("/verify-magic-link");
    expect(await screen.findByRole("alert")).toHaveTextContent("No verification token provided");
  });
});

describe("a forgotten password", () => {
  test("is asked for with the address already typed", async () => {
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

  test("is replaced by the mailed link, which signs in", async () => {
    const bodies = record("/password/reset", () => session("t1"));
    server.use(...accountServer(new Map([["t1", account()]])));
    const { user, address } = openLink("/reset-password?token=abc");
    await user.type(await screen.findByLabelText("New password"), "four steady lamps");
    await user.click(screen.getByRole("button", { name: "Save and log in" }));
    await waitFor(() => expect(address()).toBe("/generate-kundali"));
    expect(bodies).toEqual([{ token: "abc", password: "four steady lamps" }]);
  });

  test("is not replaced by one the server refuses, nor by a spent link", async () => {
    const common = "This password is one of the most common ones. Please choose another";
    record("/password/reset", () => refusedField("password", "password_common"));
    const { user } = openLink("/reset-password?token=abc");
    await user.type(await screen.findByLabelText("New password"), "password123");
    await user.click(screen.getByRole("button", { name: "Save and log in" }));
    expect(await screen.findByText(common)).toBeInTheDocument();
    expect(screen.getByLabelText("New password")).toBeInvalid();
    const spent = "This link has already been used. Please ask for a new one";
    record("/password/reset", () => refusedField("token", "link_used"));
    await user.click(screen.getByRole("button", { name: "Save and log in" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(spent);
  });
});

describe("confirming an address", () => {
  test("takes a press by whoever is signed in", async () => {
    localStorage.setItem("authToken", "t1");
    server.use(...accountServer(new Map([["t1", account()]])));
    const bodies = record("/auth/verify-email", () => HttpResponse.json({ status: "success" }));
    const { user } = openLink("/verify-email?token=abc");
    const press = await screen.findByRole("button", { name: "Confirm my address" });
    expect(bodies).toEqual([]);
    await user.click(press);
    expect(await screen.findByText("Thank you. Your address is confirmed.")).toBeInTheDocument();
    expect(bodies).toEqual([{ token: "abc" }]);
    expect(sessionStorage.getItem("lagna_verify_email_token")).toBeNull();
  });
  test("waits for a sign-in first, and keeps its token meanwhile", async () => {
    const first = openLink("/verify-email?token=abc");
    const link = await screen.findByRole("link", { name: "Log in" });
    expect(link).toHaveAttribute("href", "/login?return=%2Fverify-email");
    first.unmount();
    localStorage.setItem("authToken", "t1");
    server.use(...accountServer(new Map([["t1", account()]])));
    renderApp("/verify-email");
    expect(await screen.findByRole("button", { name: "Confirm my address" })).toBeInTheDocument();
  });
});
