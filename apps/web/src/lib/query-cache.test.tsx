import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createSavedKundli, startSavedKundlisServer } from "../test/fake-saved-kundlis-server.ts";
import { goOffline } from "../test/go-offline.ts";
import { renderApp } from "../test/render-app.tsx";

/** What the service worker has of a user who has signed in and opened nothing yet. */
const KEPT = ["/api/v1/validate-token", "/api/v1/config"];

test("the kundlis that were never opened: a sentence, a new kundli, and the list once there is a connection", async () => {
  startSavedKundlisServer([createSavedKundli()]);
  const reconnect = goOffline(KEPT);
  try {
    const { user } = renderApp("/kundlis");
    expect(await screen.findByRole("heading", { name: "This list is not on this device" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(/You can write down a new kundli now/);
    await user.click(screen.getByRole("button", { name: "New Kundli" }));
    expect(await screen.findByRole("form", { name: "Create Kundli" })).toBeVisible();
  } finally {
    reconnect();
  }
  expect(await screen.findByRole("button", { name: "Edit Asha Rao" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "This list is not on this device" })).not.toBeInTheDocument();
});

test("the assistant without a connection: what still works, and the conversation once there is one", async () => {
  startSavedKundlisServer([]);
  const reconnect = goOffline(KEPT);
  try {
    renderApp("/ai-assistant");
    expect(await screen.findByRole("heading", { name: "The astrologer cannot be reached" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(/Without a connection there are no answers/);
    expect(screen.getByRole("link", { name: "Open the kundlis" })).toHaveAttribute("href", "/kundlis");
  } finally {
    reconnect();
  }
  expect(await screen.findByText("The astrologer needs your chart, and there is none yet")).toBeVisible();
});

// The pages for visitors have a cache of their own.
test.each([
  ["/panchang", "the almanac"],
  ["/k/AbCdEfGhIjKlMnOpQrStUv", "a shared kundli"],
])("a page without an account says that there is no connection: %s", async (path) => {
  const reconnect = goOffline(["/api/v1/config"]);
  try {
    renderApp(path);
    expect(await screen.findByText("You are offline. Please check your connection and try again.")).toBeVisible();
  } finally {
    reconnect();
  }
});
