import type { ValidateTokenResponse } from "@lagna/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { storePlace } from "./almanac-place.ts";
import { regionPreference, sectPreference } from "./festival-choices.ts";
import {
  createAccount,
  createAccountHandlers,
  createPublicConfig,
  handleAuthConfig,
  handleNoActivity,
  respondWithError,
} from "../../test/fake-accounts.ts";
import { server } from "../../test/mock-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import { TODAY } from "../../test/today-response.ts";

const [JAIPUR, DELHI, PUNE] = [1269515, 1273294, 1259229];
const accounts = new Map<string, ValidateTokenResponse>();
const changes: unknown[] = [];

beforeEach(() => {
  accounts.clear();
  changes.length = 0;
  regionPreference.set("all");
  sectPreference.set("all");
  server.use(
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/today", () => HttpResponse.json({ status: "success", data: TODAY })),
    http.patch("*/api/v1/profile", async ({ request }) => void changes.push(await request.clone().json())),
    handleAuthConfig(),
    ...handleNoActivity(),
    ...createAccountHandlers(accounts),
  );
});

type Saved = Partial<ValidateTokenResponse>;
async function signIn(saved: Saved = {}, email = "asha@example.org") {
  localStorage.setItem("authToken", email);
  accounts.set(email, createAccount({ email, ...accounts.get(email), ...saved }));
  const view = renderApp("/dashboard");
  await screen.findByRole("button", { name: "Logout" });
  return view;
}
const getPlaceHere = () => localStorage.getItem("lagna_almanac_place");
const getAgreed = () => localStorage.getItem("lagna_almanac_account") ?? "";
const hasAgreed = (email: string) => waitFor(() => expect(getAgreed()).toContain(email));

test("what was chosen in the browser is taken over once after sign-in", async () => {
  storePlace(JAIPUR);
  regionPreference.set("tamil");
  const first = await signIn();
  await waitFor(() => expect(accounts.get("asha@example.org")).toMatchObject({ place_id: JAIPUR }));
  expect(changes).toEqual([{ place_id: JAIPUR, festival_region: "tamil" }]);
  await hasAgreed("asha@example.org");
  first.unmount();
  await signIn();
  await screen.findByText(TODAY.sentence);
  expect(changes).toHaveLength(1);
});

test("the account's choices hold in another browser, and replace what that one had", async () => {
  storePlace(PUNE);
  await signIn({ place_id: DELHI, festival_region: "bengal", festival_sect: "vaishnava" });
  await waitFor(() => expect(getPlaceHere()).toBe(String(DELHI)));
  expect([regionPreference.get(), sectPreference.get()]).toEqual(["bengal", "vaishnava"]);
  await hasAgreed("asha@example.org");
  expect(changes).toEqual([]);
});

test("a later choice is saved, also one whose first save failed", async () => {
  const first = await signIn({ place_id: DELHI });
  await hasAgreed("asha@example.org");
  const { user } = first;
  const next = within(await screen.findByRole("region", { name: "Next" }));
  await user.click(next.getByRole("button", { name: "Which are yours?" }));
  await user.selectOptions(await next.findByLabelText("Regional festivals of"), "Bengal");
  await waitFor(() => expect(changes).toEqual([{ festival_region: "bengal" }]));
  await waitFor(() => expect(getAgreed()).toContain("bengal"));
  let refusals = 0;
  server.use(http.patch("*/api/v1/profile", () => (refusals++ === 0 ? respondWithError(500, "internal") : undefined)));
  storePlace(PUNE);
  await waitFor(() => expect(refusals).toBe(1));
  expect(accounts.get("asha@example.org")?.place_id).toBe(DELHI);
  first.unmount();
  await signIn();
  await waitFor(() => expect(accounts.get("asha@example.org")?.place_id).toBe(PUNE));
  expect(getPlaceHere()).toBe(String(PUNE));
});

test("a saved choice still holds where the page of the day is opened again", async () => {
  const { user } = await signIn({ place_id: DELHI });
  await hasAgreed("asha@example.org");
  storePlace(PUNE);
  await waitFor(() => expect(accounts.get("asha@example.org")?.place_id).toBe(PUNE));
  await waitFor(() => expect(getAgreed()).toContain(String(PUNE)));
  await user.click(within(screen.getByRole("banner")).getByRole("link", { name: "Profile" }));
  await waitFor(() => expect(screen.queryByText(TODAY.sentence)).not.toBeInTheDocument());
  await user.click(within(screen.getByRole("banner")).getByRole("link", { name: "Dashboard" }));
  await screen.findByText(TODAY.sentence);
  expect(getPlaceHere()).toBe(String(PUNE));
  expect(changes).toEqual([{ place_id: PUNE }]);
});

test("what one account chose is not taken over by the next in this browser", async () => {
  storePlace(JAIPUR);
  const first = await signIn();
  await hasAgreed("asha@example.org");
  first.unmount();
  await signIn({}, "ravi@example.org");
  await hasAgreed("ravi@example.org");
  expect(getPlaceHere()).toBeNull();
  expect(accounts.get("ravi@example.org")?.place_id).toBeNull();
  expect(accounts.get("asha@example.org")?.place_id).toBe(JAIPUR);
});
