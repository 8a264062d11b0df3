import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { createPublicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";

beforeEach(() => {
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())));
});

test("the landing page promises no meter, no advertisements and no gems, and states its licence in one sentence", async () => {
  renderApp("/");
  expect(await screen.findByRole("heading", { name: "No meter, no advertisements" })).toBeInTheDocument();
  expect(screen.getByText(/^We do not count your questions.*no gems, no paid remedies\.$/)).toBeInTheDocument();
  expect(screen.getByText(/^Lagna is free software under the GNU Affero General Public License/)).toBeInTheDocument();
});

test.each([
  ["with neither model nor cloud", {}, true],
  ["with a model", { astrologer: "gpt-5" }, false],
  ["with records in the cloud", { records: "firestore" }, false],
] as const)("the landing page says what happens to birth data, %s", async (_how, changes, staysHere) => {
  const onRequest = vi.fn<() => void>();
  server.use(
    http.get("*/api/v1/config", () => {
      onRequest();
      return HttpResponse.json(createPublicConfig({ astrologer: "built-in", records: "server", ...changes }));
    }),
  );
  renderApp("/");
  const note = await screen.findByText(/^Charts are computed on this server\./);
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  if (staysHere) await waitFor(() => expect(note).toHaveTextContent(/so nothing leaves this server\.$/));
  else await waitFor(() => expect(note).toHaveTextContent(/The privacy policy has the details\.$/));
});

test("the about page has the mission and the offerings", async () => {
  renderApp("/about");
  expect(await screen.findByText(/^Our mission is to give everyone/)).toBeInTheDocument();
  const offers = [
    /^Fast and precise kundli generation$/,
    /^Chara Karaka calculations/,
    /^An AI assistant for questions about your kundli/,
    /mobile-first experience/,
  ];
  for (const offer of offers) expect(screen.getByText(offer)).toBeInTheDocument();
});

test.each([
  ["server", /is on this site’s own server\.$/, /Firestore, a database at Google, on behalf/],
  ["firestore", /Firestore, a database at Google, on behalf/, /is on this site’s own server\.$/],
] as const)("the privacy policy says where this server keeps records: %s", async (records, expected, unexpected) => {
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig({ records }))));
  renderApp("/privacy-policy");
  expect(await screen.findByText(expected)).toBeInTheDocument();
  expect(screen.queryByText(unexpected)).not.toBeInTheDocument();
});

test("the privacy policy has today's date and the specification's sections", async () => {
  renderApp("/privacy-policy");
  const today = new Intl.DateTimeFormat("en-IN", { dateStyle: "long" }).format(new Date());
  expect(await screen.findByText(`Last updated: ${today}`)).toBeInTheDocument();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Information we collect",
    "How we use it",
    "Storage and security",
    "Sharing",
    "Your choices",
    "Your rights",
    "Children",
    "Changes",
    "Contact",
  ]);
  for (const kind of ["Account information", "Kundli inputs", "Usage data", "Communication data"])
    expect(screen.getByText(new RegExp(`^${kind}`))).toBeInTheDocument();
  // What the astrologer stores, who may see it, and where data is sent.
  for (const statement of [/administrators read the words only if you agreed/, /facts of your chart go to that model/])
    expect(screen.getByText(statement)).toBeInTheDocument();
  expect(screen.getByText(/not meant for children under 13/)).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "help@example.org" })).toHaveAttribute(
    "href",
    "mailto:help@example.org",
  );
});
