import { act, screen, waitFor } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ValidateTokenResponse } from "@lagna/contract";
import { getToken } from "../../lib/session-token.ts";
import { account, accountServer, problem, refusedField, publicConfig, waysIn } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

beforeEach(() => {
  server.use(
    waysIn(),
    http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())),
  );
});

const known = (entries: Record<string, ValidateTokenResponse>) => {
  const tokens = new Map(Object.entries(entries));
  server.use(...accountServer(tokens));
  return tokens;
};
const hold = (token: string) => localStorage.setItem("authToken", token);
const signedInAt = async (path: string) => {
  hold("t1");
  const tokens = known({ t1: account() });
  const app = renderApp(path);
  await screen.findByRole("button", { name: "Logout" });
  return { ...app, tokens };
};

describe("a protected route", () => {
  test("shows a spinner while the account is asked for", async () => {
    hold("t1");
    server.use(http.get("*/api/v1/validate-token", () => delay("infinite")));
    renderApp("/generate-kundali");
    const words = await screen.findByText("Loading…");
    expect(screen.getAllByRole("status")).toContain(words.parentElement);
    expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
  });

  test("without a session leads to /login, which remembers the way back", async () => {
    const { address } = renderApp("/generate-kundali?preset=kp");
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
    expect(address()).toBe("/login?return=%2Fgenerate-kundali%3Fpreset%3Dkp");
  });

  test("for an account not yet activated shows 'Access pending', and the page once it is", async () => {
    hold("t1");
    const tokens = known({ t1: account({ authorized: false }) });
    const { user } = renderApp("/generate-kundali");
    expect(await screen.findByRole("heading", { name: "Access pending" })).toBeInTheDocument();
    expect(
      screen.getByText("Your account has been created, but an administrator must activate your access."),
    ).toBeInTheDocument();
    expect(screen.getByText("Please try again later or contact support.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByText("Not activated yet.")).toBeInTheDocument();
    tokens.set("t1", account());
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByRole("button", { name: "Generate Kundali" })).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Access pending" })).not.toBeInTheDocument();
  });

  test.each([
    ["an unknown token", () => problem(401, "unauthenticated")],
    ["a token called invalid", () => HttpResponse.json(account({ valid: false, reason: "expired" }))],
    ["a server that fails", () => problem(500, "internal")],
  ])("with %s clears it and leads to /login", async (_, answer) => {
    hold("t1");
    server.use(http.get("*/api/v1/validate-token", answer));
    renderApp("/generate-kundali");
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
    expect(getToken()).toBeNull();
  });

  test("that could not be judged, for a fault of the server's, leads to /login with the reason", async () => {
    hold("t1");
    server.use(http.get("*/api/v1/validate-token", () => new HttpResponse("", { status: 500 })));
    renderApp("/generate-kundali");
    expect(await screen.findByText("Token validation failed")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
  });

  test("keeps the token when no answer comes, says so, and goes on when the connection is back", async () => {
    hold("t1");
    server.use(http.get("*/api/v1/validate-token", () => HttpResponse.error()));
    const { address } = renderApp("/generate-kundali");
    expect(await screen.findByRole("heading", { name: "The server cannot be reached" })).toBeInTheDocument();
    expect(getToken()).toBe("t1");
    server.resetHandlers();
    known({ t1: account() });
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("button", { name: "Logout" })).toBeInTheDocument();
    expect(address()).toBe("/generate-kundali");
  });
});

test("a session begun elsewhere arrives at /auth-default, which goes on to the generator", async () => {
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
  ])("from %s goes to %s", async (from, to) => {
    known({ t1: account() });
    answerLogin(() => HttpResponse.json({ status: "success", token: "t1", expires_at: new Date().toISOString() }));
    const { user, address } = renderApp(from);
    await fill(user);
    await waitFor(() => expect(address()).toBe(to));
    expect(localStorage.getItem("authToken")).toBe("t1");
  });

  test("sends what was typed, without a token", async () => {
    let seen: { body: unknown; authorization: string | null } | undefined;
    known({});
    server.use(
      http.post("*/api/v1/login", async ({ request }) => {
        seen = { body: await request.json(), authorization: request.headers.get("authorization") };
        return problem(401, "wrong_password");
      }),
    );
    const { user } = renderApp("/login");
    await fill(user);
    expect(await screen.findByRole("alert")).toHaveTextContent("The email or password is not right.");
    expect(seen).toEqual({ body: { email: "asha@example.org", password: "correct horse" }, authorization: null });
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("asha@example.org");
  });

  test.each([
    ["the sentence of the server's code", () => problem(429, "too_many_requests"), "Rate limit exceeded."],
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

  test("says what is missing, beside its field, and asks no server", async () => {
    const { user } = renderApp("/login");
    await user.click(await screen.findByRole("button", { name: "Log in" }));
    expect(await screen.findByText("Please enter your email")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Email" })).toBeInvalid();
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription("Please enter your email");
    expect(screen.getByText("Please enter your password")).toBeInTheDocument();
  });

  test("shows and hides the password, and the button says which", async () => {
    const { user } = renderApp("/login");
    const password = await screen.findByLabelText("Password");
    await user.type(password, "correct horse");
    expect(password).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(password).toHaveAttribute("type", "password");
  });

  test("is passed by when already signed in", async () => {
    const { address } = await signedInAt("/login");
    await waitFor(() => expect(address()).toBe("/generate-kundali"));
  });
});

test("sign-up sends name, e-mail and password and signs in", async () => {
  let seen: unknown;
  known({ t9: account({ authorized: false }) });
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

test("sign-up loses no name and address by a reload, keeps no password, shown or not, and nothing once it was sent", async () => {
  server.use(
    ...accountServer(new Map([["t9", account({ authorized: false })]])),
    http.post("*/api/v1/signup", () =>
      HttpResponse.json({ status: "success", token: "t9", expires_at: new Date().toISOString() }),
    ),
  );
  const before = renderApp("/signup");
  await before.user.type(await screen.findByRole("textbox", { name: "Name" }), "Asha");
  await before.user.type(screen.getByRole("textbox", { name: "Email" }), "asha@example.org");
  await before.user.click(screen.getByRole("button", { name: /show/i }));
  await before.user.type(screen.getByLabelText("Password"), "seven quiet rivers");
  const kept = [sessionStorage, localStorage].flatMap((storage) => Object.values<string>(storage)).join();
  expect(kept).toContain("asha@example.org");
  expect(kept).not.toContain("rivers");
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

test("who signs up first is told before that this makes the administrator, and nobody after", async () => {
  const said = "There is no account here yet. The first one, which you make now, is the administrator’s.";
  server.use(waysIn({ founds: true }));
  const first = renderApp("/signup");
  expect(await screen.findByText(said)).toBeInTheDocument();
  await first.user.click(screen.getByRole("button", { name: "हिन्दी" }));
  expect(await screen.findByText("यह सर्वर नया है")).toBeInTheDocument();
  await first.user.click(screen.getByRole("button", { name: "English" }));
  first.unmount();
  const asked = vi.fn<() => void>();
  server.events.on("response:mocked", asked);
  server.use(waysIn({ founds: false }));
  renderApp("/signup");
  await screen.findByRole("button", { name: "Create account" });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByText(said)).not.toBeInTheDocument();
  server.events.removeAllListeners();
});

test("a new server's set-up code is asked for once the server wants it, and sent with the form", async () => {
  known({ t9: account({ authorized: false }) });
  const seen: unknown[] = [];
  server.use(
    http.post("*/api/v1/signup", async ({ request }) => {
      seen.push(await request.json());
      if (seen.length === 1) return refusedField("setup_code", "setup_code_missing");
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

test("what the server refuses of a field stands beside it, in the reader's language", async () => {
  const detail = "This password is one of the most common ones. Please choose another";
  server.use(http.post("*/api/v1/signup", () => refusedField("password", "password_common")));
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
  test("ends by Logout, on the server too, and leads to the start page", async () => {
    const { user, address, tokens } = await signedInAt("/generate-kundali");
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(address()).toBe("/"));
    expect(getToken()).toBeNull();
    expect(tokens.size).toBe(0);
    expect(screen.queryByRole("link", { name: "Create Kundli" })).not.toBeInTheDocument();
  });

  test("left by Logout while its page is still on the way leads to the start page", async () => {
    hold("t1");
    known({ t1: account() });
    const { user, address } = renderApp("/about");
    await user.click(await screen.findByRole("link", { name: "Create Kundli" }));
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(address()).toBe("/"));
    await screen.findByRole("heading", { level: 1, name: "The sky of the moment you were born." });
    expect(address()).toBe("/");
  });

  test("ended in another tab ends here too", async () => {
    const { address } = await signedInAt("/generate-kundali");
    localStorage.removeItem("authToken");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "authToken", newValue: null })));
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
    expect(address()).toBe("/login?return=%2Fgenerate-kundali");
  });

  test("begun in another tab begins here too", async () => {
    known({ t1: account() });
    const { address } = renderApp("/login?return=%2Fabout");
    await screen.findByRole("heading", { name: "Welcome Back" });
    hold("t1");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "authToken", newValue: "t1" })));
    await waitFor(() => expect(address()).toBe("/about"));
  });
});
