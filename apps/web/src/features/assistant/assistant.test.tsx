import type { KundliData } from "@lagna/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { CHAT_ID, chatAnswer, eventsOf, startChatServer, streamOf, talkSummary } from "../../test/chat-server.ts";
import { problem } from "../../test/fake-accounts.ts";
import { holdTimers } from "../../test/hold-timers.ts";
import { savedKundli, startKundlisServer } from "../../test/kundlis-server.ts";
import mumbai from "../../test/mumbai-1990.json" with { type: "json" };
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

const data = mumbai.data as unknown as KundliData;
const CHART = {
  utc_offset: "+05:30",
  place: { latitude: 19.07, longitude: 72.88 },
  lagna: data.lagna.sign,
  signs: Object.fromEntries(data.planets.map(({ id, sign }) => [id, sign])),
  moon: { nakshatra: "rohini", pada: 2 },
  running: null,
} as unknown as NonNullable<ReturnType<typeof savedKundli>["chart"]>;

const answered = () => streamOf(eventsOf(chatAnswer()));
const box = () => screen.findByLabelText("Your question");

/** A person with a chart, before the astrologer. */
function open(...answers: (() => Response)[]) {
  startKundlisServer([savedKundli({ chart: CHART, is_self: true })]);
  const chats = startChatServer(...answers);
  server.use(http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json({ status: "success", data })));
  return { chats, ...renderApp("/ai-assistant") };
}

test("a question is answered in sentences with their facts, about the chart that is oneself", async () => {
  const { chats, user } = open(answered);
  await user.type(await box(), "When will I get promoted{Enter}");
  // Said for two seconds only: looked for while the answer comes.
  const saved = screen.findByText("Saved");
  expect(await screen.findByText("Late June 2027 looks good.")).toBeVisible();
  expect(chats.calls).toEqual(["start kundli-of-asha"]);
  expect(chats.asked.map(({ body }) => body)).toEqual([{ chat_id: CHAT_ID, question: "When will I get promoted?" }]);
  expect(await screen.findByText("2 claims, each traced to your chart")).toBeVisible();
  expect(await saved).toHaveTextContent("Saved");
  await user.click(screen.getByRole("button", { name: "Fact 2: 10th lord: Mars, in the 6th house" }));
  expect(screen.getByRole("button", { name: /^Fact 2/ })).toHaveAttribute("aria-pressed", "true");
  expect(await box()).toHaveValue("");
});

test("why unfolds what was weighed, for and against", async () => {
  const { user } = open(answered);
  await user.type(await box(), "When will I get promoted?{Enter}");
  await user.click(await screen.findByRole("button", { name: "Why this answer" }));
  const table = screen.getByRole("table", { name: "What was weighed, for and against" });
  expect(within(table).getByRole("row", { name: /10th lord: Mars, in the 6th house against/ })).toBeVisible();
  expect(within(table).getByRole("row", { name: /10th house: Jupiter and Venus for/ })).toBeVisible();
  expect(screen.getByText("Most of what was weighed agrees.")).toBeVisible();
});

test("an answer stands in paragraphs, its times over the clocks that make them", async () => {
  const { user } = open(answered);
  await user.type(await box(), "When will I get promoted?{Enter}");
  const why = await screen.findByRole("button", { name: "Why this answer" });
  expect(screen.getByText("Your tenth lord Mars stands in the sixth house.").closest("p")).not.toHaveTextContent(
    "June",
  );
  await user.click(why);
  const when = screen.getByRole("region", { name: "When" });
  expect(within(when).getByText(/^Saturn in it: .*June.* 2027 to .*October.* 2027$/)).toBeInTheDocument();
});

test("a follow-up is asked by a press, in the same talk", async () => {
  const next = chatAnswer({ question_id: "q-2", message_id: "a-2" });
  const { chats, user } = open(answered, () => streamOf(eventsOf(next)));
  await user.type(await box(), "When?{Enter}");
  await user.click(await screen.findByRole("button", { name: "Why so slow until now?" }));
  await waitFor(() => expect(chats.asked).toHaveLength(2));
  expect(chats.asked[1]?.body).toEqual({ chat_id: CHAT_ID, question: "Why so slow until now?" });
  expect(chats.calls).toEqual(["start kundli-of-asha"]);
});

test("a talk stands again after a reload, and says so", async () => {
  const { chats, user, unmount } = open(answered);
  await user.type(await box(), "When will I get promoted?{Enter}");
  await screen.findByText("2 claims, each traced to your chart");
  unmount();
  chats.talks.push(talkSummary());
  const { status, chat_id, question_id, message_id, ...answer } = chatAnswer();
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

test("a stream that breaks off is taken up behind the last event that came", async () => {
  const events = eventsOf(chatAnswer());
  const { chats, user } = open(
    () => streamOf(events.slice(0, 2)),
    () => streamOf(events.slice(2)),
  );
  await user.type(await box(), "When?{Enter}");
  expect(await screen.findByText("2 claims, each traced to your chart", {}, { timeout: 8_000 })).toBeVisible();
  expect(screen.getAllByText("Late June 2027 looks good.")).toHaveLength(1);
  expect(chats.asked.map(({ after }) => after)).toEqual([null, "a-1.2"]);
});

test.each([
  [429, "too_many_requests", "Rate limit exceeded. Please wait a moment and try again."],
  [500, "internal", "Server error. Please try again later."],
] as const)(
  "a refusal of %i is said in the catalogue's words, and the question stands in the box again",
  async (status, code, sentence) => {
    const { chats, user } = open(() => problem(status, code));
    await user.type(await box(), "When?{Enter}");
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await box()).toHaveValue("When?");
    expect(chats.asked).toHaveLength(1);
  },
);

test("a server out of reach is tried three times, a second and then two apart", async () => {
  const held = holdTimers(1000, 2000);
  const { chats, user } = open(() => HttpResponse.error());
  await user.type(await box(), "When?{Enter}");
  for (const waited of [[1000], [1000, 2000]]) {
    await waitFor(() => expect(held.map(({ ms }) => ms)).toEqual(waited));
    expect(chats.asked).toHaveLength(waited.length);
    act(() => held.at(-1)?.end());
  }
  const sentence =
    "Network error: Unable to reach the API server. Please check your internet connection and try again.";
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(chats.asked).toHaveLength(3);
});

test("what is no JSON is refused before anything is asked", async () => {
  const { chats, user } = open(answered);
  await user.click(await screen.findByRole("button", { name: "Kundli Data" }));
  await user.click(screen.getByLabelText(/Kundli Data/, { selector: "textarea" }));
  await user.paste("{name: Asha");
  await user.type(await box(), "When?");
  await user.click(screen.getByRole("button", { name: "Ask AI" }));
  expect(screen.getByText("Invalid JSON in Kundli Data. Please provide valid JSON.")).toBeVisible();
  expect(chats.asked).toEqual([]);
  await user.clear(screen.getByLabelText(/Kundli Data/, { selector: "textarea" }));
  await user.paste('{"name":"Asha"}');
  await user.type(await box(), "{Enter}");
  await screen.findByText("Late June 2027 looks good.");
  expect(chats.calls).toEqual(["start kundli-of-asha", 'details {"name":"Asha"}']);
});

test("an answer is judged with a reason, and the text stays private unless it is shared", async () => {
  const { chats, user } = open(answered);
  await user.type(await box(), "When?{Enter}");
  await user.click(await screen.findByRole("button", { name: "Poor answer" }));
  const wrong = within(await screen.findByRole("group", { name: "What was wrong with it" }));
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

test("an answer may take 180000 ms, and is labelled with the model gpt-5 where that is what answers", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const { user } = open(() => streamOf(eventsOf(chatAnswer({ model: "gpt-5" }))));
  await user.type(await box(), "When?{Enter}");
  expect(await screen.findByText("gpt-5 answers; every claim is checked against this chart.")).toBeVisible();
  expect(timeout).toHaveBeenCalledWith(180_000);
});

test("Saved stays 2 s", async () => {
  const held = holdTimers(2000);
  const { user } = open(answered);
  await user.type(await box(), "When?{Enter}");
  expect(await screen.findByText("Saved")).toBeVisible();
  await waitFor(() => expect(held).toHaveLength(1));
  act(() => held.forEach(({ end }) => end()));
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
});

test("Restored stays 3 s; the talk that an address names is the one that is opened, and leaves the address", async () => {
  const held = holdTimers(3000);
  startKundlisServer([savedKundli({ chart: CHART, is_self: true })]);
  startChatServer().talks.push(talkSummary());
  server.use(http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json({ status: "success", data })));
  const { address } = renderApp(`/ai-assistant?talk=${CHAT_ID}`);
  expect(await screen.findByText("Restored")).toBeVisible();
  expect(address()).toBe("/ai-assistant");
  await waitFor(() => expect(held).toHaveLength(1));
  act(() => held.forEach(({ end }) => end()));
  expect(screen.queryByText("Restored")).not.toBeInTheDocument();
});

test("another saved kundli is chosen: a talk begins about it, and one that is under way moves to it, with its chart beside", async () => {
  startKundlisServer([
    savedKundli({ chart: CHART, is_self: true }),
    savedKundli({ id: "kundli-of-ravi", name: "Ravi Rao", chart: CHART }),
  ]);
  const chats = startChatServer(answered);
  const charts: string[] = [];
  server.use(
    http.get("*/api/v1/kundlis/:id/chart", ({ params }) => {
      charts.push(String(params["id"]));
      return HttpResponse.json({ status: "success", data });
    }),
  );
  const { user } = renderApp("/ai-assistant");
  const [choice] = await screen.findAllByRole("combobox", { name: "Whose chart is asked" });
  if (!choice) throw new Error("no choice of a kundli");
  expect(choice).toHaveDisplayValue(/Asha Rao/);
  await user.selectOptions(choice, "Ravi Rao");
  await user.type(await box(), "When?{Enter}");
  await screen.findByText("2 claims, each traced to your chart");
  expect(chats.calls).toEqual(["start kundli-of-ravi"]);
  await waitFor(() => expect(charts).toContain("kundli-of-ravi"));
  await user.selectOptions(
    screen.getAllByRole("combobox", { name: "Whose chart is asked" })[0] ?? choice,
    "kundli-of-asha",
  );
  await waitFor(() => expect(chats.calls.at(-1)).toBe(`PATCH ${CHAT_ID} {"kundli_id":"kundli-of-asha"}`));
  expect(screen.getAllByRole("combobox", { name: "Whose chart is asked" })[0]).toHaveDisplayValue(/Asha Rao/);
});

test("nothing is asked while the box is blank", async () => {
  const { chats, user } = open(answered);
  await user.type(await box(), "   {Enter}");
  expect(chats.asked).toEqual([]);
  expect(chats.calls).toEqual([]);
});

test("the conversations: one is opened, all are cleared and taken back, and two cards say what is kept and what is checked", async () => {
  const { chats, user } = open(answered);
  chats.talks.push(talkSummary());
  server.use(http.get("*/api/v1/chat/conversations/:id/download", () => HttpResponse.json({ messages: ["When?"] })));
  await user.type(await box(), "When?{Enter}");
  await screen.findByText("2 claims, each traced to your chart");
  await user.click(screen.getByRole("button", { name: "Open the conversations" }));
  const list = within(await screen.findByRole("dialog", { name: "Conversations" }));
  expect(await list.findByRole("button", { name: /^When will I get promoted\?/ })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const made: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`, revokeObjectURL: () => undefined });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await user.click(list.getByRole("button", { name: "Download" }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^conversation-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse((await made[0]?.text()) ?? "")).toEqual({ messages: ["When?"] });
  expect(list.getByText("Auto-save")).toBeVisible();
  expect(list.getByText("Smart features")).toBeVisible();
  await user.click(list.getByRole("button", { name: "Clear" }));
  expect(list.queryByRole("button", { name: /^When will I get promoted\?/ })).toBeNull();
  expect(await screen.findByText("All conversations are deleted")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(list.getByRole("button", { name: /^When will I get promoted\?/ })).toBeVisible();
  expect(chats.calls.filter((call) => call.startsWith("DELETE"))).toEqual([]);
});

test("ten sample questions fill the box", async () => {
  const { user } = open(answered);
  const samples = await screen.findByRole("list", { name: "Ten sample questions" });
  expect(within(samples).getAllByRole("button")).toHaveLength(10);
  await user.click(within(samples).getByRole("button", { name: "When will I marry?" }));
  expect(await box()).toHaveValue("When will I marry?");
  expect(await box()).toHaveFocus();
});

test("who has no chart is led to make one, or may paste what another program made", async () => {
  startKundlisServer([]);
  startChatServer();
  const { user } = renderApp("/ai-assistant");
  expect(await screen.findByRole("link", { name: "Create a kundli" })).toHaveAttribute("href", "/generate-kundali");
  await user.click(screen.getByRole("button", { name: "Paste Kundli Data" }));
  expect(await screen.findByLabelText(/Kundli Data/, { selector: "textarea" })).toBeVisible();
});

test("who has no chart and asks is asked of the form as it was left, else that details were not provided, and goes on", async () => {
  startKundlisServer([]);
  const chats = startChatServer(answered);
  const { user } = renderApp("/ai-assistant");
  await user.click(await screen.findByRole("button", { name: "Paste Kundli Data" }));
  await user.type(await box(), "When?{Enter}");
  expect(await screen.findByText("Late June 2027 looks good.")).toBeVisible();
  expect(chats.calls).toEqual(["start -", "details Details not provided"]);
});

test("the way to the end is shown where more than two messages stand and their end is out of sight", async () => {
  let look: (isIntersecting: boolean) => void = () => undefined;
  class Sight {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      look = (isIntersecting) => act(() => told([{ isIntersecting }]));
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal("IntersectionObserver", Sight);
  const { user } = open(answered);
  const toEnd = () => screen.queryByRole("button", { name: "To the end of the talk" });
  await user.type(await box(), "When?{Enter}");
  await screen.findByText("2 claims, each traced to your chart");
  look(false);
  expect(toEnd()).toBeNull();
  await user.type(await box(), "And then?{Enter}");
  await waitFor(() => expect(screen.getAllByText("2 claims, each traced to your chart")).toHaveLength(2));
  expect(toEnd()).toBeVisible();
  look(true);
  expect(toEnd()).toBeNull();
  vi.unstubAllGlobals();
});
