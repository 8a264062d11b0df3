import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { GENERATOR_DRAFT_KEY } from "../../domain/birth/birth-form-draft.ts";
import { startChatServer } from "../../test/fake-chat-server.ts";
import { holdTimers } from "../../test/hold-timers.ts";
import { startKundliServer } from "../../test/fake-kundli-server.ts";
import { startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { TYPED_BIRTH } from "../../test/open-kundli.ts";
import { renderApp } from "../../test/render-app.tsx";

const GO_ON_MS = 2000;

/** The held timers, among them the two seconds until the assistant opens. */
let timers: ReturnType<typeof holdTimers>;

beforeEach(() => {
  startSavedKundlisServer();
  startChatServer();
  startKundliServer();
  localStorage.removeItem("lagna_after_kundli");
  timers = holdTimers(GO_ON_MS);
});

async function generate() {
  localStorage.setItem(GENERATOR_DRAFT_KEY, JSON.stringify(TYPED_BIRTH));
  const view = renderApp("/generate-kundali");
  await view.user.click(await screen.findByRole("button", { name: "Generate Kundali" }, { timeout: 15_000 }));
  await screen.findByRole("article");
  return view;
}

test("an inactive user is taken to the assistant after two seconds", async () => {
  const { address } = await generate();
  expect(await screen.findByText("Opening the assistant …")).toBeVisible();
  // They count from when the chart stands still, so the timer starts a moment later.
  await waitFor(() => {
    act(() => timers.forEach(({ end }) => end()));
    expect(address()).toMatch(/^\/ai-assistant/);
  });
});

test("any key cancels, for every later kundli too", async () => {
  const { user, address, unmount } = await generate();
  await screen.findByText("Opening the assistant …");
  await user.keyboard("{ArrowDown}");
  expect(await screen.findByRole("link", { name: "Ask the astrologer about it" })).toBeVisible();
  expect(address()).toMatch(/^\/generate-kundali/);
  unmount();
  sessionStorage.clear();
  await generate();
  expect(await screen.findByRole("link", { name: "Ask the astrologer about it" })).toBeVisible();
  expect(screen.queryByText("Opening the assistant …")).toBeNull();
});
