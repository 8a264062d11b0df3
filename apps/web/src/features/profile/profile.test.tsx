import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import type { ValidateTokenResponse } from "@lagna/contract";
import { createAccount, respondWithError, respondWithFieldError } from "../../test/fake-accounts.ts";
import { createProfile, openProfile, SESSIONS, startProfileServer } from "../../test/open-profile.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";
import { getInitial } from "./avatar.tsx";

let tokens: Map<string, ValidateTokenResponse>;
beforeEach(() => {
  tokens = startProfileServer();
});

describe("the profile", () => {
  test("shows who is signed in, how, and what the account is", async () => {
    await openProfile({ role: "administrator", auth_methods: ["password", "google"] });
    expect(screen.getByText("Signed in via e-mail and password")).toBeInTheDocument();
    expect(within(screen.getByRole("main")).getAllByText("asha@example.org")).not.toHaveLength(0);
    const details = within(screen.getByRole("region", { name: "Account details" }));
    expect(details.getByText("e-mail and password and Google")).toBeInTheDocument();
    expect(details.getByText("1 March 2026")).toBeInTheDocument();
    expect(details.getByText("Administrator")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /confirm my address/ })).not.toBeInTheDocument();
  });
  test("shows the user's picture, or the initial if it cannot be loaded", async () => {
    await openProfile({ picture: "https://lh3.googleusercontent.com/a/1" });
    const picture = document.querySelector("main img");
    expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
    picture?.dispatchEvent(new Event("error"));
    await waitFor(() => expect(document.querySelector("main img")).toBeNull());
    expect(screen.getByText("A")).toBeInTheDocument();
  });
  test.each([
    ["asha", "A"],
    ["  ölaf", "Ö"],
    ["किरण", "कि"],
    ["👩‍🚀 Sky", "👩‍🚀"],
    ["", "?"],
  ])("the initial of %j is %s", (name, initial) => {
    expect(getInitial(name)).toBe(initial);
  });
  test("reports that it cannot be fetched, and retries", async () => {
    server.use(http.get("*/api/v1/profile", () => respondWithError(500, "internal"), { once: true }));
    const { user } = renderApp("/profile");
    expect(await screen.findByRole("heading", { name: "Your profile could not be loaded" })).toBeInTheDocument();
    server.use(http.get("*/api/v1/profile", () => HttpResponse.json(createProfile())));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Asha Rao" })).toBeInTheDocument();
  });
  test("Logout ends the session and opens the start page", async () => {
    const { user, address } = await openProfile();
    await user.click(within(screen.getByRole("main")).getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(address()).toBe("/"));
    expect(tokens.has("t1")).toBe(false);
    expect(localStorage.getItem("authToken")).toBeNull();
  });
});

describe("sessions", () => {
  test("are listed by device and sign-in method, with the current one marked", async () => {
    await openProfile();
    const section = within(screen.getByRole("region", { name: "Where you are signed in" }));
    const items = await section.findAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^ComputerThis device/),
      expect.stringMatching(/^PhoneGoogle/),
    ]);
  });
  test("show which passed the second step, and which wait for it", async () => {
    const [current, other] = SESSIONS.sessions.map((session, index) => ({
      ...session,
      second_step: index === 0 ? "passed" : "awaited",
    }));
    server.use(http.get("*/api/v1/profile/sessions", () => HttpResponse.json({ sessions: [current, other] })));
    await openProfile();
    const section = within(screen.getByRole("region", { name: "Where you are signed in" }));
    const items = await section.findAllByRole("listitem");
    expect(items[0]).toHaveTextContent("With second step");
    expect(items[1]).toHaveTextContent("Second step still open");
    expect(within(items[1] as HTMLElement).getByRole("button", { name: /^Sign out: Phone/ })).toBeInTheDocument();
  });
  test("can be ended one by one, except the current one", async () => {
    let remaining = SESSIONS.sessions;
    server.use(
      http.get("*/api/v1/profile/sessions", () => HttpResponse.json({ sessions: remaining })),
      http.delete("*/api/v1/profile/sessions/:id", ({ params }) => {
        remaining = remaining.filter(({ id }) => id !== params["id"]);
        return HttpResponse.json({ status: "success" });
      }),
    );
    const { user } = await openProfile();
    const section = within(screen.getByRole("region", { name: "Where you are signed in" }));
    await user.click(await section.findByRole("button", { name: /^Sign out: Phone, last used/ }));
    await waitFor(() => expect(section.getAllByRole("listitem")).toHaveLength(1));
    expect(section.queryByRole("button", { name: /^Sign out:/ })).not.toBeInTheDocument();
  });
  test("show a message if one could not be ended", async () => {
    server.use(http.delete("*/api/v1/profile/sessions/:id", () => respondWithError(503, "overloaded")));
    const { user } = await openProfile();
    await user.click(await screen.findByRole("button", { name: /^Sign out: Phone, last used/ }));
    expect(await screen.findByRole("alert")).toBeInTheDocument();
  });
  test("can all be ended by one press, including this one", async () => {
    let ended = false;
    server.use(
      http.delete("*/api/v1/profile/sessions", () => {
        ended = true;
        return HttpResponse.json({ status: "success" });
      }),
    );
    const { user, address } = await openProfile();
    await user.click(screen.getByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(address()).toBe("/"));
    expect(ended).toBe(true);
    expect(localStorage.getItem("authToken")).toBeNull();
  });
});

describe("the password", () => {
  const change = async (user: Awaited<ReturnType<typeof openProfile>>["user"], current: string, next: string) => {
    await user.click(screen.getByRole("button", { name: "Change password" }));
    await user.type(screen.getByLabelText("Current password"), current);
    await user.type(screen.getByLabelText("New password"), next);
    await user.click(screen.getByRole("button", { name: "Save new password" }));
  };
  test("can be changed, and the session continues with the new token", async () => {
    let sent: unknown;
    tokens.set("t2", createAccount());
    server.use(
      http.post("*/api/v1/password/change", async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ status: "success", token: "t2", expires_at: new Date().toISOString() });
      }),
    );
    const { user } = await openProfile();
    await change(user, "seven quiet rivers", "four steady lamps");
    expect(await screen.findByText(/^Your password was changed/)).toBeInTheDocument();
    expect(sent).toEqual({ current_password: "seven quiet rivers", new_password: "four steady lamps" });
    expect(localStorage.getItem("authToken")).toBe("t2");
  });
  test("has its error beside the field if it is wrong", async () => {
    const wrong = "The current password is not right";
    server.use(
      http.post("*/api/v1/password/change", () => respondWithFieldError("current_password", "password_not_current")),
    );
    const { user } = await openProfile();
    await change(user, "wrong", "four steady lamps");
    await waitFor(() => expect(screen.getByLabelText("Current password")).toHaveAccessibleDescription(wrong));
    expect(screen.getByLabelText("New password")).toHaveValue("four steady lamps");
  });
  test("has its field focused when it opens, and its button when it closes", async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole("button", { name: "Change password" }));
    await waitFor(() => expect(screen.getByLabelText("Current password")).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Change password" })).toHaveFocus());
  });
  test("can be set by a mailed link if there is none", async () => {
    let sent: unknown;
    server.use(
      http.post("*/api/v1/password/forgot", async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ status: "success" });
      }),
    );
    const { user } = await openProfile({ auth_methods: ["google"] });
    await user.click(screen.getByRole("button", { name: "Email me a link" }));
    expect(
      await screen.findByText("A link to choose a password is on its way to asha@example.org."),
    ).toBeInTheDocument();
    expect(sent).toEqual({ email: "asha@example.org" });
  });
});
