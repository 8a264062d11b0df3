import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { respondWithError } from "../../test/fake-accounts.ts";
import { goOffline } from "../../test/go-offline.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/mock-server.ts";
import { RAMPUR, startKundliServer, type KundliServer } from "../../test/fake-kundli-server.ts";
import {
  getTextbox,
  getCityInput,
  fillAllFields,
  getGenerateButton,
  openBirthForm,
  retype,
} from "../../test/birth-form.ts";

let seen: KundliServer;
beforeEach(() => {
  seen = startKundliServer();
});

describe("the place", () => {
  test("is completed by keyboard alone, with district and state, and shows its time zone", async () => {
    const { user } = await openBirthForm();
    await retype(user, getTextbox("Year"), "1990");
    await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "August");
    await user.type(getCityInput(), "ramp");
    expect(await screen.findByRole("option", { name: /Shimla, Himachal Pradesh, India/ })).toBeVisible();
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(getCityInput()).toHaveValue("Rampur");
    expect(getTextbox("Country")).toHaveValue("India");
    expect(screen.queryByRole("option", { name: /Shimla/ })).not.toBeInTheDocument();
    expect(await screen.findByText(/IST \+05:30 · Asia\/Kolkata/)).toBeVisible();
    expect(seen.kundliRequests).toEqual([]);
  });

  test("is shown in Devanagari in Hindi, in the list and beside its time zone, but stored as it is", async () => {
    languagePreference.set("hi");
    const { user } = renderApp("/generate-kundali");
    await user.type(await screen.findByRole("combobox", { name: "नगर" }), "ramp");
    const option = await screen.findByRole("option", { name: /शिमला/ });
    expect(option).toHaveTextContent("रामपुरशिमला, हिमाचल प्रदेश, भारत");
    await user.click(option);
    expect(await screen.findByText(/^, शिमला, हिमाचल प्रदेश, भारत$/)).toBeVisible();
    expect(screen.getByRole("combobox", { name: "नगर" })).toHaveValue("Rampur");
  });

  test("is sent with the picked place's coordinates and zone", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await user.type(getCityInput(), " ");
    await user.click(await screen.findByRole("option", { name: /Shimla/ }));
    await user.click(getGenerateButton());
    await waitFor(() => expect(seen.kundliRequests).toHaveLength(1));
    expect(seen.kundliRequests[0]).toMatchObject({
      city: "Rampur",
      latitude: 31.44943,
      longitude: 77.63087,
      time_zone: "Asia/Kolkata",
    });
  });

  test("loses the picked coordinates when the city is edited", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await user.type(getCityInput(), " ");
    await user.click(await screen.findByRole("option", { name: /Shimla/ }));
    await user.type(getCityInput(), " Hat");
    await user.click(getGenerateButton());
    await waitFor(() => expect(seen.kundliRequests).toHaveLength(1));
    expect(seen.kundliRequests[0]).toMatchObject({ city: "Rampur Hat" });
    expect(seen.kundliRequests[0]).not.toHaveProperty("latitude");
  });

  test("shows no options of another query, and shows that it is searching", async () => {
    const DELHI = { ...RAMPUR, id: 1, name: "Delhi" };
    let requestedQuery = "";
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.get("*/api/v1/places", async ({ request }) => {
        const query = new URL(request.url).searchParams.get("q") ?? "";
        requestedQuery = query;
        if (query === "Delhi") return HttpResponse.json({ places: [DELHI], preparing: false });
        await gate;
        return HttpResponse.json({ places: [{ ...RAMPUR, id: 2, name: "Mumbai" }], preparing: false });
      }),
    );
    const { user } = await openBirthForm();
    await user.type(getCityInput(), "Delhi");
    expect(await screen.findByRole("option", { name: /Delhi/ })).toBeVisible();
    await retype(user, getCityInput(), "Mumbai");
    expect(screen.queryByRole("option", { name: /Delhi|Mumbai/ })).not.toBeInTheDocument();
    await waitFor(() => expect(requestedQuery).toBe("Mumbai"));
    expect(screen.queryByRole("option", { name: /Delhi|Mumbai/ })).not.toBeInTheDocument();
    const searching = screen.getAllByText("Searching…");
    expect(searching.filter((element) => !element.classList.contains("sr-only"))).toHaveLength(1);
    release();
    expect(await screen.findByRole("option", { name: /Mumbai/ })).toBeVisible();
    expect(screen.queryByText("Searching…")).not.toBeInTheDocument();
  });

  test("says that the server prepares its index, retries, and then completes", async () => {
    let ready = false;
    server.use(
      http.get("*/api/v1/places", () =>
        HttpResponse.json(ready ? { places: [RAMPUR], preparing: false } : { places: [], preparing: true }),
      ),
    );
    const { user } = await openBirthForm();
    await user.type(getCityInput(), "Rampur");
    expect((await screen.findAllByText(/list of places is being prepared/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/We do not know a place with that name/)).not.toBeInTheDocument();
    ready = true;
    expect(await screen.findByRole("option", { name: /Rampur/ }, { timeout: 5_000 })).toBeVisible();
    expect(screen.queryByText(/list of places is being prepared/)).not.toBeInTheDocument();
  });

  test("can be typed freely if the search fails", async () => {
    server.use(http.get("*/api/v1/places", () => respondWithError(422, "invalid_input")));
    const { user } = await openBirthForm();
    await user.type(getCityInput(), "Rampur");
    expect((await screen.findAllByText(/Places cannot be looked up right now/)).length).toBeGreaterThan(0);
    expect(getCityInput()).toHaveValue("Rampur");
  });

  test("is not called unknown without a connection", async () => {
    const { user } = await openBirthForm();
    const reconnect = goOffline();
    try {
      await user.type(getCityInput(), "Rampura Phul");
      expect((await screen.findAllByText(/Places cannot be looked up right now/)).length).toBeGreaterThan(0);
      expect(screen.queryByText(/We do not know a place with that name/)).not.toBeInTheDocument();
    } finally {
      reconnect();
    }
  });

  test("is found among the largest towns without a connection, and on the server when it is back", async () => {
    const { user } = await openBirthForm();
    const reconnect = goOffline();
    try {
      await user.type(getCityInput(), "Rampur");
      const found = await screen.findAllByRole("option", { name: /Rampur.*Uttar Pradesh/ }, { timeout: 10_000 });
      expect(found.length).toBeGreaterThan(0);
      expect(screen.queryByRole("option", { name: /Shimla/ })).not.toBeInTheDocument();
    } finally {
      reconnect();
    }
    expect(await screen.findByRole("option", { name: /Shimla/ })).toBeVisible();
  });

  test("uses a manual offset instead of the place's zone", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await user.click(screen.getByText("Advanced: clock and coordinates"));
    await user.selectOptions(screen.getByRole("combobox", { name: "The birth time was read from" }), "offset");
    await user.type(getTextbox("Offset from UTC"), "5:30");
    await user.click(getGenerateButton());
    expect(await screen.findByText("UTC offset must look like +05:30")).toBeVisible();
    await retype(user, getTextbox("Offset from UTC"), "+05:21:10");
    await user.click(getGenerateButton());
    await waitFor(() => expect(seen.kundliRequests).toHaveLength(1));
    expect(seen.kundliRequests[0]).toMatchObject({ utc_offset: "+05:21:10" });
    expect(seen.kundliRequests[0]).not.toHaveProperty("time_zone");
  });

  test("requires the second coordinate if one is given", async () => {
    const { user } = await openBirthForm();
    await fillAllFields(user);
    await user.click(screen.getByText("Advanced: clock and coordinates"));
    await user.type(getTextbox("Latitude"), "19.07");
    await user.click(getGenerateButton());
    expect(await screen.findByText("Enter both latitude and longitude")).toBeVisible();
  });
});
