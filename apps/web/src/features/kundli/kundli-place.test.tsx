import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { languagePreference } from "../../lib/i18n/i18n.ts";
import { problem } from "../../test/fake-accounts.ts";
import { renderApp } from "../../test/render-app.tsx";
import { server } from "../../test/server.ts";
import { RAMPUR, startKundliServer, type KundliServer } from "../../test/kundli-server.ts";
import { box, city, fillAll, generate, openForm, retype } from "../../test/birth-form.ts";

let seen: KundliServer;
beforeEach(() => {
  seen = startKundliServer();
});

describe("the place", () => {
  test("completes by keyboard alone, with district and state, and shows the clock it will use", async () => {
    const { user } = await openForm();
    await retype(user, box("Year"), "1990");
    await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "August");
    await user.type(city(), "ramp");
    expect(await screen.findByRole("option", { name: /Shimla, Himachal Pradesh, India/ })).toBeVisible();
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(city()).toHaveValue("Rampur");
    expect(box("Country")).toHaveValue("India");
    expect(screen.queryByRole("option", { name: /Shimla/ })).not.toBeInTheDocument();
    expect(await screen.findByText(/IST \+05:30 · Asia\/Kolkata/)).toBeVisible();
    expect(seen.asked).toEqual([]);
  });

  test("is named in Devanagari in Hindi, in the list and beside its clock; what is kept of it is not", async () => {
    languagePreference.set("hi");
    const { user } = renderApp("/generate-kundali");
    await user.type(await screen.findByRole("combobox", { name: "नगर" }), "ramp");
    const option = await screen.findByRole("option", { name: /शिमला/ });
    expect(option).toHaveTextContent("रामपुरशिमला, हिमाचल प्रदेश, भारत");
    await user.click(option);
    expect(await screen.findByText(/^, शिमला, हिमाचल प्रदेश, भारत$/)).toBeVisible();
    expect(screen.getByRole("combobox", { name: "नगर" })).toHaveValue("Rampur");
  });

  test("the picked one's coordinates and zone are what is sent", async () => {
    const { user } = await openForm();
    await fillAll(user);
    await user.type(city(), " ");
    await user.click(await screen.findByRole("option", { name: /Shimla/ }));
    await user.click(generate());
    await waitFor(() => expect(seen.asked).toHaveLength(1));
    expect(seen.asked[0]).toMatchObject({
      city: "Rampur",
      latitude: 31.44943,
      longitude: 77.63087,
      time_zone: "Asia/Kolkata",
    });
  });

  test("editing the city after picking forgets the picked coordinates", async () => {
    const { user } = await openForm();
    await fillAll(user);
    await user.type(city(), " ");
    await user.click(await screen.findByRole("option", { name: /Shimla/ }));
    await user.type(city(), " Hat");
    await user.click(generate());
    await waitFor(() => expect(seen.asked).toHaveLength(1));
    expect(seen.asked[0]).toMatchObject({ city: "Rampur Hat" });
    expect(seen.asked[0]).not.toHaveProperty("latitude");
  });

  test("options of another query are never shown, and that it is searching is", async () => {
    const DELHI = { ...RAMPUR, id: 1, name: "Delhi" };
    let asked = "";
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.get("*/api/v1/places", async ({ request }) => {
        const query = new URL(request.url).searchParams.get("q") ?? "";
        asked = query;
        if (query === "Delhi") return HttpResponse.json({ places: [DELHI], preparing: false });
        await gate;
        return HttpResponse.json({ places: [{ ...RAMPUR, id: 2, name: "Mumbai" }], preparing: false });
      }),
    );
    const { user } = await openForm();
    await user.type(city(), "Delhi");
    expect(await screen.findByRole("option", { name: /Delhi/ })).toBeVisible();
    await retype(user, city(), "Mumbai");
    expect(screen.queryByRole("option", { name: /Delhi|Mumbai/ })).not.toBeInTheDocument();
    await waitFor(() => expect(asked).toBe("Mumbai"));
    expect(screen.queryByRole("option", { name: /Delhi|Mumbai/ })).not.toBeInTheDocument();
    const searching = screen.getAllByText("Searching…");
    expect(searching.filter((element) => !element.classList.contains("sr-only"))).toHaveLength(1);
    release();
    expect(await screen.findByRole("option", { name: /Mumbai/ })).toBeVisible();
    expect(screen.queryByText("Searching…")).not.toBeInTheDocument();
  });

  test("while the server makes its index it says so, asks again by itself, and then completes", async () => {
    let ready = false;
    server.use(
      http.get("*/api/v1/places", () =>
        HttpResponse.json(ready ? { places: [RAMPUR], preparing: false } : { places: [], preparing: true }),
      ),
    );
    const { user } = await openForm();
    await user.type(city(), "Rampur");
    expect((await screen.findAllByText(/list of places is being prepared/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/No place of that name/)).not.toBeInTheDocument();
    ready = true;
    expect(await screen.findByRole("option", { name: /Rampur/ }, { timeout: 5_000 })).toBeVisible();
    expect(screen.queryByText(/list of places is being prepared/)).not.toBeInTheDocument();
  });

  test("a search that fails says so and leaves typing free", async () => {
    server.use(http.get("*/api/v1/places", () => problem(422, "invalid_input")));
    const { user } = await openForm();
    await user.type(city(), "Rampur");
    expect((await screen.findAllByText(/Places cannot be looked up right now/)).length).toBeGreaterThan(0);
    expect(city()).toHaveValue("Rampur");
  });

  test("without a connection no place is said to be unknown, and with it again the search goes on by itself", async () => {
    const { user } = await openForm();
    onlineManager.setOnline(false);
    try {
      await user.type(city(), "Rampur");
      expect((await screen.findAllByText(/Places cannot be looked up right now/)).length).toBeGreaterThan(0);
      expect(screen.queryByText(/No place of that name is known/)).not.toBeInTheDocument();
    } finally {
      act(() => onlineManager.setOnline(true));
    }
    expect(await screen.findByRole("option", { name: /Shimla/ })).toBeVisible();
  });

  test("an offset by hand wins over the place's zone", async () => {
    const { user } = await openForm();
    await fillAll(user);
    await user.click(screen.getByText("Advanced: clock and coordinates"));
    await user.selectOptions(screen.getByRole("combobox", { name: "The time was read by" }), "offset");
    await user.type(box("Offset from UTC"), "5:30");
    await user.click(generate());
    expect(await screen.findByText("UTC offset must look like +05:30")).toBeVisible();
    await retype(user, box("Offset from UTC"), "+05:21:10");
    await user.click(generate());
    await waitFor(() => expect(seen.asked).toHaveLength(1));
    expect(seen.asked[0]).toMatchObject({ utc_offset: "+05:21:10" });
    expect(seen.asked[0]).not.toHaveProperty("time_zone");
  });

  test("one coordinate asks for the other", async () => {
    const { user } = await openForm();
    await fillAll(user);
    await user.click(screen.getByText("Advanced: clock and coordinates"));
    await user.type(box("Latitude"), "19.07");
    await user.click(generate());
    expect(await screen.findByText("Latitude and longitude go together")).toBeVisible();
  });
});
