import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { savedKundli, startKundlisServer } from "../test/kundlis-server.ts";
import { renderApp } from "../test/render-app.tsx";
import { preloadRoute } from "./routes.tsx";

test("the saved kundlis are asked for once, as the page starts and not when its code has come", async () => {
  const { queries } = startKundlisServer([savedKundli()]);
  void preloadRoute("/kundlis");
  await waitFor(() => expect(queries).toHaveLength(1));
  renderApp("/kundlis");
  expect(await screen.findByRole("button", { name: "Use Asha Rao" })).toBeVisible();
  expect(queries).toHaveLength(1);
});
