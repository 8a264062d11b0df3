import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import decodeQR from "qr/decode.js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ProfileResponse, SecondFactorsResponse, ValidateTokenResponse } from "@lagna/contract";
import {
  createAccount,
  createAccountHandlers,
  handleLinkedChats,
  handleNoApiKeys,
  handleNoActivity,
  respondWithError,
  createPublicConfig,
  respondWithFieldError,
  handleAuthConfig,
} from "../../../test/fake-accounts.ts";
import { fakePasskeys } from "../../../test/fake-passkeys.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { server } from "../../../test/mock-server.ts";

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const URI = `otpauth://totp/Lagna:asha%40example.org?issuer=Lagna&secret=${SECRET}`;
const CODES = Array.from({ length: 10 }, (_, index) => `abcd${index}-fghjk`);
const AT = "2026-03-01T06:00:00.000Z";

let tokens: Map<string, ValidateTokenResponse>;
let has: SecondFactorsResponse;
let profile: ProfileResponse;
let proved: boolean;
const refuseWithoutProof = () => (proved ? null : respondWithError(403, "proof_needed"));

function add(kind: "totp" | "passkey", name: string): Response {
  const first = has.factors.length === 0;
  has.factors.push({ id: `f${has.factors.length + 1}`, kind, name, created_at: AT, last_used_at: null });
  if (first) has.recovery_codes_left = 10;
  return HttpResponse.json({ recovery_codes: first ? CODES : null });
}

beforeEach(() => {
  localStorage.setItem("authToken", "t1");
  proved = true;
  tokens = new Map([["t1", createAccount()]]);
  has = { factors: [], recovery_codes_left: 0, passkey_origin: window.location.origin };
  profile = {
    id: "1",
    name: "Asha",
    email: "asha@example.org",
    email_verified: true,
    picture: null,
    language: null,
    place_id: null,
    festival_region: null,
    festival_sect: null,
    auth_methods: ["password", "magic_link"],
    signed_in_via: "password",
    created_at: AT,
    role: "user",
    status: "active",
  };
  const path = "*/api/v1/profile/second-factors";
  server.use(
    ...createAccountHandlers(tokens),
    handleAuthConfig(),
    ...handleNoActivity(),
    handleLinkedChats(),
    handleNoApiKeys(),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/profile", () => HttpResponse.json(profile)),
    http.get("*/api/v1/profile/sessions", () => HttpResponse.json({ sessions: [] })),
    http.get(path, () => HttpResponse.json(has)),
    http.post(`${path}/totp`, () => refuseWithoutProof() ?? HttpResponse.json({ id: "f1", secret: SECRET, uri: URI })),
    http.post(`${path}/totp/confirm`, async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      return code === "123456" ? add("totp", "Authenticator app") : respondWithFieldError("code", "code_wrong");
    }),
    http.post(`${path}/passkey/options`, () =>
      HttpResponse.json({
        challenge: "Y2hhbGxlbmdl",
        rp: { name: "Lagna", id: "localhost" },
        user: { id: "MQ", name: profile.email, displayName: profile.name },
        pubKeyCredParams: [{ alg: -7, type: "public-key" }],
      }),
    ),
    http.post(`${path}/passkey`, async ({ request }) =>
      add("passkey", ((await request.json()) as { name: string }).name),
    ),
    http.delete(`${path}/:id`, ({ params }) => {
      const refused = refuseWithoutProof();
      if (refused) return refused;
      has.factors = has.factors.filter(({ id }) => id !== params["id"]);
      return HttpResponse.json({ status: "success" });
    }),
    http.post("*/api/v1/profile/recovery-codes", () => HttpResponse.json({ recovery_codes: CODES })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "credentials");
});

const open = async () => {
  const app = renderApp("/profile");
  const section = within(await screen.findByRole("region", { name: "Two-step sign-in" }));
  await section.findByRole("button", { name: "Add an authenticator app" });
  return { ...app, section };
};

/** The text that a phone reads from the QR code. */
function readQr(drawing: HTMLElement): string {
  const size = Number(drawing.getAttribute("viewBox")?.split(" ")[2]);
  const scale = 6;
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of (drawing.lastElementChild?.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)/g))
    for (let dy = 0; dy < scale; dy += 1)
      for (let dx = 0; dx < scale; dx += 1) {
        const at = ((Number(y) * scale + dy) * side + Number(x) * scale + dx) * 4;
        data.fill(0, at, at + 3);
      }
  return decodeQR({ width: side, height: side, data });
}

describe("an authenticator app", () => {
  test("is added by a QR code or its key, and a code; recovery codes are shown once, to copy or save as a file", async () => {
    const { user, section } = await open();
    expect(section.getByText("Not set up yet.")).toBeInTheDocument();
    await user.click(section.getByRole("button", { name: "Add an authenticator app" }));
    expect(readQr(await section.findByRole("img", { name: "QR code of the key below" }))).toBe(URI);
    expect(section.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeInTheDocument();
    expect(section.getByRole("link", { name: "Open an app on this device" })).toHaveAttribute("href", URI);
    await user.type(section.getByLabelText("Code shown in the app"), "000000{Enter}");
    await waitFor(() =>
      expect(section.getByLabelText("Code shown in the app")).toHaveAccessibleDescription(/This code is not right/),
    );
    await user.clear(section.getByLabelText("Code shown in the app"));
    await user.type(section.getByLabelText("Code shown in the app"), "123456{Enter}");
    await section.findByRole("heading", { name: "Your recovery codes" });
    for (const code of CODES) expect(section.getByText(code)).toBeInTheDocument();
    await user.click(section.getByRole("button", { name: "Copy" }));
    expect(await section.findByRole("button", { name: "Copied" })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain(CODES.join("\n"));
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => "blob:codes", revokeObjectURL: () => undefined });
    await user.click(section.getByRole("button", { name: "Download" }));
    expect(click.mock.contexts).toMatchObject([{ download: "lagna-recovery-codes.txt" }]);
    await user.click(section.getByRole("button", { name: "I have saved them" }));
    expect(section.queryByText(CODES[0] ?? "")).not.toBeInTheDocument();
    expect(section.getByText("Authenticator app")).toBeInTheDocument();
    expect(section.getByText("10 recovery codes are left.")).toBeInTheDocument();
    expect(section.getByText(/You will be asked for it when you sign in/)).toBeInTheDocument();
  });

  test("can be cancelled while it is added", async () => {
    const { user, section } = await open();
    await user.click(section.getByRole("button", { name: "Add an authenticator app" }));
    await user.click(await section.findByRole("button", { name: "Cancel" }));
    expect(section.getByText("Not set up yet.")).toBeInTheDocument();
    await waitFor(() => expect(section.getByRole("button", { name: "Add an authenticator app" })).toHaveFocus());
  });
});

describe("a passkey", () => {
  test("is created with a name; a further factor creates no new recovery codes", async () => {
    fakePasskeys();
    add("totp", "Authenticator app");
    const { user, section } = await open();
    await user.click(section.getByRole("button", { name: "Add a passkey" }));
    await user.click(section.getByRole("button", { name: "Create the passkey" }));
    expect(section.getByLabelText("Name of the passkey")).toBeInvalid();
    await user.type(section.getByLabelText("Name of the passkey"), "Blue key{Enter}");
    expect(await section.findByText("Blue key")).toBeInTheDocument();
    expect(section.queryByRole("heading", { name: "Your recovery codes" })).not.toBeInTheDocument();
  });

  test.each([
    ["InvalidStateError", "This device already has a passkey for your account."],
    ["NotAllowedError", "No passkey was created. You can try again."],
    ["SecurityError", "This device or browser cannot create a passkey here."],
  ])("refused by the browser with %s shows a message", async (refuse, words) => {
    const passkeys = fakePasskeys();
    passkeys.refuse = refuse;
    const { user, section } = await open();
    await user.click(section.getByRole("button", { name: "Add a passkey" }));
    await user.type(section.getByLabelText("Name of the passkey"), "Blue key{Enter}");
    expect(await section.findByRole("alert")).toHaveTextContent(words);
    expect(has.factors).toEqual([]);
  });

  test.each([
    [null, "Passkeys do not work on this server"],
    ["https://lagna.example", "Create passkeys at https://lagna.example."],
  ])("on a server at %s is not offered here, with the reason", async (origin, words) => {
    fakePasskeys();
    has.passkey_origin = origin;
    const { section } = await open();
    expect(section.getByText(new RegExp(words))).toBeInTheDocument();
    expect(section.queryByRole("button", { name: "Add a passkey" })).not.toBeInTheDocument();
  });
});

describe("changes", () => {
  test("that require a new proof ask for the password and the second step, and continue", async () => {
    add("totp", "Authenticator app");
    const proofs: unknown[] = [];
    server.use(
      http.post("*/api/v1/auth/prove", async ({ request }) => {
        const body = (await request.json()) as { second?: { code: string } };
        proofs.push(body);
        if (!body.second) return respondWithFieldError("second", "code_missing");
        if (body.second.code !== "654321") return respondWithFieldError("code", "code_wrong");
        proved = true;
        tokens.set("t2", createAccount());
        return HttpResponse.json({ status: "success", token: "t2", expires_at: AT });
      }),
    );
    proved = false;
    const { user, section } = await open();
    await user.click(section.getByRole("button", { name: "Remove: Authenticator app" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Password"), "nine planets, one sky{Enter}");
    const code = await dialog.findByLabelText("Code from your authenticator app");
    await user.type(code, "000000{Enter}");
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is not right/));
    await user.clear(code);
    await user.type(code, "654321{Enter}");
    expect(await section.findByText("Removed. You now sign in without a second step.")).toBeInTheDocument();
    expect(proofs.at(-1)).toEqual({ password: "nine planets, one sky", second: { code: "654321" } });
    expect(localStorage.getItem("authToken")).toBe("t2");
  });

  test("of the recovery codes show the new ones", async () => {
    add("totp", "Authenticator app");
    has.recovery_codes_left = 1;
    const { user, section } = await open();
    expect(section.getByText("1 recovery code is left.")).toBeInTheDocument();
    await user.click(section.getByRole("button", { name: "Make new recovery codes" }));
    expect(await section.findByText(CODES[0] ?? "")).toBeInTheDocument();
    await user.click(section.getByRole("button", { name: "I have saved them" }));
    expect(section.getByText(/The old ones no longer work/)).toBeInTheDocument();
  });

  test("warn a user whose address is not confirmed", async () => {
    profile.email_verified = false;
    const { section } = await open();
    expect(section.getByText(/anyone who reads its mail can take over this account/)).toBeInTheDocument();
  });

  test("report failures, also of loading the factors", async () => {
    server.use(
      http.get("*/api/v1/profile/second-factors", () => respondWithError(500, "internal"), { once: true }),
      http.post("*/api/v1/profile/second-factors/totp", () => respondWithError(409, "too_many_factors")),
    );
    const { user } = renderApp("/profile");
    const section = within(await screen.findByRole("region", { name: "Two-step sign-in" }));
    await user.click(await section.findByRole("button", { name: "Try again" }));
    await user.click(await section.findByRole("button", { name: "Add an authenticator app" }));
    expect(await section.findByRole("alert")).toHaveTextContent("already has the maximum number of second factors");
  });
});

describe("an administrator who needs a second factor", () => {
  const required = { role: "administrator", authorized: false, second_factor_required: true } as const;

  test("is led to add one from every page, and then sees the page", async () => {
    tokens.set("t1", createAccount(required));
    server.use(http.get("*/api/v1/kundlis", () => HttpResponse.json({ kundlis: [], next_cursor: null, total: 0 })));
    const { user, address } = renderApp("/kundlis");
    await screen.findByRole("heading", { level: 1, name: "Please add a second factor" });
    expect(address()).toBe("/kundlis");
    await user.click(await screen.findByRole("button", { name: "Add an authenticator app" }));
    await user.type(await screen.findByLabelText("Code shown in the app"), "123456{Enter}");
    await screen.findByRole("heading", { name: "Your recovery codes" });
    tokens.set("t1", createAccount({ role: "administrator" }));
    await user.click(screen.getByRole("button", { name: "I have saved them" }));
    await waitFor(() =>
      expect(screen.queryByRole("heading", { name: "Please add a second factor" })).not.toBeInTheDocument(),
    );
    expect(await screen.findByRole("heading", { level: 1, name: "Kundlis" })).toBeInTheDocument();
  });

  test("who has one but signed in without it is asked to sign in again, or can leave", async () => {
    add("totp", "Authenticator app");
    tokens.set("t1", createAccount(required));
    const { user, address } = renderApp("/admin/users");
    await user.click(await screen.findByRole("button", { name: "Sign in again" }));
    await waitFor(() => expect(address()).toBe("/login?return=%2Fadmin%2Fusers"));
  });
});
