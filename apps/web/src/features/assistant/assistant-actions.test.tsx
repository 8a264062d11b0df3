import type { KundliData } from "@lagna/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { CHAT_ID, chatAnswer, eventsOf, startChatServer, streamOf, talkSummary } from "../../test/chat-server.ts";
import { problem } from "../../test/fake-accounts.ts";
import { savedKundli, startKundlisServer } from "../../test/kundlis-server.ts";
import mumbai from "../../test/mumbai-1990.json" with { type: "json" };
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

const data = mumbai.data as unknown as KundliData;
const chart = {
  utc_offset: "+05:30",
  place: { latitude: 19.07, longitude: 72.88 },
  lagna: data.lagna.sign,
  signs: Object.fromEntries(data.planets.map(({ id, sign }) => [id, sign])),
  moon: { nakshatra: "rohini", pada: 2 },
  running: null,
} as unknown as NonNullable<ReturnType<typeof savedKundli>["chart"]>;
const box = () => screen.findByLabelText("Your question");
const answered = () => streamOf(eventsOf(chatAnswer()));
const CLAIMS = "2 claims, each traced to your chart";

/** A person with a chart, before the astrologer. */
function open(...answers: (() => Response)[]) {
  startKundlisServer([savedKundli({ chart, is_self: true })]);
  const chats = startChatServer(...answers);
  server.use(http.get("*/api/v1/kundlis/:id/chart", () => HttpResponse.json({ status: "success", data })));
  return { chats, ...renderApp("/ai-assistant") };
}

/** The first events of an answer, and then nothing until whoever asked goes away. */
const unfinished = (changes: Parameters<typeof chatAnswer>[0] = {}): Response => {
  const events = eventsOf(chatAnswer(changes)).slice(0, 2).join("");
  const body = new ReadableStream({ start: (control) => control.enqueue(new TextEncoder().encode(events)) });
  return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
};

test("an answer that comes is stopped, by the button or by Escape, and asked for again", async () => {
  const { chats, user } = open(unfinished, unfinished, answered);
  await user.type(await box(), "When?{Enter}");
  // What has come so far stands already.
  expect(await screen.findByText("Late June 2027 looks good.")).toBeVisible();
  expect(screen.getByRole("log")).toHaveAttribute("aria-busy", "true");
  await user.click(screen.getByRole("button", { name: "Stop" }));
  expect(await screen.findByText("Stopped before it was finished.")).toBeVisible();
  expect(screen.getByRole("log")).toHaveAttribute("aria-busy", "false");
  await user.type(await box(), "And now?{Enter}");
  await waitFor(() => expect(screen.getAllByText("Late June 2027 looks good.")).toHaveLength(2));
  await user.type(await box(), "{Escape}");
  await waitFor(() => expect(screen.getAllByText("Stopped before it was finished.")).toHaveLength(2));
  await user.click(screen.getAllByRole("button", { name: "Try again" }).at(-1) as HTMLElement);
  expect(await screen.findByText(CLAIMS)).toBeVisible();
  expect(chats.asked.at(-1)?.body.question).toBe("And now?");
});

test("a question is put anew in the place of the earlier one, or the earlier one is kept", async () => {
  const { chats, user } = open(answered);
  await user.type(await box(), "When will I move?{Enter}");
  await screen.findByText(CLAIMS);
  await user.click(screen.getByRole("button", { name: "Edit this question and ask again" }));
  expect(await box()).toHaveValue("When will I move?");
  expect(screen.getByText("This question takes the place of the earlier one; what followed it goes.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep the earlier one" }));
  expect(await box()).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Edit this question and ask again" }));
  await user.clear(await box());
  await user.type(await box(), "When will I marry?{Enter}");
  await waitFor(() => expect(chats.asked).toHaveLength(2));
  expect(chats.asked[1]?.body).toEqual({ chat_id: CHAT_ID, question: "When will I marry?", instead_of: "q-1" });
  await screen.findByText(CLAIMS);
  expect(screen.queryByText("When will I move?")).toBeNull();
});

test("a question that is put anew and comes to nothing leaves the earlier answer, and stands in the box to be sent once more", async () => {
  const { chats, user } = open(answered, () => problem(500, "internal"), answered);
  await user.type(await box(), "When?{Enter}");
  await screen.findByText(CLAIMS);
  await user.click(screen.getByRole("button", { name: "Edit this question and ask again" }));
  await user.clear(await box());
  await user.type(await box(), "And where?{Enter}");
  expect(await screen.findByText("Server error. Please try again later.")).toBeVisible();
  expect(screen.getByText(CLAIMS)).toBeVisible();
  expect(await box()).toHaveValue("And where?");
  await user.type(await box(), "{Enter}");
  await waitFor(() => expect(chats.asked).toHaveLength(3));
  expect(chats.asked[2]?.body).toEqual({ chat_id: CHAT_ID, question: "And where?", instead_of: "q-1" });
});

test("a question that was stopped is tried again in the place that it was put anew for", async () => {
  const { chats, user } = open(answered, () => unfinished({ question_id: "q-2" }), answered);
  await user.type(await box(), "When?{Enter}");
  await screen.findByText(CLAIMS);
  const { question_id, answer } = chatAnswer();
  const at = "2026-11-21T06:30:00.000Z";
  chats.talks.push(talkSummary());
  // What was stopped was not kept; what it was to replace stands.
  chats.messages = [
    { id: "q-0", role: "user", content: "When?", timestamp: at, answer: null, feedback: null },
    { id: question_id, role: "user", content: answer, timestamp: at, answer: null, feedback: null },
  ];
  await user.click(screen.getByRole("button", { name: "Edit this question and ask again" }));
  await user.clear(await box());
  await user.type(await box(), "And where?{Enter}");
  await screen.findByText("Late June 2027 looks good.");
  await user.click(screen.getByRole("button", { name: "Stop" }));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(chats.asked).toHaveLength(3));
  expect(chats.asked[2]?.body).toEqual({ chat_id: CHAT_ID, question: "And where?", instead_of: "q-1" });
});

test("a question that was stopped is tried again in its own place, where its first answer was kept after all", async () => {
  const { chats, user } = open(
    () => unfinished({ question_id: "q-2" }),
    () => problem(409, "chat_busy"),
    answered,
  );
  await user.type(await box(), "When?{Enter}");
  await screen.findByText("Late June 2027 looks good.");
  await user.click(screen.getByRole("button", { name: "Stop" }));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText(CLAIMS, {}, { timeout: 4000 })).toBeVisible();
  expect(chats.asked.map(({ body }) => body.instead_of)).toEqual([undefined, "q-2", "q-2"]);
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

test("while what was stopped is still being written, the next question waits for a moment", async () => {
  const { chats, user } = open(() => problem(409, "chat_busy"), answered);
  await user.type(await box(), "When?{Enter}");
  expect(await screen.findByText(CLAIMS, {}, { timeout: 4000 })).toBeVisible();
  expect(chats.asked).toHaveLength(2);
});

test("an answer is copied as text, and asked for again in its own place", async () => {
  const { chats, user } = open(answered);
  await user.type(await box(), "When?{Enter}");
  await screen.findByText(CLAIMS);
  await user.click(screen.getByRole("button", { name: "Copy the answer" }));
  expect(await screen.findByText("Copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(chatAnswer().answer);
  await user.click(screen.getByRole("button", { name: "Ask again" }));
  await waitFor(() => expect(chats.asked).toHaveLength(2));
  expect(chats.asked[1]?.body).toEqual({ chat_id: CHAT_ID, question: "When?", instead_of: "q-1" });
  await waitFor(() => expect(screen.getAllByText(CLAIMS)).toHaveLength(1));
});

test("what was typed stands in the box again after a reload", async () => {
  const { user, unmount } = open(answered);
  await user.type(await box(), "Will my brother");
  unmount();
  renderApp("/ai-assistant");
  expect(await box()).toHaveValue("Will my brother");
});

test("what an answer holds is text, whatever a model writes into it", async () => {
  const text = '<img src=x onerror="alert(1)"> **bold** [here](javascript:alert(1))';
  const sentences = [{ text, citations: [] }];
  const told = chatAnswer({ answer: text, sentences, citations: [], evidence: [], windows: [] });
  const { user } = open(() => streamOf(eventsOf(told)));
  await user.type(await box(), "When?{Enter}");
  const log = within(await screen.findByRole("log"));
  expect(await log.findByText(/alert\(1\)/)).toBeVisible();
  expect(log.queryByRole("img")).toBeNull();
  expect(log.queryByRole("link", { name: "here" })).toBeNull();
});

test("the marks of an answer are walked with the arrow keys, and each says its fact", async () => {
  const { user } = open(answered);
  await user.type(await box(), "When?{Enter}");
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
