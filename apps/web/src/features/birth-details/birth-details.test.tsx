import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import type { BirthForm, ChannelName, FieldCode } from "@lagna/contract";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { box, city, retype } from "../../test/birth-form.ts";
import { account, accountServer, problem, publicConfig, refusedField } from "../../test/fake-accounts.ts";
import { RAMPUR } from "../../test/kundli-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

const TOKEN = "AbCdEfGhIjKl.signature";
const ON = { whatsapp: "on", telegram: "on" } as const;
const ASHA = { name: "Asha Rao", dob: "9/3/1988", tob: "14:05", city: "Jaipur", country: "India", gender: "female" };

let asked: BirthForm[];
const sends = (answer: () => Response) =>
  server.use(
    http.post("*/api/v1/whatsapp/birth-form", async ({ request }) => {
      asked.push((await request.json()) as BirthForm);
      return answer();
    }),
  );
const link = (answer: () => Response) => server.use(http.post("*/api/v1/whatsapp/birth-form/check", answer));
const good = (channel: ChannelName = "whatsapp", linked = false) =>
  link(() => HttpResponse.json({ channel, expires_at: "2026-11-23T06:00:00.000Z", linked }));

beforeEach(() => {
  asked = [];
  globalThis.lagnaMailedToken = TOKEN;
  good();
  sends(() => HttpResponse.json({ status: "success" }));
  server.use(
    http.get("*/api/v1/config", () =>
      HttpResponse.json(publicConfig({ chat_number: "+91 98765", telegram_bot_name: "lagna_bot", channels: ON })),
    ),
    http.get("*/api/v1/places", () => HttpResponse.json({ places: [], preparing: false })),
    // The line about that day's clock is the domain's own and held there.
    http.get("*/api/v1/places/offset", () => problem(503, "overloaded")),
  );
});

async function open() {
  const view = renderApp("/birth-details");
  await screen.findByRole("form", { name: "Birth details" }, { timeout: 15_000 });
  return view;
}
const submit = () => screen.getByRole("button", { name: "Submit" });
type User = Awaited<ReturnType<typeof open>>["user"];

async function fill(user: User) {
  await user.type(box("Full name"), "Asha Rao");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await user.type(box("Day"), "9");
  await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "March");
  await user.type(box("Year"), "1988");
  await user.type(box("Hour"), "14");
  await user.type(box("Minute"), "5");
  await user.type(city(), "Jaipur");
  await user.type(box("Country"), "India");
}

describe("the form of birth details", () => {
  test("has the specification's fields, and nothing in them that nobody said", async () => {
    await open();
    for (const name of ["Full name", "Day", "Year", "Hour", "Minute", "Second", "Country"])
      expect(box(name)).toHaveValue("");
    expect(city()).toHaveValue("");
    expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value)).toEqual(["male", "female"]);
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
    expect(screen.getByRole("button", { name: "Pick the date from a calendar" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Pick the time from a clock" })).toBeInTheDocument();
  });

  test("sends the date as day/month/year, says how it stands, and leads back into the chat", async () => {
    let release = () => {};
    const gate = new Promise<void>((done) => (release = done));
    server.use(
      http.post("*/api/v1/whatsapp/birth-form", async ({ request }) => {
        asked.push((await request.json()) as BirthForm);
        await gate;
        return HttpResponse.json({ status: "success" });
      }),
    );
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText("Submitting...")).toBeInTheDocument();
    await waitFor(() => expect(asked).toEqual([{ token: TOKEN, ...ASHA }]));
    release();
    const heading = await screen.findByRole("heading", { name: "Submitted!" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText("Successfully submitted! Your kundli is being prepared.")).toBeInTheDocument();
    expect(screen.getByText("✓")).toBeInTheDocument();
    expect(screen.getByText("Return to WhatsApp to ask questions.")).toBeInTheDocument();
    expect(await screen.findByRole("link", { name: "Continue in WhatsApp" })).toHaveAttribute(
      "href",
      "https://wa.me/9198765",
    );
    expect(localStorage.getItem("lagna_birth_details")).toBeNull();
  });

  test("leads back to Telegram where the link came from there", async () => {
    good("telegram");
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText("Return to Telegram to ask questions.")).toBeInTheDocument();
    expect(await screen.findByRole("link", { name: "Continue in Telegram" })).toHaveAttribute(
      "href",
      "https://t.me/lagna_bot",
    );
  });

  test("wants name, gender, date, time, city and country, each in its own sentence", async () => {
    const { user } = await open();
    await user.click(submit());
    for (const sentence of [
      "Please enter your full name",
      "Please select a gender",
      "Year must be between 1900 and 2100",
      "Please select a month",
      "Hour must be 0-23",
      "Minute must be 0-59",
      "Enter a valid city",
      "Enter a valid country",
    ])
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test("takes digits in Devanagari, seconds, and the very place that was picked", async () => {
    server.use(http.get("*/api/v1/places", () => HttpResponse.json({ places: [RAMPUR], preparing: false })));
    const { user } = await open();
    await fill(user);
    await retype(user, box("Day"), "०९");
    await retype(user, box("Year"), "१९८८");
    await user.type(box("Second"), "7");
    await retype(user, city(), "ramp");
    await user.click(await screen.findByRole("option", { name: /Rampur/ }));
    await user.click(submit());
    const { latitude, longitude, time_zone } = RAMPUR;
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({
      dob: "9/3/1988",
      tob: "14:05:07",
      city: "Rampur",
      latitude,
      longitude,
      time_zone,
    });
  });

  test("says what the server refuses, marks its field, and keeps everything", async () => {
    sends(() => refusedField("dob", "day_range", { last: 30 }));
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText("Error: Day must be between 1 and 30")).toBeInTheDocument();
    expect(screen.getByText("✗")).toBeInTheDocument();
    expect(box("Day")).toBeInvalid();
    expect(box("Full name")).toHaveValue("Asha Rao");
    sends(() => HttpResponse.json({ status: "success" }));
    await retype(user, box("Day"), "8");
    await user.click(submit());
    expect(await screen.findByRole("heading", { name: "Submitted!" })).toBeInTheDocument();
  });

  test("says a server's error, and that no answer came, and keeps what was typed over a reload", async () => {
    sends(() => problem(503, "overloaded"));
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText(/^Error: The server is overloaded/)).toBeInTheDocument();
    sends(() => HttpResponse.error());
    await user.click(submit());
    expect(
      await screen.findByText("Network error: the server did not answer. What you typed is kept."),
    ).toBeInTheDocument();
    cleanup();
    sends(() => HttpResponse.json({ status: "success" }));
    const again = await open();
    expect(box("Full name")).toHaveValue("Asha Rao");
    await again.user.click(submit());
    expect(await screen.findByRole("heading", { name: "Submitted!" })).toBeInTheDocument();
    expect(asked.at(-1)).toEqual({ token: TOKEN, ...ASHA });
  });

  test("is said in Hindi too", async () => {
    languagePreference.set("hi");
    const { user } = renderApp("/birth-details");
    await user.click(await screen.findByRole("button", { name: "भेजें" }, { timeout: 15_000 }));
    expect(await screen.findByText("कृपया अपना पूरा नाम लिखें")).toBeInTheDocument();
  });
});

describe("a link", () => {
  const CASES: readonly (readonly [string, FieldCode, RegExp])[] = [
    ["used", "form_link_used", /^This link has already been used/],
    ["expired", "form_link_expired", /^This link has expired/],
    ["forged", "form_link_unknown", /^This link is not valid/],
  ];

  test.each(CASES)(
    "that is %s says so before anything is typed, and how to come to a new one",
    async (_what, code, sentence) => {
      link(() => refusedField("token", code));
      renderApp("/birth-details");
      const alert = await screen.findByRole("alert", undefined, { timeout: 15_000 });
      expect(alert).toHaveTextContent(sentence);
      expect(alert).toHaveTextContent("Write “New chart” in the chat for a new one");
      expect(await screen.findByRole("link", { name: "Continue in WhatsApp" })).toBeInTheDocument();
      expect(screen.queryByRole("form")).not.toBeInTheDocument();
    },
  );

  test("that was sent in Telegram leads back there, and nowhere else", async () => {
    link(() => refusedField("token", "form_link_expired", { channel: "telegram" }));
    renderApp("/birth-details");
    expect(await screen.findByRole("link", { name: "Continue in Telegram" }, { timeout: 15_000 })).toHaveAttribute(
      "href",
      "https://t.me/lagna_bot",
    );
    expect(screen.queryByRole("link", { name: "Continue in WhatsApp" })).not.toBeInTheDocument();
  });

  test("that nobody knows leads to every chat there is", async () => {
    link(() => refusedField("token", "form_link_unknown"));
    renderApp("/birth-details");
    for (const name of ["Continue in WhatsApp", "Continue in Telegram"])
      expect(await screen.findByRole("link", { name }, { timeout: 15_000 })).toBeInTheDocument();
  });

  test("that is missing is not valid", async () => {
    globalThis.lagnaMailedToken = undefined;
    renderApp("/birth-details");
    expect(await screen.findByRole("alert", undefined, { timeout: 15_000 })).toHaveTextContent(
      /^This link is not valid/,
    );
  });

  test("that was used meanwhile is refused with all that was typed in sight, and the way into the chat", async () => {
    sends(() => refusedField("token", "form_link_used"));
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText(/^Error: This link has already been used/)).toBeInTheDocument();
    const form = within(screen.getByRole("form"));
    expect(await form.findByRole("link", { name: "Continue in WhatsApp" })).toBeInTheDocument();
    expect(box("Full name")).toHaveValue("Asha Rao");
  });

  test("that could not be looked at leaves the form to be filled", async () => {
    link(() => HttpResponse.error());
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole("heading", { name: "Submitted!" })).toBeInTheDocument();
  });
});

describe("who is signed in where the link was opened", () => {
  beforeEach(() => {
    localStorage.setItem("authToken", "t1");
    server.use(
      ...accountServer(new Map([["t1", account()]])),
      http.post("*/api/v1/profile/chats/code", () =>
        HttpResponse.json({ code: "7K3M-9QXT", expires_at: "2026-11-23T06:15:00.000Z" }),
      ),
    );
  });

  test("may link the chat: the message is written for them to send in it, also after the form was sent", async () => {
    const { user } = await open();
    const offer = within(await screen.findByRole("region", { name: "Link this chat to your account" }));
    expect(offer.getByText(/^You are signed in as asha@example.org/)).toBeInTheDocument();
    await user.click(offer.getByRole("button", { name: "Link the chat in WhatsApp" }));
    expect(await offer.findByText("Link 7K3M-9QXT")).toBeInTheDocument();
    expect(offer.getByRole("link", { name: /^Open in WhatsApp/ })).toHaveAttribute(
      "href",
      "https://wa.me/9198765?text=Link%207K3M-9QXT",
    );
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole("heading", { name: "Submitted!" })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Link this chat to your account" })).toBeInTheDocument();
  });

  test("may link one in Telegram, whose own link carries the code", async () => {
    good("telegram");
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Link the chat in Telegram" }));
    expect(await screen.findByRole("link", { name: /^Open in Telegram/ })).toHaveAttribute(
      "href",
      "https://t.me/lagna_bot?start=link_7K3M9QXT",
    );
  });

  test("is told why no code could be made", async () => {
    server.use(http.post("*/api/v1/profile/chats/code", () => problem(429, "too_many_requests")));
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Link the chat in WhatsApp" }));
    expect(await screen.findByText(/^Rate limit exceeded/)).toBeInTheDocument();
  });

  test("is offered nothing where the chat is linked, or they wait to be let in", async () => {
    good("whatsapp", true);
    const { user, unmount } = await open();
    await screen.findByRole("link", { name: "Create Kundli" });
    await fill(user);
    expect(screen.queryByRole("region", { name: /^Link this chat/ })).not.toBeInTheDocument();
    unmount();
    localStorage.removeItem("lagna_birth_details");
    good();
    globalThis.lagnaMailedToken = TOKEN;
    server.use(...accountServer(new Map([["t1", account({ authorized: false })]])));
    const waiting = await open();
    await screen.findByRole("link", { name: "Create Kundli" });
    await fill(waiting.user);
    expect(screen.queryByRole("region", { name: /^Link this chat/ })).not.toBeInTheDocument();
  });
});
