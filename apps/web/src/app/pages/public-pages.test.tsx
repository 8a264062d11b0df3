import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { publicConfig } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";

beforeEach(() => {
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())));
});

test("about has the mission and the offerings", async () => {
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
  ["server", /stands on the server of this site itself\.$/, /Firestore, a database at Google, on behalf/],
  ["firestore", /Firestore, a database at Google, on behalf/, /stands on the server of this site itself\.$/],
] as const)("the privacy policy says where this server keeps records: %s", async (records, said, unsaid) => {
  server.use(http.get("*/api/v1/config", () => HttpResponse.json(publicConfig({ records }))));
  renderApp("/privacy-policy");
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.queryByText(unsaid)).not.toBeInTheDocument();
});

test("the privacy policy is of today and has the specification's sections", async () => {
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
  // What the astrologer keeps and who may see it, and to whom anything goes.
  for (const truth of [/administrators read the words only where you agreed/, /facts of your chart go to that model/])
    expect(screen.getByText(truth)).toBeInTheDocument();
  expect(screen.getByText(/not meant for children under 13/)).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "help@example.org" })).toHaveAttribute(
    "href",
    "mailto:help@example.org",
  );
});
