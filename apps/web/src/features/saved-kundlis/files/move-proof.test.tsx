import { type MatchRequest, matchResponseSchema } from "@lagna/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { respondWithFieldError } from "../../../test/fake-accounts.ts";
import { kundliResponse } from "../../../test/fake-kundli-server.ts";
import { startSavedKundlisServer } from "../../../test/fake-saved-kundlis-server.ts";
import { server } from "../../../test/mock-server.ts";
import { renderApp } from "../../../test/render-app.tsx";

const KERYKEION = {
  name: "Johnny Depp",
  year: 1963,
  month: 6,
  day: 9,
  hour: 0,
  minute: 0,
  city: "Owensboro",
  nation: "US",
  lng: -87.11333,
  lat: 37.77422,
  tz_str: "America/Chicago",
  zodiac_type: "Sidereal",
  houses_system_identifier: "P",
  julian_day: 2438189.7083333335,
  moon: { abs_pos: 255.3934 },
  first_house: { abs_pos: 297.3549 },
};

/** A server whose figures agree only with Raman's ayanamsa. */
function startMatchServer(): MatchRequest[] {
  const requests: MatchRequest[] = [];
  server.use(
    http.post("*/api/v1/kundli/match", async ({ request }) => {
      const body = (await request.json()) as MatchRequest;
      requests.push(body);
      const { settings } = body.birth;
      const compare = (by: number) =>
        body.seen.map(({ what, value }, index) => ({ index, what, seen: value, ours: 100, by }));
      const agreeing = { agrees: compare(0), differs: [] };
      const own = settings?.ayanamsa === "raman" ? agreeing : { agrees: [], differs: compare(-1.45) };
      const candidates = [{ settings: { ayanamsa: "raman" }, misfit: 0.2, ...agreeing }];
      return HttpResponse.json(
        matchResponseSchema.parse({ status: "success", birth: kundliResponse.data.birth, own, candidates }),
      );
    }),
  );
  return requests;
}

async function openProof(files: File[]) {
  const app = renderApp("/kundlis/files");
  await app.user.upload(await screen.findByLabelText("Choose files", { selector: "input" }), files);
  return { ...app, proof: within(await screen.findByRole("region", { name: "Proof of the move" })) };
}
const kerykeion = new File([JSON.stringify(KERYKEION)], "depp.json");
const jhd = new File(["10\n16\n1918\n14.20\n-5.300000\n-77.350000\n12.590000\n"], "Raman.jhd");

test("a chart that differs gets the setting by a press, is compared again and saved with it", async () => {
  const { records } = startSavedKundlisServer();
  const requests = startMatchServer();
  const { user, proof } = await openProof([kerykeion]);
  expect(await proof.findByText(/Differs from your program: Lagna by 1°27′00″, Moon by 1°27′00″/)).toBeVisible();
  expect(requests[0]?.seen).toEqual([
    { what: "lagna", value: "297°21'" },
    { what: "moon", value: "255°24'" },
  ]);
  expect(requests[0]?.birth).toMatchObject({ year: 1963, month: 6, utc_offset: "-05:00", latitude: 37.77422 });
  expect(proof.getByText("It agrees with: Ayanamsa: Raman")).toBeVisible();
  await user.click(proof.getByRole("button", { name: "Use it for Johnny Depp" }));
  expect(await proof.findByText("Lagna and Moon as in your program")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save 1 kundli" }));
  await waitFor(() => expect([...records.values()]).toMatchObject([{ settings: { ayanamsa: "raman" } }]));
});

test("a file without figures offers two fields, and one press takes the setting for all charts", async () => {
  const { records } = startSavedKundlisServer();
  startMatchServer();
  const { user, proof } = await openProof([jhd, kerykeion]);
  expect(proof.getByRole("combobox", { name: "Chart" })).toHaveDisplayValue("Raman");
  await user.type(proof.getByRole("textbox", { name: "Moon" }), "14 Vi 13");
  await user.click(proof.getByRole("button", { name: "Compare" }));
  const row = within((await proof.findByText(/program: Moon by 1°27′00″$/)).closest("li") as HTMLElement);
  await user.click(row.getByRole("button", { name: "Use it for all charts here" }));
  expect(await proof.findByText("Moon as in your program")).toBeVisible();
  expect(await proof.findByText("Lagna and Moon as in your program")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save 2 kundlis" }));
  await waitFor(() => expect(records.size).toBe(2));
  for (const { settings } of records.values()) expect(settings).toEqual({ ayanamsa: "raman" });
});

test("a figure that cannot be read is named as such", async () => {
  startSavedKundlisServer();
  server.use(http.post("*/api/v1/kundli/match", () => respondWithFieldError("seen.0.value", "seen_unreadable")));
  const { user, proof } = await openProof([jhd]);
  await user.type(proof.getByRole("textbox", { name: "Lagna" }), "soon");
  await user.click(proof.getByRole("button", { name: "Compare" }));
  expect(await proof.findByText(/This is not a figure of that kind/)).toBeVisible();
});
