import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Role } from "@lagna/contract";
import { SessionContext, type Session } from "../../lib/session.ts";
import { AdministratorsOnly } from "./protected.tsx";

const session = (role: Role): Session => ({
  isAuthenticated: true,
  hasEntered: true,
  secondSteps: null,
  lacksSecondFactor: false,
  isAuthorized: true,
  loading: false,
  unreachable: false,
  leftByChoice: false,
  failure: null,
  arrived: () => undefined,
  user: { email: "a@example.org", name: null, picture: null, authMethod: null, role, expiresAt: null, language: null },
  signIn: async () => undefined,
  logout: async () => undefined,
  signInAgain: async () => undefined,
  leave: () => undefined,
  renew: async () => undefined,
  refresh: async () => undefined,
});

test.each([
  ["administrator", true],
  ["user", false],
] as const)("to an %s the administrators' page is shown: %s", (role, shown) => {
  render(
    <SessionContext value={session(role)}>
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
