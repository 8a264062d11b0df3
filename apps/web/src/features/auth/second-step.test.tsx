import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SecondStep, ValidateTokenResponse } from "@lagna/contract";
import {
  createAccount,
  createAccountHandlers,
  respondWithError,
  createPublicConfig,
  respondWithFieldError,
  handleAuthConfig,
} from "../../test/fake-accounts.ts";
import { fakePasskeys } from "../../test/fake-passkeys.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

let tokens: Map<string, ValidateTokenResponse>;
let sent: unknown[];

/** A server that requires the second step from every sign-in; `answer` is its response to the step. */
function serve(steps: SecondStep[], answer: () => Response | undefined = () => undefined) {
  tokens = new Map([["half", createAccount({ authorized: false, second_step: steps })]]);
  sent = [];
  const completeSession = { status: "success", token: "whole", expires_at: "2026-03-01T08:00:00.000Z" };
  server.use(
    ...createAccountHandlers(tokens),
    handleAuthConfig(),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.post("*/api/v1/login", () => HttpResponse.json({ ...completeSession, token: "half" })),
    http.post("*/api/v1/auth/verify-magic-link", () => HttpResponse.json({ ...completeSession, token: "half" })),
    http.post("*/api/v1/auth/magic-link/address", () => HttpResponse.json({ email: "asha@example.org" })),
    http.post("*/api/v1/auth/second-step/passkey", () => HttpResponse.json({ challenge: "Y2hhbGxlbmdl" })),
    http.post("*/api/v1/auth/second-step", async ({ request }) => {
      sent.push(await request.json());
      const refused = answer();
      if (refused) return refused;
      tokens.delete("half");
      tokens.set("whole", createAccount());
      return HttpResponse.json(completeSession);
    }),
  );
}

const openStep = async (address = "/second-step") => {
  localStorage.setItem("authToken", "half");
  const app = renderApp(address);
  await screen.findByRole("heading", { level: 1, name: "One more step" });
  return app;
};

beforeEach(() => serve(["totp", "recovery_code"]));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "credentials");
});

describe("a user with a second factor", () => {
  test("goes from the password to the second step, and from there to the requested page", async () => {
    const { user, address } = renderApp("/login?return=%2Fabout");
    await user.type(await screen.findByLabelText("Email"), "asha@example.org");
    await user.type(screen.getByLabelText("Password"), "nine planets, one sky");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    const code = await screen.findByLabelText("Code from your authenticator app");
    expect(address()).toBe("/second-step?return=%2Fabout");
    await waitFor(() => expect(code).toHaveFocus());
    await user.type(code, "123 456{Enter}");
    await waitFor(() => expect(address()).toBe("/about"));
    expect(sent).toEqual([{ code: "123 456" }]);
    expect(localStorage.getItem("authToken")).toBe("whole");
  });

  test("reaches the second step from a mailed link too, and is not called signed in yet", async () => {
    globalThis.lagnaMailedToken = "mailed";
    const { user, address } = renderApp("/verify-magic-link");
    await user.click(await screen.findByRole("button", { name: "Sign in as asha@example.org" }));
    await screen.findByRole("heading", { level: 1, name: "One more step" });
    expect(screen.queryByText("You are signed in")).not.toBeInTheDocument();
    expect(address()).toMatch(/^\/second-step\?return=/);
  });

  test("is sent from every protected page to the second step, and is not treated as signed in", async () => {
    localStorage.setItem("authToken", "half");
    const { address } = renderApp("/kundlis?tag=family");
    await screen.findByRole("heading", { level: 1, name: "One more step" });
    expect(address()).toBe(`/second-step?${new URLSearchParams({ return: "/kundlis?tag=family" })}`);
    expect(screen.queryByRole("link", { name: "Kundlis" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Logout" })).not.toBeInTheDocument();
  });

  test("can leave and sign in as another user", async () => {
    const { user, address } = await openStep("/second-step?return=%2Fabout");
    await user.click(screen.getByRole("button", { name: "Sign in with another account" }));
    await waitFor(() => expect(address()).toBe("/login?return=%2Fabout"));
    expect(tokens.has("half")).toBe(false);
    expect(localStorage.getItem("authToken")).toBeNull();
  });
});

describe("a code", () => {
  test("that is missing or wrong is reported beside its field, in the language of the page", async () => {
    serve(["totp", "recovery_code"], () => respondWithFieldError("code", "code_wrong"));
    const { user } = await openStep();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(screen.getByLabelText("Code from your authenticator app")).toHaveAccessibleDescription(
      /Please enter the code/,
    );
    await user.type(screen.getByLabelText("Code from your authenticator app"), "000000{Enter}");
    await waitFor(() =>
      expect(screen.getByLabelText("Code from your authenticator app")).toHaveAccessibleDescription(
        /This code is not right/,
      ),
    );
    await user.click(screen.getByRole("button", { name: "हिन्दी" }));
    expect(await screen.findByLabelText("आपके ऑथेंटिकेटर ऐप का कोड")).toHaveAccessibleDescription(/यह कोड सही नहीं है/);
  });

  test("that was tried too often or got no answer shows the matching message", async () => {
    let refusal: () => Response = () => respondWithError(429, "too_many_requests");
    serve(["totp"], () => refusal());
    const { user } = await openStep();
    await user.type(screen.getByLabelText("Code from your authenticator app"), "000000{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(/Rate limit exceeded/);
    refusal = () => HttpResponse.error();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/Network error/));
  });

  test("can be a recovery code instead", async () => {
    const { user } = await openStep();
    await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
    const field = screen.getByLabelText("Recovery code");
    expect(field).toHaveFocus();
    await user.type(field, " abcde-fghjk {Enter}");
    await waitFor(() => expect(localStorage.getItem("authToken")).toBe("whole"));
    expect(sent).toEqual([{ recovery_code: "abcde-fghjk" }]);
  });

  test("that is too late leads back to the login", async () => {
    serve(["totp"], () => {
      tokens.delete("half");
      return respondWithError(401, "unauthenticated");
    });
    const { user, address } = await openStep("/second-step?return=%2Fabout");
    await user.type(screen.getByLabelText("Code from your authenticator app"), "123456{Enter}");
    await waitFor(() => expect(address()).toBe("/login?return=%2Fabout"));
  });
});

describe("a passkey", () => {
  test("is offered first, and its signature is sent", async () => {
    const passkeys = fakePasskeys();
    serve(["passkey", "totp"]);
    const { user } = await openStep();
    expect(passkeys.asked).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Continue with a passkey" }));
    await waitFor(() => expect(localStorage.getItem("authToken")).toBe("whole"));
    expect(sent).toMatchObject([{ passkey: { id: "a2V5", response: { signature: expect.any(String) } } }]);
  });

  test("that was not used causes no page error; other methods stay", async () => {
    const passkeys = fakePasskeys();
    serve(["passkey", "totp", "recovery_code"]);
    const { user } = await openStep();
    passkeys.refuse = "NotAllowedError";
    await user.click(screen.getByRole("button", { name: "Continue with a passkey" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("No passkey was used");
    await user.click(screen.getByRole("button", { name: "Use the authenticator app" }));
    await user.type(screen.getByLabelText("Code from your authenticator app"), "123456{Enter}");
    await waitFor(() => expect(localStorage.getItem("authToken")).toBe("whole"));
  });
});
