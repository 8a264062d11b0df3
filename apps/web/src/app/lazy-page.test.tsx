import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { createSavedKundli, startSavedKundlisServer } from "../test/fake-saved-kundlis-server.ts";
import { renderApp } from "../test/render-app.tsx";
import { preloadRoute } from "./routes.tsx";

test("requests the saved kundlis once, when the page starts and not after its code has loaded", async () => {
  const { queries } = startSavedKundlisServer([createSavedKundli()]);
  void preloadRoute("/kundlis");
  await waitFor(() => expect(queries).toHaveLength(1));
  renderApp("/kundlis");
  expect(await screen.findByRole("button", { name: "Use Asha Rao" })).toBeVisible();
  expect(queries).toHaveLength(1);
});
