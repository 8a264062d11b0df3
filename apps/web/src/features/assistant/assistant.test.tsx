import type { ChatAskResponse, KundliData, LedgerEntry } from "@lagna/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import {
  CHAT_ID,
  createChatAnswer,
  toStreamEvents,
  startChatServer,
  createStreamResponse,
  createConversationSummary,
} from "../../test/fake-chat-server.ts";
import { respondWithError } from "../../test/fake-accounts.ts";
import { holdTimers } from "../../test/hold-timers.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import mumbai from "../../test/mumbai-1990.json" with { type: "json" };
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const data = mumbai.data as unknown as KundliData;
const CHART = {
  utc_offset: "+05:30",
  place: { latitude: 19.07, longitude: 72.88 },
  lagna: data.lagna.sign,
  signs: Object.fromEntries(data.planets.map(({ id, sign }) => [id, sign])),
  moon: { nakshatra: "rohini", pada: 2 },
  running: null,
} as unknown as NonNullable<ReturnType<typeof createSavedKundli>["chart"]>;

const WINDOW = createChatAnswer().windows[0] as ChatAskResponse["windows"][number];
const KEPT: LedgerEntry = {
  id: "e1",
  topic: "career",
  favourable: true,
  from: WINDOW.from ?? "",
  until: WINDOW.until ?? "",
  named_on: "2026-11-30",
  ask_on: "2027-11-30",
  outcome: null,
  month: null,
  answered_on: null,
};

const respondWithAnswer = () => createStreamResponse(toStreamEvents(createChatAnswer()));
const findBox = () => screen.findByLabelText("Your question");

/** Opens the assistant as a user with a chart. */
function open(...answers: (() => Response)[]) {
  startSavedKundlisServer([createSavedKundli({ chart: CHART, is_self: true })]);
  const chats = startChatServer(...answers);
  server.use(http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json({ status: "success", data })));
  return { chats, ...renderApp("/ai-assistant") };
}

test("a question about the user's own chart is answered in sentences with their facts", async () => {
  const { chats, user } = open(respondWithAnswer);
  await user.type(await findBox(), "When will I get promoted{Enter}");
  // The badge is shown for two seconds only, so the test looks for it while the answer arrives.
  const saved = screen.findByText("Saved");
  expect(await screen.findByText("Late June 2027 looks good.")).toBeVisible();
  expect(screen.getByRole("article", { name: "When will I get promoted" })).toBeVisible();
  expect(chats.calls).toEqual(["start kundli-of-asha"]);
  expect(chats.questions.map(({ body }) => body)).toEqual([{ chat_id: CHAT_ID, question: "When will I get promoted" }]);
  expect(await screen.findByText("2 claims, each traced to your chart")).toBeVisible();
  expect(await saved).toHaveTextContent("Saved");
  await user.click(screen.getByRole("button", { name: "Fact 2: 10th lord: Mars, in the 6th house" }));
  expect(screen.getByRole("button", { name: /^Fact 2/ })).toHaveAttribute("aria-pressed", "true");
  expect(await findBox()).toHaveValue("");
});

test("Why shows the weighed facts, for and against", async () => {
  const { user } = open(respondWithAnswer);
  await user.type(await findBox(), "When will I get promoted?{Enter}");
  await user.click(await screen.findByRole("button", { name: "Why this answer" }));
  const table = screen.getByRole("table", { name: "What speaks for this answer, and what speaks against it" });
  expect(within(table).getByRole("row", { name: /10th lord: Mars, in the 6th house against/ })).toBeVisible();
  expect(within(table).getByRole("row", { name: /10th house: Jupiter and Venus for/ })).toBeVisible();
  expect(screen.getByText("Most of the evidence in the chart agrees.")).toBeVisible();
});

test("shows an answer in paragraphs, with its periods above the dashas that produce them", async () => {
  const { user } = open(respondWithAnswer);
  await user.type(await findBox(), "When will I get promoted?{Enter}");
  const reasonsButton = await screen.findByRole("button", { name: "Why this answer" });
  expect(screen.getByText("Your tenth lord Mars stands in the sixth house.").closest("p")).not.toHaveTextContent(
    "June",
  );
  await user.click(reasonsButton);
  const periods = screen.getByRole("region", { name: "When" });
  expect(within(periods).getByText(/^Saturn in it: .*June.* 2027 to .*October.* 2027$/)).toBeInTheDocument();
});

test("an answer whose time is in the ledger says so, with a link; no other does", async () => {
  const other = createChatAnswer({ question_id: "q-2", message_id: "a-2", windows: [{ ...WINDOW, until: null }] });
  const { chats, user } = open(respondWithAnswer, () => createStreamResponse(toStreamEvents(other)));
  chats.ledger = { ...chats.ledger, since: "2026-11-01", entries: [KEPT] };
  await user.type(await findBox(), "When will I get promoted?{Enter}");
  expect(await screen.findByText(/^A time named here is kept. From 30 November 2027 on you can tell/)).toBeVisible();
  expect(screen.getByRole("link", { name: "See what is kept" })).toHaveAttribute("href", "/profile#ledger");
  await user.type(await findBox(), "And then?{Enter}");
  expect(await screen.findByRole("article", { name: "And then?" })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Why this answer" })).toHaveLength(2));
  expect(screen.getAllByText(/^A time named here is kept/)).toHaveLength(1);
});

test("nothing is said of a ledger that is off", async () => {
  const { user } = open(respondWithAnswer);
  await user.type(await findBox(), "When will I get promoted?{Enter}");
  await screen.findByRole("button", { name: "Why this answer" });
  expect(screen.queryByRole("link", { name: "See what is kept" })).toBeNull();
});

test("a press asks a follow-up question in the same conversation", async () => {
  const next = createChatAnswer({ question_id: "q-2", message_id: "a-2" });
  const { chats, user } = open(respondWithAnswer, () => createStreamResponse(toStreamEvents(next)));
  await user.type(await findBox(), "When?{Enter}");
  await user.click(await screen.findByRole("button", { name: "Why so slow until now?" }));
  await waitFor(() => expect(chats.questions).toHaveLength(2));
  expect(chats.questions[1]?.body).toEqual({ chat_id: CHAT_ID, question: "Why so slow until now?" });
  expect(chats.calls).toEqual(["start kundli-of-asha"]);
});

test("a conversation is restored after a reload, with a badge", async () => {
  const { chats, user, unmount } = open(respondWithAnswer);
  await user.type(await findBox(), "When will I get promoted?{Enter}");
  await screen.findByText("2 claims, each traced to your chart");
  unmount();
  chats.conversations.push(createConversationSummary());
  const { status, chat_id, question_id, message_id, ...answer } = createChatAnswer();
  const at = "2026-11-21T06:30:00.000Z";
  chats.messages = [
    {
      id: question_id,
      role: "user",
      content: "When will I get promoted?",
      timestamp: at,
      answer: null,
      feedback: null,
    },
    { id: message_id, role: "assistant", content: answer.answer, timestamp: at, answer, feedback: null },
  ];
  renderApp("/ai-assistant");
  expect(await screen.findByText("Restored")).toBeVisible();
  expect(screen.getByText("Late June 2027 looks good.")).toBeVisible();
  expect([status, chat_id]).toEqual(["success", CHAT_ID]);
});

test("a stream that breaks off is resumed after the last received event", async () => {
  const events = toStreamEvents(createChatAnswer());
  const { chats, user } = open(
    () => createStreamResponse(events.slice(0, 2)),
    () => createStreamResponse(events.slice(2)),
  );
  await user.type(await findBox(), "When?{Enter}");
  expect(await screen.findByText("2 claims, each traced to your chart", {}, { timeout: 8_000 })).toBeVisible();
  expect(screen.getAllByText("Late June 2027 looks good.")).toHaveLength(1);
  expect(chats.questions.map(({ after }) => after)).toEqual([null, "a-1.2"]);
});

test("a limit that says nothing of its end shows the catalogue's sentence and puts the question back into the box", async () => {
  const { chats, user } = open(() => respondWithError(429, "too_many_requests"));
  await user.type(await findBox(), "When?{Enter}");
  expect(await screen.findByText("Rate limit exceeded. Please wait a moment and try again.")).toBeVisible();
  expect(await findBox()).toHaveValue("When?");
  expect(chats.questions).toHaveLength(1);
});

test.each([500, 502, 503])("an error %i is tried three times, then shows the catalogue's sentence", async (status) => {
  const timers = holdTimers(1000, 2000);
  const { chats, user } = open(() => respondWithError(status, "internal"));
  await user.type(await findBox(), "When?{Enter}");
  for (const waited of [[1000], [1000, 2000]]) {
    await waitFor(() => expect(timers.map(({ ms }) => ms)).toEqual(waited));
    act(() => timers.at(-1)?.end());
  }
  expect(await screen.findByText("Server error. Please try again later.")).toBeVisible();
  expect(await findBox()).toHaveValue("When?");
  expect(chats.questions).toHaveLength(3);
});

test("a limit that ends soon is waited for, as long as the server asks", async () => {
  const timers = holdTimers(7000);
  const refuse = () => {
    const refusal = respondWithError(429, "too_many_requests");
    refusal.headers.set("retry-after", "7");
    return refusal;
  };
  const { chats, user } = open(refuse, refuse, respondWithAnswer);
  await user.type(await findBox(), "When?{Enter}");
  for (const attempts of [1, 2]) {
    await waitFor(() => expect(timers).toHaveLength(attempts));
    expect(chats.questions).toHaveLength(attempts);
    act(() => timers.at(-1)?.end());
  }
  expect(await screen.findByText("Late June 2027 looks good.")).toBeVisible();
  expect(chats.questions).toHaveLength(3);
});

test("a limit that lasts long is reported at once", async () => {
  const { chats, user } = open(() => {
    const refusal = respondWithError(429, "too_many_requests");
    refusal.headers.set("retry-after", "3600");
    return refusal;
  });
  await user.type(await findBox(), "When?{Enter}");
  expect(await screen.findByText("Rate limit exceeded. Please wait a moment and try again.")).toBeVisible();
  expect(chats.questions).toHaveLength(1);
});

test("an unreachable server is tried three times, with pauses of one and two seconds", async () => {
  const timers = holdTimers(1000, 2000);
  const { chats, user } = open(() => HttpResponse.error());
  await user.type(await findBox(), "When?{Enter}");
  for (const waited of [[1000], [1000, 2000]]) {
    await waitFor(() => expect(timers.map(({ ms }) => ms)).toEqual(waited));
    expect(chats.questions).toHaveLength(waited.length);
    act(() => timers.at(-1)?.end());
  }
  const sentence =
    "Network error: Unable to reach the API server. Please check your internet connection and try again.";
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(chats.questions).toHaveLength(3);
});

test("invalid JSON is refused before any request", async () => {
  const { chats, user } = open(respondWithAnswer);
  await user.click(await screen.findByRole("button", { name: "Kundli Data" }));
  await user.click(screen.getByLabelText(/Kundli Data/, { selector: "textarea" }));
  await user.paste("{name: Asha");
  await user.type(await findBox(), "When?");
  await user.click(screen.getByRole("button", { name: "Ask AI" }));
  expect(screen.getByText("Invalid JSON in Kundli Data. Please provide valid JSON.")).toBeVisible();
  expect(chats.questions).toEqual([]);
  await user.clear(screen.getByLabelText(/Kundli Data/, { selector: "textarea" }));
  await user.paste('{"name":"Asha"}');
  await user.type(await findBox(), "{Enter}");
  await screen.findByText("Late June 2027 looks good.");
  expect(chats.calls).toEqual(["start kundli-of-asha", 'details {"name":"Asha"}']);
});

test("a rating has a reason, and the text stays private unless the user shares it", async () => {
  const { chats, user } = open(respondWithAnswer);
  await user.type(await findBox(), "When?{Enter}");
  await user.click(await screen.findByRole("button", { name: "Poor answer" }));
  const wrong = within(await screen.findByRole("group", { name: "What was wrong with it?" }));
  await user.click(wrong.getByRole("radio", { name: "Not what I asked" }));
  await user.type(screen.getByLabelText(/In your own words/), "Too vague");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() =>
    expect(chats.calls.at(-1)).toBe(
      'judge a-1 {"verdict":"down","about":"off_question","reason":"Too vague","shares_text":false}',
    ),
  );
  expect(await screen.findByText("Thank you")).toBeVisible();
});

test("an answer may take 180000 ms, and is labelled with the model gpt-5 if that model answers", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const { user } = open(() => createStreamResponse(toStreamEvents(createChatAnswer({ model: "gpt-5" }))));
  await user.type(await findBox(), "When?{Enter}");
  expect(await screen.findByText("gpt-5 answers; every claim is checked against this chart.")).toBeVisible();
  expect(timeout).toHaveBeenCalledWith(180_000);
});

test("Saved stays 2 s", async () => {
  const timers = holdTimers(2000);
  const { user } = open(respondWithAnswer);
  await user.type(await findBox(), "When?{Enter}");
  expect(await screen.findByText("Saved")).toBeVisible();
  await waitFor(() => expect(timers).toHaveLength(1));
  act(() => timers.forEach(({ end }) => end()));
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
});

test("Restored stays 3 s; the conversation named in the address is opened and removed from the address", async () => {
  const timers = holdTimers(3000);
  startSavedKundlisServer([createSavedKundli({ chart: CHART, is_self: true })]);
  startChatServer().conversations.push(createConversationSummary());
  server.use(http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json({ status: "success", data })));
  const { address } = renderApp(`/ai-assistant?talk=${CHAT_ID}`);
  expect(await screen.findByText("Restored")).toBeVisible();
  expect(address()).toBe("/ai-assistant");
  await waitFor(() => expect(timers).toHaveLength(1));
  act(() => timers.forEach(({ end }) => end()));
  expect(screen.queryByText("Restored")).not.toBeInTheDocument();
});

test("choosing another saved kundli starts a conversation about it, or moves the open one to it, and shows its chart", async () => {
  startSavedKundlisServer([
    createSavedKundli({ chart: CHART, is_self: true }),
    createSavedKundli({ id: "kundli-of-ravi", name: "Ravi Rao", chart: CHART }),
  ]);
  const chats = startChatServer(respondWithAnswer);
  const charts: string[] = [];
  server.use(
    http.get("*/api/v1/kundlis/:id/chart", ({ params }) => {
      charts.push(String(params["id"]));
      return HttpResponse.json({ status: "success", data });
    }),
  );
  const { user } = renderApp("/ai-assistant");
  const choice = await screen.findByRole("combobox", { name: "Whose chart is this about?" });
  expect(choice).toHaveValue("Asha Rao (this is me)");
  await user.type(choice, "ravi");
  await user.click(await screen.findByRole("option", { name: /Ravi Rao/ }));
  await user.type(await findBox(), "When?{Enter}");
  await screen.findByText("2 claims, each traced to your chart");
  expect(chats.calls).toEqual(["start kundli-of-ravi"]);
  await waitFor(() => expect(charts).toContain("kundli-of-ravi"));
  expect(choice).toHaveValue("Ravi Rao");
  await user.click(choice);
  await user.click(screen.getByRole("option", { name: /Asha Rao/ }));
  await waitFor(() => expect(chats.calls.at(-1)).toBe(`PATCH ${CHAT_ID} {"kundli_id":"kundli-of-asha"}`));
  expect(choice).toHaveValue("Asha Rao (this is me)");
});

test("a blank question is not sent", async () => {
  const { chats, user } = open(respondWithAnswer);
  await user.type(await findBox(), "   {Enter}");
  expect(screen.getByText("Type a question first")).toBeVisible();
  expect(await findBox()).toHaveAccessibleDescription("Type a question first");
  await user.type(await findBox(), "W");
  expect(screen.queryByText("Type a question first")).toBeNull();
  expect(chats.questions).toEqual([]);
  expect(chats.calls).toEqual([]);
});

test("the conversation list opens one, clears all with undo, and has cards about what is stored and what is checked", async () => {
  const { chats, user } = open(respondWithAnswer);
  chats.conversations.push(createConversationSummary());
  server.use(http.get("*/api/v1/chat/conversations/:id/download", () => HttpResponse.json({ messages: ["When?"] })));
  await user.type(await findBox(), "When?{Enter}");
  await screen.findByText("2 claims, each traced to your chart");
  await user.click(screen.getByRole("button", { name: "Show the conversations" }));
  const list = within(await screen.findByRole("dialog", { name: "Conversations" }));
  expect(await list.findByRole("button", { name: /^When will I get promoted\?/ })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const blobs: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await user.click(list.getByRole("button", { name: "Download" }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^conversation-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse((await blobs[0]?.text()) ?? "")).toEqual({ messages: ["When?"] });
  expect(list.getByText("Auto-save")).toBeVisible();
  expect(list.getByText("Smart features")).toBeVisible();
  await user.click(list.getByRole("button", { name: "Clear" }));
  expect(list.queryByRole("button", { name: /^When will I get promoted\?/ })).toBeNull();
  expect(await screen.findByText("All conversations were deleted")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(list.getByRole("button", { name: /^When will I get promoted\?/ })).toBeVisible();
  expect(chats.calls.filter((call) => call.startsWith("DELETE"))).toEqual([]);
});

test("ten sample questions fill the box", async () => {
  const { user } = open(respondWithAnswer);
  const samples = await screen.findByRole("list", { name: "Ten sample questions" });
  expect(within(samples).getAllByRole("button")).toHaveLength(10);
  await user.click(within(samples).getByRole("button", { name: "When will I marry?" }));
  expect(await findBox()).toHaveValue("When will I marry?");
  expect(await findBox()).toHaveFocus();
});

test("a user without a chart can create one or paste another program's data", async () => {
  startSavedKundlisServer([]);
  startChatServer();
  const { user } = renderApp("/ai-assistant");
  expect(await screen.findByRole("link", { name: "Create a kundli" })).toHaveAttribute("href", "/generate-kundali");
  await user.click(screen.getByRole("button", { name: "Paste Kundli Data" }));
  expect(await screen.findByLabelText(/Kundli Data/, { selector: "textarea" })).toBeVisible();
});

test("a question without a chart sends the draft of the form, else that details were not provided, and continues", async () => {
  startSavedKundlisServer([]);
  const chats = startChatServer(respondWithAnswer);
  const { user } = renderApp("/ai-assistant");
  await user.click(await screen.findByRole("button", { name: "Paste Kundli Data" }));
  await user.type(await findBox(), "When?{Enter}");
  expect(await screen.findByText("Late June 2027 looks good.")).toBeVisible();
  expect(chats.calls).toEqual(["start -", "details Details not provided"]);
});

test("the button to the end is shown if there are more than two messages and the end is out of view", async () => {
  let notifyObserver: (isIntersecting: boolean) => void = () => undefined;
  class Sight {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      notifyObserver = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal("IntersectionObserver", Sight);
  const { user } = open(respondWithAnswer);
  const queryEndButton = () => screen.queryByRole("button", { name: "Jump to the latest message" });
  await user.type(await findBox(), "When?{Enter}");
  await screen.findByText("2 claims, each traced to your chart");
  notifyObserver(false);
  expect(queryEndButton()).toBeNull();
  await user.type(await findBox(), "And then?{Enter}");
  await waitFor(() => expect(screen.getAllByText("2 claims, each traced to your chart")).toHaveLength(2));
  expect(queryEndButton()).toBeVisible();
  notifyObserver(true);
  expect(queryEndButton()).toBeNull();
  vi.unstubAllGlobals();
});
