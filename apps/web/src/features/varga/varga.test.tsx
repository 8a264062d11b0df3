import type { SavedKundli, VargaData } from "@lagna/contract";
import { GRAHAS } from "@lagna/terms";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { respondWithError } from "../../test/fake-accounts.ts";
import { createSavedKundli, startSavedKundlisServer } from "../../test/fake-saved-kundlis-server.ts";
import { server } from "../../test/mock-server.ts";
import { renderApp } from "../../test/render-app.tsx";
import answer from "../../test/chennai-1996-varga.json" with { type: "json" };
import { parseVargaId } from "./use-varga-address.ts";

const ANSWER = answer as unknown as { readonly data: VargaData };
const CHART: NonNullable<SavedKundli["chart"]> = {
  utc_offset: "+05:30",
  place: { latitude: 13.0878, longitude: 80.2785 },
  lagna: "capricorn",
  signs: Object.fromEntries(GRAHAS.map((graha) => [graha, "libra"])) as NonNullable<SavedKundli["chart"]>["signs"],
  moon: { nakshatra: "vishakha", pada: 3 },
  running: null,
};
const ASHA = createSavedKundli({ id: "of-asha", name: "A. Sharma", is_self: true, chart: CHART });

function openVarga(search = "", respond: () => Response = () => HttpResponse.json(ANSWER)) {
  const requests: unknown[] = [];
  startSavedKundlisServer([ASHA]);
  server.use(
    http.post("*/api/v1/kundli/varga", async ({ request }) => {
      requests.push(await request.json());
      return respond();
    }),
  );
  return { ...renderApp(`/varga${search}`), requests };
}

describe("any varga of a saved kundli", () => {
  test("is drawn, and each graha has sign, degree, lord and the part of the zodiac it comes from", async () => {
    const { requests } = openVarga();
    const table = within(await screen.findByRole("table", { name: "Lagna and grahas in the D150 Nadiamsha" }));
    expect(requests).toEqual([{ kundli_id: "of-asha", varga: "D150", dasha: { system: "vimshottari", levels: 2 } }]);
    expect(table.getAllByRole("row")).toHaveLength(11);
    const { places } = ANSWER.data;
    const moon = table.getByRole("row", { name: /^Moon/ });
    expect(moon).toHaveTextContent(`${places.moon.part.number} of 150`);
    expect(screen.getByText(/^D150: From the sign itself/)).toBeVisible();
    expect(screen.getByText(/^Within ±2 minutes the lagna goes through \d+ parts/)).toBeVisible();
    expect(screen.getByRole("tree", { name: "Dasha in this varga" })).toBeVisible();
    expect(screen.getByText(/Rules that need degrees, a navamsha or strengths are left out/)).toBeVisible();
  });

  test("the address names the varga, its rule, what is divided and the dasha", async () => {
    const { requests } = openVarga("?varga=D9&rule=kalachakra&of=12&of_rule=parivritti_cyclic&dasha=narayana");
    await screen.findByRole("table", { name: /^Lagna and grahas/ });
    expect(requests).toEqual([
      {
        kundli_id: "of-asha",
        varga: "D9",
        variant: "kalachakra",
        of: "D12",
        of_variant: "parivritti_cyclic",
        dasha: { system: "narayana", levels: 2 },
      },
    ]);
  });

  test("another division is asked for when its number is complete, by its usual rule", async () => {
    const { user, requests } = openVarga("?rule=parivritti_cyclic");
    const field = await screen.findByLabelText("Division");
    await user.clear(field);
    await user.type(field, "8");
    await user.type(field, "1{Enter}");
    await screen.findByRole("table", { name: /^Lagna and grahas/ });
    expect(requests.at(-1)).toMatchObject({ varga: "D81" });
    expect(requests.at(-1)).not.toHaveProperty("variant");
    expect(requests).toHaveLength(2);
    // One choice directly after another: neither is lost.
    await user.clear(screen.getByLabelText("Division"));
    await user.type(screen.getByLabelText("Division"), "9");
    await user.type(screen.getByLabelText("Of another varga"), "12{Enter}");
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ varga: "D9", of: "D12" }));
    const sent = requests.length;
    await user.clear(screen.getByLabelText("Division"));
    await user.type(screen.getByLabelText("Division"), "301{Enter}");
    expect(screen.getByText("A whole number from 1 to 300")).toBeVisible();
    expect(requests).toHaveLength(sent);
  });

  test("says what is wrong in the words of the server", async () => {
    openVarga("?varga=D9&rule=from_aries", () => respondWithError(422, "invalid_input"));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });
});

test.each([
  ["D150", "D150"],
  ["9", "D9"],
  ["d300", "D300"],
  ["D301", null],
  ["D0", null],
  ["D1.5", null],
  [null, null],
])("the varga of %j", (text, id) => {
  expect(parseVargaId(text)).toBe(id);
});
