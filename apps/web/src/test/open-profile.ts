import type { ProfileResponse, SessionListResponse, ValidateTokenResponse } from "@lagna/contract";
import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import {
  createAccount,
  createAccountHandlers,
  createPublicConfig,
  handleAuthConfig,
  handleLinkedChats,
  handleNoActivity,
  handleNoApiKeys,
  handleSecondFactors,
} from "./fake-accounts.ts";
import { server } from "./mock-server.ts";
import { renderApp } from "./render-app.tsx";

export const createProfile = (changes: Partial<ProfileResponse> = {}): ProfileResponse => ({
  id: "1",
  name: "Asha Rao",
  email: "asha@example.org",
  email_verified: true,
  picture: null,
  language: null,
  place_id: null,
  festival_region: null,
  festival_sect: null,
  auth_methods: ["password", "magic_link"],
  signed_in_via: "password",
  created_at: "2026-03-01T06:00:00.000Z",
  role: "user",
  status: "active",
  ...changes,
});
export const SESSIONS: SessionListResponse = {
  sessions: [
    { id: "s1", user_agent: "desktop", signed_in_via: "password", second_step: null, current: true },
    { id: "s2", user_agent: "mobile", signed_in_via: "google", second_step: null, current: false },
  ].map((session) => ({
    ...(session as SessionListResponse["sessions"][number]),
    created_at: "2026-03-01T06:00:00.000Z",
    last_seen: "2026-03-01T07:00:00.000Z",
    expires_at: "2026-03-01T08:00:00.000Z",
  })),
};

/** Opens the profile page of Asha Rao. */
export async function openProfile(changes: Partial<ProfileResponse> = {}, path = "/profile") {
  server.use(http.get("*/api/v1/profile", () => HttpResponse.json(createProfile(changes))));
  const app = renderApp(path);
  await screen.findByRole("heading", { level: 1, name: "Asha Rao" });
  return app;
}

/** Signs in and answers all requests of the profile page. Returns the accounts by session token. */
export function startProfileServer(): Map<string, ValidateTokenResponse> {
  localStorage.setItem("authToken", "t1");
  const tokens = new Map([["t1", createAccount()]]);
  server.use(
    ...createAccountHandlers(tokens),
    handleAuthConfig(),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/profile/sessions", () => HttpResponse.json(SESSIONS)),
    handleSecondFactors(),
    handleNoApiKeys(),
    handleLinkedChats(),
    ...handleNoActivity(),
  );
  return tokens;
}
