import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Role } from "@lagna/contract";
import { SessionContext, type Session } from "../../lib/session.ts";
import { AdministratorsOnly } from "./protected.tsx";

const createSession = (role: Role): Session => ({
  isAuthenticated: true,
  hasSession: true,
  secondSteps: null,
  lacksSecondFactor: false,
  isAuthorized: true,
  loading: false,
  unreachable: false,
  loggedOutByUser: false,
  failure: null,
  acknowledgeLogout: () => undefined,
  user: {
    email: "a@example.org",
    name: null,
    picture: null,
    authMethod: null,
    role,
    expiresAt: null,
    language: null,
    almanac: null,
  },
  signIn: async () => undefined,
  logout: async () => undefined,
  restartSignIn: async () => undefined,
  clearSession: () => undefined,
  renew: async () => undefined,
  refresh: async () => undefined,
});

test.each([
  ["administrator", true],
  ["user", false],
] as const)("an %s sees the administrators' page: %s", (role, shown) => {
  render(
    <SessionContext value={createSession(role)}>
      <MemoryRouter>
        <AdministratorsOnly>
          <p>Everyone’s data</p>
        </AdministratorsOnly>
      </MemoryRouter>
    </SessionContext>,
  );
  expect(screen.queryByText("Everyone’s data") !== null).toBe(shown);
  expect(screen.queryByRole("heading", { name: "Administrators only" }) !== null).toBe(!shown);
});
