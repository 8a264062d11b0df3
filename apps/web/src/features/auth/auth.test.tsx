import { act, screen, waitFor } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ValidateTokenResponse } from "@lagna/contract";
import { getToken } from "../../lib/session-token.ts";
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

const serveAccounts = (entries: Record<string, ValidateTokenResponse>) => {
  const tokens = new Map(Object.entries(entries));
  server.use(...createAccountHandlers(tokens));
  return tokens;
};
const storeToken = (token: string) => localStorage.setItem("authToken", token);
const signedInAt = async (path: string) => {
  storeToken("t1");
  const tokens = serveAccounts({ t1: createAccount() });
  const app = renderApp(path);
  await screen.findByRole("button", { name: "Logout" });
  return { ...app, tokens };
};

describe("a protected route", () => {
  test("shows a spinner while the account is requested", async () => {
    storeToken("t1");
    server.use(http.get("*/api/v1/validate-token", () => delay("infinite")));
    renderApp("/generate-kundali");
    const words = await screen.findByText("Loading…");
    expect(screen.getAllByRole("status")).toContain(words.parentElement);
    expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
  });

  test("without a session redirects to /login with the return path", async () => {
    const { address } = renderApp("/generate-kundali?preset=kp");
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
    expect(address()).toBe("/login?return=%2Fgenerate-kundali%3Fpreset%3Dkp");
  });

  test("shows 'Access pending' to an account not yet activated, and the page after activation", async () => {
    storeToken("t1");
    const tokens = serveAccounts({ t1: createAccount({ authorized: false }) });
    const { user } = renderApp("/generate-kundali");
    expect(await screen.findByRole("heading", { name: "Access pending" })).toBeInTheDocument();
    expect(
      screen.getByText("Your account has been created, but an administrator must activate your access."),
    ).toBeInTheDocument();
    expect(screen.getByText("Please try again later or contact support.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByText("Not activated yet.")).toBeInTheDocument();
    tokens.set("t1", createAccount());
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByRole("button", { name: "Generate Kundali" })).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Access pending" })).not.toBeInTheDocument();
  });

  test.each([
    ["an unknown token", () => respondWithError(401, "unauthenticated")],
    ["a token called invalid", () => HttpResponse.json(createAccount({ valid: false, reason: "expired" }))],
    ["a server that fails", () => respondWithError(500, "internal")],
  ])("with %s clears the token and redirects to /login", async (_, answer) => {
    storeToken("t1");
    server.use(http.get("*/api/v1/validate-token", answer));
    renderApp("/generate-kundali");
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
    expect(getToken()).toBeNull();
  });

  test("after a server error redirects to /login with the reason", async () => {
    storeToken("t1");
    server.use(http.get("*/api/v1/validate-token", () => new HttpResponse("", { status: 500 })));
    renderApp("/generate-kundali");
    expect(await screen.findByText("Token validation failed")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
  });

  test("keeps the token if no answer arrives, says so, and continues when the connection is back", async () => {
    storeToken("t1");
    server.use(http.get("*/api/v1/validate-token", () => HttpResponse.error()));
    const { address } = renderApp("/generate-kundali");
    expect(await screen.findByRole("heading", { name: "The server cannot be reached" })).toBeInTheDocument();
    expect(getToken()).toBe("t1");
    server.resetHandlers();
    serveAccounts({ t1: createAccount() });
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("button", { name: "Logout" })).toBeInTheDocument();
    expect(address()).toBe("/generate-kundali");
  });
});

test("a session created elsewhere arrives at /auth-default, which redirects to the generator", async () => {
  const { address } = await signedInAt("/auth-default");
  await waitFor(() => expect(address()).toBe("/generate-kundali"));
});

describe("login", () => {
  const answerLogin = (answer: () => Response | Promise<Response>) => server.use(http.post("*/api/v1/login", answer));
  const fill = async (user: ReturnType<typeof renderApp>["user"]) => {
    await user.type(await screen.findByRole("textbox", { name: "Email" }), "asha@example.org");
    await user.type(screen.getByLabelText("Password"), "correct horse");
    await user.click(screen.getByRole("button", { name: "Log in" }));
  };

  test.each([
    ["/login", "/generate-kundali"],
    ["/login?return=%2Fabout", "/about"],
    ["/login?return=https%3A%2F%2Fevil.example", "/generate-kundali"],
    ["/login?return=%2F%2Fevil.example", "/generate-kundali"],
  ])("from %s redirects to %s", async (from, to) => {
    serveAccounts({ t1: createAccount() });
    answerLogin(() => HttpResponse.json({ status: "success", token: "t1", expires_at: new Date().toISOString() }));
    const { user, address } = renderApp(from);
    await fill(user);
    await waitFor(() => expect(address()).toBe(to));
    expect(localStorage.getItem("authToken")).toBe("t1");
  });

  test("sends the typed values, without a token", async () => {
    let seen: { body: unknown; authorization: string | null } | undefined;
    serveAccounts({});
    server.use(
      http.post("*/api/v1/login", async ({ request }) => {
        seen = { body: await request.json(), authorization: request.headers.get("authorization") };
        return respondWithError(401, "wrong_password");
      }),
    );
    const { user } = renderApp("/login");
    await fill(user);
    expect(await screen.findByRole("alert")).toHaveTextContent("The email or password is not right.");
    expect(seen).toEqual({ body: { email: "asha@example.org", password: "correct horse" }, authorization: null });
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("asha@example.org");
  });

  test.each([
    ["the sentence of the server's code", () => respondWithError(429, "too_many_requests"), "Rate limit exceeded."],
    ["the server's own sentence", () => HttpResponse.json({ detail: "Slow down." }, { status: 429 }), "Slow down."],
    [
      "its own where there is no answer",
      () => HttpResponse.error(),
      "Network error. Please check your connection and try again.",
    ],
    ["the fallback where the server says nothing", () => new HttpResponse("", { status: 500 }), "Login failed"],
  ])("shows %s when it fails", async (_, answer, sentence) => {
    answerLogin(answer);
    const { user } = renderApp("/login");
    await fill(user);
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  });

  test("reports missing values beside their fields, without a request", async () => {
    const { user } = renderApp("/login");
    await user.click(await screen.findByRole("button", { name: "Log in" }));
    expect(await screen.findByText("Please enter your email")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Email" })).toBeInvalid();
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription("Please enter your email");
    expect(screen.getByText("Please enter your password")).toBeInTheDocument();
  });

  test("shows and hides the password, and updates the button's label", async () => {
    const { user } = renderApp("/login");
    const password = await screen.findByLabelText("Password");
    await user.type(password, "correct horse");
    expect(password).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(password).toHaveAttribute("type", "password");
  });

  test("is skipped when already signed in", async () => {
    const { address } = await signedInAt("/login");
    await waitFor(() => expect(address()).toBe("/generate-kundali"));
  });
});

test("sign-up sends name, e-mail and password and signs in", async () => {
  let seen: unknown;
  serveAccounts({ t9: createAccount({ authorized: false }) });
  server.use(
    http.post("*/api/v1/signup", async ({ request }) => {
      seen = await request.json();
      return HttpResponse.json({ status: "success", token: "t9", expires_at: new Date().toISOString() });
    }),
  );
  const { user } = renderApp("/signup");
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Asha");
  await user.type(screen.getByRole("textbox", { name: "Email" }), "asha@example.org");
  await user.type(screen.getByLabelText("Password"), "short");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findByText("Password must have at least 8 characters")).toBeInTheDocument();
  expect(seen).toBeUndefined();
  await user.type(screen.getByLabelText("Password"), " but longer");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findByRole("heading", { name: "Access pending" })).toBeInTheDocument();
  expect(seen).toEqual({ name: "Asha", email: "asha@example.org", password: "short but longer" });
});

test("sign-up keeps name and address over a reload but never the password, and nothing once it was sent", async () => {
  server.use(
    ...createAccountHandlers(new Map([["t9", createAccount({ authorized: false })]])),
    http.post("*/api/v1/signup", () =>
      HttpResponse.json({ status: "success", token: "t9", expires_at: new Date().toISOString() }),
    ),
  );
  const before = renderApp("/signup");
  await before.user.type(await screen.findByRole("textbox", { name: "Name" }), "Asha");
  await before.user.type(screen.getByRole("textbox", { name: "Email" }), "asha@example.org");
  await before.user.click(screen.getByRole("button", { name: /show/i }));
  await before.user.type(screen.getByLabelText("Password"), "seven quiet rivers");
  const stored = [sessionStorage, localStorage].flatMap((storage) => Object.values<string>(storage)).join();
  expect(stored).toContain("asha@example.org");
  expect(stored).not.toContain("rivers");
  before.unmount();
  const { user } = renderApp("/signup");
  expect(await screen.findByRole("textbox", { name: "Name" })).toHaveValue("Asha");
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("asha@example.org");
  expect(screen.getByLabelText("Password")).toHaveValue("");
  await user.type(screen.getByLabelText("Password"), "seven quiet rivers");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findByRole("heading", { name: "Access pending" })).toBeInTheDocument();
  expect(sessionStorage.getItem("lagna_typed_signup")).toBeNull();
});

test("tells the first user before sign-up that the account becomes the administrator's, and later users not", async () => {
  const notice = "There is no account here yet. The first one is the administrator’s.";
  server.use(handleAuthConfig({ founds: true }));
  const first = renderApp("/signup");
  expect(await screen.findByText(notice)).toBeInTheDocument();
  await first.user.click(screen.getByRole("button", { name: "हिन्दी" }));
  expect(await screen.findByText("यह सर्वर नया है")).toBeInTheDocument();
  await first.user.click(screen.getByRole("button", { name: "English" }));
  first.unmount();
  const onRequest = vi.fn<() => void>();
  server.events.on("response:mocked", onRequest);
  server.use(handleAuthConfig({ founds: false }));
  renderApp("/signup");
  await screen.findByRole("button", { name: "Create account" });
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  server.events.removeAllListeners();
});

test("asks for the set-up code once a new server requires it, and sends it with the form", async () => {
  serveAccounts({ t9: createAccount({ authorized: false }) });
  const seen: unknown[] = [];
  server.use(
    http.post("*/api/v1/signup", async ({ request }) => {
      seen.push(await request.json());
      if (seen.length === 1) return respondWithFieldError("setup_code", "setup_code_missing");
      return HttpResponse.json({ status: "success", token: "t9", expires_at: new Date().toISOString() });
    }),
  );
  const { user } = renderApp("/signup");
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Asha");
  await user.type(screen.getByRole("textbox", { name: "Email" }), "asha@example.org");
  await user.type(screen.getByLabelText("Password"), "four steady lamps");
  expect(screen.queryByLabelText("Set-up code")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Create account" }));
  await user.type(await screen.findByLabelText("Set-up code"), "ABCD-EFGH-JKMN-PQRS");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findByRole("heading", { name: "Access pending" })).toBeInTheDocument();
  const form = { name: "Asha", email: "asha@example.org", password: "four steady lamps" };
  expect(seen).toEqual([form, { ...form, setup_code: "ABCD-EFGH-JKMN-PQRS" }]);
});

test("shows a server's field error beside the field, in the reader's language", async () => {
  const detail = "This password is one of the most common ones. Please choose another";
  server.use(http.post("*/api/v1/signup", () => respondWithFieldError("password", "password_common")));
  const { user } = renderApp("/signup");
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Asha");
  await user.type(screen.getByRole("textbox", { name: "Email" }), "asha@example.org");
  await user.type(screen.getByLabelText("Password"), "password1");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(screen.getByLabelText("Password")).toBeInvalid();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "हिन्दी" }));
  expect(await screen.findByText(/^यह पासवर्ड सबसे आम/)).toBeInTheDocument();
});

describe("a session", () => {
  test("is ended by Logout, also on the server, and the start page opens", async () => {
    const { user, address, tokens } = await signedInAt("/generate-kundali");
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(address()).toBe("/"));
    expect(getToken()).toBeNull();
    expect(tokens.size).toBe(0);
    expect(screen.queryByRole("link", { name: "Create Kundli" })).not.toBeInTheDocument();
  });

  test("that is ended while its page still loads opens the start page", async () => {
    storeToken("t1");
    serveAccounts({ t1: createAccount() });
    const { user, address } = renderApp("/about");
    await user.click(await screen.findByRole("link", { name: "Create Kundli" }));
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(address()).toBe("/"));
    await screen.findByRole("heading", { level: 1, name: "An astrologer you can check." });
    expect(address()).toBe("/");
  });

  test("ended in another tab ends in this one", async () => {
    const { address } = await signedInAt("/generate-kundali");
    localStorage.removeItem("authToken");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "authToken", newValue: null })));
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
    expect(address()).toBe("/login?return=%2Fgenerate-kundali");
  });

  test("started in another tab starts in this one", async () => {
    serveAccounts({ t1: createAccount() });
    const { address } = renderApp("/login?return=%2Fabout");
    await screen.findByRole("heading", { name: "Welcome Back" });
    storeToken("t1");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "authToken", newValue: "t1" })));
    await waitFor(() => expect(address()).toBe("/about"));
  });
});
