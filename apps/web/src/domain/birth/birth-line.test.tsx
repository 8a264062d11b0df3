import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { languagePreference, loadNamespaces } from "../../lib/i18n/i18n.ts";
import { kundliResponse } from "../../test/fake-kundli-server.ts";
import { BirthLine } from "./birth-line.tsx";

beforeAll(() => loadNamespaces(["kundli"]));

const { birth } = kundliResponse.data;
const named = { city: "मुंबई", state: "महाराष्ट्र", country: "भारत" };
const unnamed = { city: null, state: null, country: "भारत" };

test.each([
  ["en", named, "Maharashtra", "Mumbai, Maharashtra, India"],
  ["hi", named, "Maharashtra", "मुंबई, महाराष्ट्र, भारत"],
  ["hi", named, null, "मुंबई, भारत"],
  // Parts without a Hindi name remain as written, and so do names from an older server.
  ["hi", unnamed, "Maharashtra", "Mumbai, Maharashtra, भारत"],
  ["hi", null, "Maharashtra", "Mumbai, Maharashtra, India"],
  ["hi", undefined, "Maharashtra", "Mumbai, Maharashtra, India"],
] as const)("in %s, of %o in %s: %s", async (language, hindi, state, expected) => {
  languagePreference.set(language);
  const place = { ...birth.place, city: "Mumbai", country: "India", state: null, hindi };
  render(<BirthLine birth={{ ...birth, place }} state={state} />);
  expect(await screen.findByText(new RegExp(` · ${expected} · `))).toBeVisible();
});

test.each([
  ["en", "15 Mar 44 BC, Julian calendar \\(13 Mar 44 BC Gregorian\\), 11:30"],
  ["hi", "15 मार्च 44 ईसा-पूर्व, जूलियन पंचांग \\(ग्रेगोरियन 13 मार्च 44 ईसा-पूर्व\\), 11:30"],
] as const)("in %s, a Julian date stands beside the Gregorian one: %s", async (language, expected) => {
  languagePreference.set(language);
  const caesar = {
    ...birth,
    local: "-000043-03-13T11:30:00",
    julian_date: "-000043-03-15",
    utc: "-000043-03-13T10:40:05Z",
    utc_offset: "+00:49:55",
  };
  render(<BirthLine birth={caesar} state={null} />);
  expect(await screen.findByText(new RegExp(expected))).toBeVisible();
});
