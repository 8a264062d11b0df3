import type { ModelSettingsResponse, ModelTestResponse } from "@lagna/contract";
import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { createAccount, createAccountHandlers } from "../../test/fake-accounts.ts";
import { server } from "../../test/mock-server.ts";
import { renderApp } from "../../test/render-app.tsx";

const OFF: ModelSettingsResponse = {
  source: "none",
  address: null,
  model: null,
  has_key: false,
  monthly_tokens: null,
  used_tokens: 0,
};
const ADDRESS = "https://models.example/v1";

let stored: ModelSettingsResponse;
let outcome: ModelTestResponse;
let sent: unknown[];
beforeEach(() => {
  stored = OFF;
  sent = [];
  outcome = { status: "failed", latency_ms: null, problem: "key_wrong", said: "HTTP 401 invalid_api_key" };
  localStorage.setItem("authToken", "t1");
  server.use(
    ...createAccountHandlers(new Map([["t1", createAccount({ role: "administrator" })]])),
    http.get("*/api/v1/admin/model", () => HttpResponse.json(stored)),
    http.put("*/api/v1/admin/model", async ({ request }) => {
      sent.push(await request.json());
      if (outcome.status === "success")
        stored = { ...OFF, source: "browser", address: ADDRESS, model: "sage-2", has_key: true };
      return HttpResponse.json(outcome);
    }),
    http.post("*/api/v1/admin/model/test", () => HttpResponse.json(outcome)),
    http.delete("*/api/v1/admin/model", () => {
      stored = OFF;
      return HttpResponse.json({ status: "success" });
    }),
  );
});

test("a wrong key is named with its fix; the right one is stored with the latency, and can be removed", async () => {
  const { user } = renderApp("/admin/model");
  await user.type(await screen.findByLabelText("Address"), ADDRESS);
  await user.type(screen.getByLabelText("Name of the model"), "sage-2");
  await user.type(screen.getByLabelText("Key"), "wrong");
  await user.type(screen.getByLabelText("Tokens per month"), "50000");
  await user.click(screen.getByRole("button", { name: "Check and save" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /does not accept the key.*It said: HTTP 401 invalid_api_key/,
  );
  expect(screen.getByLabelText("Address")).toHaveValue(ADDRESS);
  expect(sent).toEqual([{ address: ADDRESS, model: "sage-2", key: "wrong", monthly_tokens: 50_000 }]);

  outcome = { status: "success", latency_ms: 412, problem: null, said: null };
  await user.click(screen.getByRole("button", { name: "Check and save" }));
  expect(await screen.findByText(/^The model answered in 412 ms and is stored/)).toBeInTheDocument();
  expect(screen.getByLabelText("Key")).toHaveValue("");
  await user.click(await screen.findByRole("button", { name: "Test the model" }));
  expect(await screen.findByText("The model answered in 412 ms.")).toBeInTheDocument();

  // An empty field keeps the stored key.
  await user.click(screen.getByRole("button", { name: "Check and save" }));
  await screen.findByText(/and is stored/);
  expect(sent.at(-1)).not.toHaveProperty("key");
  await user.click(screen.getByRole("button", { name: "Remove the model" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(stored.source).toBe("browser");
  await user.click(screen.getByRole("button", { name: "Remove the model" }));
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("The built-in astrologer answers")).toBeInTheDocument();
});

test.each(["5k", "50,000", "-1", "1.5", "1e30", "99999999999999999999"])(
  "the token count %s is refused before anything is sent, and is never read as no limit",
  async (tokens) => {
    const { user } = renderApp("/admin/model");
    await user.type(await screen.findByLabelText("Address"), ADDRESS);
    await user.type(screen.getByLabelText("Name of the model"), "sage-2");
    await user.type(screen.getByLabelText("Tokens per month"), tokens);
    await user.click(screen.getByRole("button", { name: "Check and save" }));
    expect(await screen.findByText(/^Enter a whole number/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  },
);

test("a model of the environment is said to be so, and has only the test; in Hindi too", async () => {
  stored = { ...OFF, source: "environment", address: ADDRESS, model: "sage-2" };
  const { unmount } = renderApp("/admin/model");
  expect(await screen.findByText(/^Environment variables set the model/)).toBeInTheDocument();
  expect(screen.queryByLabelText("Address")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Test the model" })).toBeInTheDocument();
  unmount();
  languagePreference.set("hi");
  renderApp("/admin/model");
  expect(await screen.findByRole("heading", { level: 1, name: "भाषा-मॉडल" })).toBeInTheDocument();
});
