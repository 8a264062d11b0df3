import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import type { BirthForm, ChannelName, FieldCode } from "@lagna/contract";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { getTextbox, getCityInput, retype } from "../../test/birth-form.ts";
import {
  createAccount,
  createAccountHandlers,
  respondWithError,
  createPublicConfig,
  respondWithFieldError,
} from "../../test/fake-accounts.ts";
import { RAMPUR } from "../../test/fake-kundli-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

const TOKEN = "AbCdEfGhIjKl.signature";
const ON = { whatsapp: "on", telegram: "on" } as const;
const ASHA = { name: "Asha Rao", dob: "9/3/1988", tob: "14:05", city: "Jaipur", country: "India", gender: "female" };

let bodies: BirthForm[];
const sends = (answer: () => Response) =>
  server.use(
    http.post("*/api/v1/whatsapp/birth-form", async ({ request }) => {
      bodies.push((await request.json()) as BirthForm);
      return answer();
    }),
  );
const link = (answer: () => Response) => server.use(http.post("*/api/v1/whatsapp/birth-form/check", answer));
const createLink = (channel: ChannelName = "whatsapp", linked = false) =>
  link(() => HttpResponse.json({ channel, expires_at: "2026-11-23T06:00:00.000Z", linked }));

beforeEach(() => {
  bodies = [];
  globalThis.lagnaMailedToken = TOKEN;
  createLink();
  sends(() => HttpResponse.json({ status: "success" }));
  server.use(
    http.get("*/api/v1/config", () =>
      HttpResponse.json(createPublicConfig({ chat_number: "+91 98765", telegram_bot_name: "lagna_bot", channels: ON })),
    ),
    http.get("*/api/v1/places", () => HttpResponse.json({ places: [], preparing: false })),
    // The line about that day's clock time is tested with the domain code.
    http.get("*/api/v1/places/offset", () => respondWithError(503, "overloaded")),
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
  await user.type(getTextbox("Full name"), "Asha Rao");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await user.type(getTextbox("Day"), "9");
  await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "March");
  await user.type(getTextbox("Year"), "1988");
  await user.type(getTextbox("Hour"), "14");
  await user.type(getTextbox("Minute"), "5");
  await user.type(getCityInput(), "Jaipur");
  await user.type(getTextbox("Country"), "India");
}

describe("the birth details form", () => {
  test("has the specification's fields, without default values", async () => {
    await open();
    for (const name of ["Full name", "Day", "Year", "Hour", "Minute", "Second", "Country"])
      expect(getTextbox(name)).toHaveValue("");
    expect(getCityInput()).toHaveValue("");
    expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value)).toEqual(["male", "female"]);
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
    expect(screen.getByRole("button", { name: "Pick the date from a calendar" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Pick the time from a clock" })).toBeInTheDocument();
  });

  test("sends the date as day/month/year, shows its progress, and links back to the chat", async () => {
    let release = () => {};
    const gate = new Promise<void>((done) => (release = done));
    server.use(
      http.post("*/api/v1/whatsapp/birth-form", async ({ request }) => {
        bodies.push((await request.json()) as BirthForm);
        await gate;
        return HttpResponse.json({ status: "success" });
      }),
    );
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText("Submitting...")).toBeInTheDocument();
    await waitFor(() => expect(bodies).toEqual([{ token: TOKEN, ...ASHA }]));
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

  test("links back to Telegram if the link came from there", async () => {
    createLink("telegram");
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText("Return to Telegram to ask questions.")).toBeInTheDocument();
    expect(await screen.findByRole("link", { name: "Continue in Telegram" })).toHaveAttribute(
      "href",
      "https://t.me/lagna_bot",
    );
  });

  test("requires name, gender, date, time, city and country, each with its own message", async () => {
    const { user } = await open();
    await user.click(submit());
    for (const sentence of [
      "Please enter your full name",
      "Please select a gender",
      "Year must be between 1 and 2399",
      "Please select a month",
      "Hour must be 0-23",
      "Minute must be 0-59",
      "Enter a valid city",
      "Enter a valid country",
    ])
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(bodies).toEqual([]);
  });

  test("accepts Devanagari digits, seconds, and a picked place", async () => {
    server.use(http.get("*/api/v1/places", () => HttpResponse.json({ places: [RAMPUR], preparing: false })));
    const { user } = await open();
    await fill(user);
    await retype(user, getTextbox("Day"), "०९");
    await retype(user, getTextbox("Year"), "१९८८");
    await user.type(getTextbox("Second"), "7");
    await retype(user, getCityInput(), "ramp");
    await user.click(await screen.findByRole("option", { name: /Rampur/ }));
    await user.click(submit());
    const { latitude, longitude, time_zone } = RAMPUR;
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      dob: "9/3/1988",
      tob: "14:05:07",
      city: "Rampur",
      latitude,
      longitude,
      time_zone,
    });
  });

  test("shows the server's refusal, marks the field, and keeps all values", async () => {
    sends(() => respondWithFieldError("dob", "day_range", { last: 30 }));
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText("Error: Day must be between 1 and 30")).toBeInTheDocument();
    expect(screen.getByText("✗")).toBeInTheDocument();
    expect(getTextbox("Day")).toBeInvalid();
    expect(getTextbox("Full name")).toHaveValue("Asha Rao");
    sends(() => HttpResponse.json({ status: "success" }));
    await retype(user, getTextbox("Day"), "8");
    await user.click(submit());
    expect(await screen.findByRole("heading", { name: "Submitted!" })).toBeInTheDocument();
  });

  test("reports a server error or a missing answer, and keeps the typed values over a reload", async () => {
    sends(() => respondWithError(503, "overloaded"));
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText(/^Error: The server is overloaded/)).toBeInTheDocument();
    sends(() => HttpResponse.error());
    await user.click(submit());
    expect(
      await screen.findByText("Network error: the server did not answer. What you typed is still here."),
    ).toBeInTheDocument();
    cleanup();
    sends(() => HttpResponse.json({ status: "success" }));
    const again = await open();
    expect(getTextbox("Full name")).toHaveValue("Asha Rao");
    await again.user.click(submit());
    expect(await screen.findByRole("heading", { name: "Submitted!" })).toBeInTheDocument();
    expect(bodies.at(-1)).toEqual({ token: TOKEN, ...ASHA });
  });

  test("is in Hindi too", async () => {
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

  test.each(CASES)("that is %s says so at once, and how to get a new one", async (_what, code, sentence) => {
    link(() => respondWithFieldError("token", code));
    renderApp("/birth-details");
    const alert = await screen.findByRole("alert", undefined, { timeout: 15_000 });
    expect(alert).toHaveTextContent(sentence);
    expect(alert).toHaveTextContent("Write “New chart” in the chat for a new one");
    expect(await screen.findByRole("link", { name: "Continue in WhatsApp" })).toBeInTheDocument();
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
  });

  test("sent in Telegram leads back only there", async () => {
    link(() => respondWithFieldError("token", "form_link_expired", { channel: "telegram" }));
    renderApp("/birth-details");
    expect(await screen.findByRole("link", { name: "Continue in Telegram" }, { timeout: 15_000 })).toHaveAttribute(
      "href",
      "https://t.me/lagna_bot",
    );
    expect(screen.queryByRole("link", { name: "Continue in WhatsApp" })).not.toBeInTheDocument();
  });

  test("that is unknown leads to every available chat", async () => {
    link(() => respondWithFieldError("token", "form_link_unknown"));
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

  test("used meanwhile is refused, keeps the typed values in view, and shows the way to the chat", async () => {
    sends(() => respondWithFieldError("token", "form_link_used"));
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText(/^Error: This link has already been used/)).toBeInTheDocument();
    const form = within(screen.getByRole("form"));
    expect(await form.findByRole("link", { name: "Continue in WhatsApp" })).toBeInTheDocument();
    expect(getTextbox("Full name")).toHaveValue("Asha Rao");
  });

  test("that could not be checked leaves the form usable", async () => {
    link(() => HttpResponse.error());
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole("heading", { name: "Submitted!" })).toBeInTheDocument();
  });
});

describe("a user signed in where the link was opened", () => {
  beforeEach(() => {
    localStorage.setItem("authToken", "t1");
    server.use(
      ...createAccountHandlers(new Map([["t1", createAccount()]])),
      http.post("*/api/v1/profile/chats/code", () =>
        HttpResponse.json({ code: "7K3M-9QXT", expires_at: "2026-11-23T06:15:00.000Z" }),
      ),
    );
  });

  test("can link the chat with a prepared message, also after the form was sent", async () => {
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
    expect(await screen.findByRole("region", { name: "Link this chat to your account" })).toBeInTheDocument();
  });

  test("can link a Telegram chat by a link that contains the code", async () => {
    createLink("telegram");
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Link the chat in Telegram" }));
    expect(await screen.findByRole("link", { name: /^Open in Telegram/ })).toHaveAttribute(
      "href",
      "https://t.me/lagna_bot?start=link_7K3M9QXT",
    );
  });

  test("sees why no code could be created", async () => {
    server.use(http.post("*/api/v1/profile/chats/code", () => respondWithError(429, "too_many_requests")));
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Link the chat in WhatsApp" }));
    expect(await screen.findByText(/^Rate limit exceeded/)).toBeInTheDocument();
  });

  test("sees no offer if the chat is linked already or the account is pending", async () => {
    createLink("whatsapp", true);
    const { user, unmount } = await open();
    await screen.findByRole("link", { name: "Create Kundli" });
    await fill(user);
    expect(screen.queryByRole("region", { name: /^Link this chat/ })).not.toBeInTheDocument();
    unmount();
    localStorage.removeItem("lagna_birth_details");
    createLink();
    globalThis.lagnaMailedToken = TOKEN;
    server.use(...createAccountHandlers(new Map([["t1", createAccount({ authorized: false })]])));
    const waiting = await open();
    await screen.findByRole("link", { name: "Create Kundli" });
    await fill(waiting.user);
    expect(screen.queryByRole("region", { name: /^Link this chat/ })).not.toBeInTheDocument();
  });
});
