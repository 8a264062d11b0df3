import type { KundliData } from "@lagna/contract";
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
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import mumbai from "../../test/mumbai-1990.json" with { type: "json" };
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const data = mumbai.data as unknown as KundliData;
const chart = {
  utc_offset: "+05:30",
  place: { latitude: 19.07, longitude: 72.88 },
  lagna: data.lagna.sign,
  signs: Object.fromEntries(data.planets.map(({ id, sign }) => [id, sign])),
  moon: { nakshatra: "rohini", pada: 2 },
  running: null,
} as unknown as NonNullable<ReturnType<typeof createSavedKundli>["chart"]>;
const findBox = () => screen.findByLabelText("Your question");
const respondWithAnswer = () => createStreamResponse(toStreamEvents(createChatAnswer()));
const CLAIMS = "2 claims, each traced to your chart";

/** Opens the assistant as a user with a chart. */
function open(...answers: (() => Response)[]) {
  startSavedKundlisServer([createSavedKundli({ chart, is_self: true })]);
  const chats = startChatServer(...answers);
  server.use(http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json({ status: "success", data })));
  return { chats, ...renderApp("/ai-assistant") };
}

/** A stream that sends the first events of an answer and then nothing until the client disconnects. */
const respondUnfinished = (changes: Parameters<typeof createChatAnswer>[0] = {}): Response => {
  const events = toStreamEvents(createChatAnswer(changes)).slice(0, 2).join("");
  const body = new ReadableStream({ start: (control) => control.enqueue(new TextEncoder().encode(events)) });
  return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
};

test("stops an answer by the button or by Escape, and asks for it again", async () => {
  const { chats, user } = open(respondUnfinished, respondUnfinished, respondWithAnswer);
  await user.type(await findBox(), "When?{Enter}");
  // The part that has arrived is already shown.
  expect(await screen.findByText("Late June 2027 looks good.")).toBeVisible();
  expect(screen.getByRole("log")).toHaveAttribute("aria-busy", "true");
  await user.click(screen.getByRole("button", { name: "Stop" }));
  expect(await screen.findByText("Stopped before the answer was complete.")).toBeVisible();
  expect(screen.getByRole("log")).toHaveAttribute("aria-busy", "false");
  await user.type(await findBox(), "And now?{Enter}");
  await waitFor(() => expect(screen.getAllByText("Late June 2027 looks good.")).toHaveLength(2));
  await user.type(await findBox(), "{Escape}");
  await waitFor(() => expect(screen.getAllByText("Stopped before the answer was complete.")).toHaveLength(2));
  await user.click(screen.getAllByRole("button", { name: "Try again" }).at(-1) as HTMLElement);
  expect(await screen.findByText(CLAIMS)).toBeVisible();
  expect(chats.questions.at(-1)?.body.question).toBe("And now?");
});

test("replaces a question after editing it, or keeps the earlier one", async () => {
  const { chats, user } = open(respondWithAnswer);
  await user.type(await findBox(), "When will I move?{Enter}");
  await screen.findByText(CLAIMS);
  await user.click(screen.getByRole("button", { name: "Edit this question and ask again" }));
  expect(await findBox()).toHaveValue("When will I move?");
  expect(
    screen.getByText("Your edited question replaces the earlier one. Everything after it is removed."),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep the earlier one" }));
  expect(await findBox()).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Edit this question and ask again" }));
  await user.clear(await findBox());
  await user.type(await findBox(), "When will I marry?{Enter}");
  await waitFor(() => expect(chats.questions).toHaveLength(2));
  expect(chats.questions[1]?.body).toEqual({ chat_id: CHAT_ID, question: "When will I marry?", instead_of: "q-1" });
  await screen.findByText(CLAIMS);
  expect(screen.queryByText("When will I move?")).toBeNull();
});

test("keeps the earlier answer if the edited question fails, and puts the question back into the box", async () => {
  const { chats, user } = open(respondWithAnswer, () => respondWithError(404, "chat_unknown"), respondWithAnswer);
  await user.type(await findBox(), "When?{Enter}");
  await screen.findByText(CLAIMS);
  await user.click(screen.getByRole("button", { name: "Edit this question and ask again" }));
  await user.clear(await findBox());
  await user.type(await findBox(), "And where?{Enter}");
  expect(await screen.findByText(/^Chat ask failed: 404/)).toBeVisible();
  expect(screen.getByText(CLAIMS)).toBeVisible();
  expect(await findBox()).toHaveValue("And where?");
  await user.type(await findBox(), "{Enter}");
  await waitFor(() => expect(chats.questions).toHaveLength(3));
  expect(chats.questions[2]?.body).toEqual({ chat_id: CHAT_ID, question: "And where?", instead_of: "q-1" });
});

test("retries a stopped edited question in the place of the original question", async () => {
  const { chats, user } = open(respondWithAnswer, () => respondUnfinished({ question_id: "q-2" }), respondWithAnswer);
  await user.type(await findBox(), "When?{Enter}");
  await screen.findByText(CLAIMS);
  const { question_id, answer } = createChatAnswer();
  const at = "2026-11-21T06:30:00.000Z";
  chats.conversations.push(createConversationSummary());
  // The stopped message was not stored; the one it was to replace remains.
  chats.messages = [
    { id: "q-0", role: "user", content: "When?", timestamp: at, answer: null, feedback: null },
    { id: question_id, role: "user", content: answer, timestamp: at, answer: null, feedback: null },
  ];
  await user.click(screen.getByRole("button", { name: "Edit this question and ask again" }));
  await user.clear(await findBox());
  await user.type(await findBox(), "And where?{Enter}");
  await screen.findByText("Late June 2027 looks good.");
  await user.click(screen.getByRole("button", { name: "Stop" }));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(chats.questions).toHaveLength(3));
  expect(chats.questions[2]?.body).toEqual({ chat_id: CHAT_ID, question: "And where?", instead_of: "q-1" });
});

test("retries a stopped question in its own place if the server has stored it after all", async () => {
  const { chats, user } = open(
    () => respondUnfinished({ question_id: "q-2" }),
    () => respondWithError(409, "chat_busy"),
    respondWithAnswer,
  );
  await user.type(await findBox(), "When?{Enter}");
  await screen.findByText("Late June 2027 looks good.");
  await user.click(screen.getByRole("button", { name: "Stop" }));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText(CLAIMS, {}, { timeout: 4000 })).toBeVisible();
  expect(chats.questions.map(({ body }) => body.instead_of)).toEqual([undefined, "q-2", "q-2"]);
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

test("delays the next question while the server still writes a stopped answer", async () => {
  const { chats, user } = open(() => respondWithError(409, "chat_busy"), respondWithAnswer);
  await user.type(await findBox(), "When?{Enter}");
  expect(await screen.findByText(CLAIMS, {}, { timeout: 4000 })).toBeVisible();
  expect(chats.questions).toHaveLength(2);
});

test("copies an answer as text, and asks for it again in its own place", async () => {
  const { chats, user } = open(respondWithAnswer);
  await user.type(await findBox(), "When?{Enter}");
  await screen.findByText(CLAIMS);
  await user.click(screen.getByRole("button", { name: "Copy the answer" }));
  expect(await screen.findByText("Copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(createChatAnswer().answer);
  await user.click(screen.getByRole("button", { name: "Ask again" }));
  await waitFor(() => expect(chats.questions).toHaveLength(2));
  expect(chats.questions[1]?.body).toEqual({ chat_id: CHAT_ID, question: "When?", instead_of: "q-1" });
  await waitFor(() => expect(screen.getAllByText(CLAIMS)).toHaveLength(1));
});

test("a conversation that was left does not come back when the last of it has been read", async () => {
  const { chats, user, unmount } = open();
  unmount();
  chats.conversations.push(createConversationSummary());
  const answer = Promise.withResolvers<void>();
  const fetched = Promise.withResolvers<void>();
  const send = globalThis.fetch;
  // All of the answer has come: leaving the conversation cannot stop it any more.
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path, init) => {
    const isHistory = typeof path === "string" && path.endsWith(CHAT_ID) && (init?.method ?? "GET") === "GET";
    if (!isHistory) return send(path, init);
    fetched.resolve();
    const message = { id: "q-1", role: "user", content: "Words", timestamp: "", answer: null, feedback: null };
    const body = JSON.stringify({ conversation: createConversationSummary(), messages: [message] });
    const stream = new ReadableStream({
      async start(control) {
        await answer.promise;
        control.enqueue(new TextEncoder().encode(body));
        control.close();
      },
    });
    return new Response(stream, { headers: { "content-type": "application/json" } });
  });
  renderApp(`/ai-assistant?talk=${CHAT_ID}`);
  await fetched.promise;
  await user.click(await screen.findByRole("button", { name: "Show the conversations" }));
  const list = within(await screen.findByRole("dialog", { name: "Conversations" }));
  await user.click(list.getByRole("button", { name: "New conversation" }));
  answer.resolve();
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByText("Words")).toBeNull();
});

test("restores the typed text after a reload", async () => {
  const { user, unmount } = open(respondWithAnswer);
  await user.type(await findBox(), "Will my brother");
  unmount();
  renderApp("/ai-assistant");
  expect(await findBox()).toHaveValue("Will my brother");
});

test("shows an answer as text, even if the model writes markup", async () => {
  const text = '<img src=x onerror="alert(1)"> **bold** [here](javascript:alert(1))';
  const sentences = [{ text, citations: [] }];
  const answer = createChatAnswer({ answer: text, sentences, citations: [], evidence: [], windows: [] });
  const { user } = open(() => createStreamResponse(toStreamEvents(answer)));
  await user.type(await findBox(), "When?{Enter}");
  const log = within(await screen.findByRole("log"));
  expect(await log.findByText(/alert\(1\)/)).toBeVisible();
  expect(log.queryByRole("img")).toBeNull();
  expect(log.queryByRole("link", { name: "here" })).toBeNull();
});

test("moves between citation marks with the arrow keys, and names the fact of each", async () => {
  const { user } = open(respondWithAnswer);
  await user.type(await findBox(), "When?{Enter}");
  await screen.findByText(CLAIMS);
  const mark = (number: number) => screen.getByRole("button", { name: new RegExp(`^Fact ${number}:`) });
  await user.click(mark(1));
  expect(mark(1)).toHaveAttribute("aria-pressed", "true");
  await user.keyboard("{ArrowDown}");
  expect(mark(2)).toHaveFocus();
  expect(mark(2)).toHaveAttribute("aria-pressed", "true");
  expect(mark(1)).toHaveAttribute("aria-pressed", "false");
  expect(mark(2)).toHaveAccessibleName("Fact 2: 10th lord: Mars, in the 6th house");
});

test("a birth typed in the conversation opens the form of a new kundli with its fields", async () => {
  const {
    id: _id,
    owner_email: _owner,
    version: _version,
    created_at: _created,
    updated_at: _updated,
    ...record
  } = createSavedKundli({ name: "", gender: "female", year: 1994, month: "August", day: 11, hour: 13, minute: 0 });
  const { problems: _problems, chart: _chart, is_self: _self, ...typed } = record;
  const opened = { ...typed, city: "Rasra, Uttar Pradesh", country: "India", tags: ["wife"] };
  const { user, address } = open(respondWithAnswer, () =>
    createStreamResponse(toStreamEvents(createChatAnswer({ opened_birth: opened }))),
  );
  await user.type(await findBox(), "my wife was born 11 aug 1994, 1 pm, rasra{Enter}");
  await screen.findByText(CLAIMS);
  expect(screen.queryByRole("button", { name: "Save this kundli" })).toBeNull();
  await user.type(await findBox(), "yes{Enter}");
  await user.click(await screen.findByRole("button", { name: "Save this kundli" }));
  await waitFor(() => expect(address()).toBe("/generate-kundali"));
  expect(JSON.parse(localStorage.getItem("lagna_form_data") ?? "{}")).toMatchObject({
    name: "",
    gender: "female",
    year: "1994",
    month: "August",
    day: "11",
    hour: "13",
    city: "Rasra, Uttar Pradesh",
  });
});
