import { act, renderHook, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { readUnsentLeads, storeUnsentLeads, type UnsentLead } from "../../domain/unsent-submissions/unsent-leads.ts";
import { storeUnsentMessage, readUnsentMessage } from "../../domain/unsent-submissions/unsent-message.ts";
import { holdTimers } from "../../test/hold-timers.ts";
import { server } from "../../test/mock-server.ts";
import { isStored, sendLead, useStoredLeads } from "./lead-outbox.ts";

const createLead = (id: string): UnsentLead => ({ id, name: "Asha Rao", email: "asha@example.org" }) as UnsentLead;
const LEAD = createLead("lead-1");

/** What the server answers to each lead; 0: nothing. */
let statusOf: (id: string) => number;
let sent: string[];
beforeEach(() => {
  statusOf = () => 200;
  sent = [];
  server.use(
    http.post("*/api/v1/leads", async ({ request }) => {
      const { id } = (await request.json()) as UnsentLead;
      sent.push(id);
      const status = statusOf(id);
      return status === 0 ? HttpResponse.error() : HttpResponse.json({ status: "success", message: "" }, { status });
    }),
  );
});

test.each([0, 500, 503])("a lead answered with %i is kept in this browser", async (status) => {
  statusOf = () => status;
  expect(await sendLead(LEAD)).toBe("kept");
  expect([isStored("lead-1"), isStored("lead-2")]).toEqual([true, false]);
});

test.each([409, 422, 429, 499])("a lead refused with %i is not kept", async (status) => {
  statusOf = () => status;
  await expect(sendLead(LEAD)).rejects.toMatchObject({ status });
  expect(readUnsentLeads()).toEqual([]);
});

test("a lead that arrived is not kept", async () => {
  expect(await sendLead(LEAD)).toBe("sent");
  expect(readUnsentLeads()).toEqual([]);
});

test("the latest twenty leads are kept", () => {
  const leads = Array.from({ length: 21 }, (_, number) => createLead(`lead-${number}`));
  storeUnsentLeads(leads.slice(0, 20));
  expect(readUnsentLeads()).toHaveLength(20);
  storeUnsentLeads(leads);
  expect(readUnsentLeads().map(({ id }) => id)).toEqual(leads.slice(1).map(({ id }) => id));
});

test("what is stored and is no list of leads, or no message, is ignored", () => {
  localStorage.setItem("lagna_leads", '{"id": "lead-1"}');
  expect(readUnsentLeads()).toEqual([]);
  for (const text of ["{", "null", '{"id": "m-1"}', '{"message": "Hello"}', '{"id": 1, "message": "Hello"}']) {
    localStorage.setItem("lagna_contact_message", text);
    expect(readUnsentMessage()).toBeNull();
  }
  const message = { id: "m-1", message: "Hello" } as NonNullable<ReturnType<typeof readUnsentMessage>>;
  storeUnsentMessage(message);
  expect(readUnsentMessage()).toEqual(message);
  storeUnsentMessage(null);
  expect(localStorage.getItem("lagna_contact_message")).toBeNull();
});

test("stored leads are sent in order; a refused one is dropped, and sending stops at one that fails for now", async () => {
  const timers = holdTimers(30_000);
  storeUnsentLeads(["a", "b", "c", "d"].map(createLead));
  statusOf = (id) => ({ a: 200, b: 422, c: 429 })[id] ?? 200;
  const { result } = renderHook(() => useStoredLeads());
  expect(result.current.waiting).toBe(4);
  await waitFor(() => expect(result.current.waiting).toBe(2));
  expect(sent).toEqual(["a", "b", "c"]);
  expect(readUnsentLeads().map(({ id }) => id)).toEqual(["c", "d"]);
  await waitFor(() => expect(timers).toHaveLength(1));
  statusOf = () => 200;
  act(() => timers[0]?.end());
  await waitFor(() => expect(result.current.waiting).toBe(0));
  expect(sent).toEqual(["a", "b", "c", "c", "d"]);
  // Nothing waits any longer, so nothing is scheduled.
  expect(timers).toHaveLength(1);
});

test("a lead that is stored later is sent once the page looks again", async () => {
  const { result } = renderHook(() => useStoredLeads());
  expect(result.current.waiting).toBe(0);
  storeUnsentLeads([LEAD]);
  act(() => result.current.look());
  await waitFor(() => expect(sent).toEqual(["lead-1"]));
  await waitFor(() => expect(result.current.waiting).toBe(0));
});

test("after the page was left nothing more is scheduled", async () => {
  const timers = holdTimers(30_000);
  storeUnsentLeads([LEAD]);
  statusOf = () => 503;
  const { unmount } = renderHook(() => useStoredLeads());
  unmount();
  await waitFor(() => expect(sent).toEqual(["lead-1"]));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(timers).toEqual([]);
});
