import type { Language } from "@lagna/terms";
import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { preloadSections, type SectionId } from "../domain/kundli/sections.ts";
import { GENERATOR_DRAFT_KEY } from "../domain/birth/birth-form-draft.ts";
import { languagePreference } from "../lib/i18n/i18n.ts";
import { kundliResponse } from "./fake-kundli-server.ts";
import { renderApp } from "./render-app.tsx";

/** The birth of the fake server's response, as form values. */
export const TYPED_BIRTH = {
  name: "Asha Verma",
  gender: "female",
  year: "1990",
  month: "August",
  day: "15",
  hour: "10",
  minute: "30",
  second: "0",
  city: "Mumbai",
  country: "India",
} as const;

/** Opens the generator with a filled draft, and presses the button. */
export async function openKundliResult(language: Language = "en") {
  languagePreference.set(language);
  localStorage.setItem(GENERATOR_DRAFT_KEY, JSON.stringify(TYPED_BIRTH));
  const view = renderApp("/generate-kundali");
  const generate = language === "en" ? "Generate Kundali" : "कुंडली बनाएँ";
  await view.user.click(await screen.findByRole("button", { name: generate }, { timeout: 15_000 }));
  const article = await screen.findByRole("article");
  // The result takes focus when it arrives; a user interacts only after that.
  await waitFor(() => expect(article.querySelector("h2")).toHaveFocus());
  // The page loads the code of the sections while the form is being filled.
  await act(preloadSections);
  return { ...view, article };
}

/** Opens the stored result of this tab, with a panel open in the address. */
export async function openKundliPanel(panel: SectionId, language: Language = "en") {
  languagePreference.set(language);
  const values = { ...TYPED_BIRTH, clock: "place", utc_offset: "", latitude: "", longitude: "", place: null };
  const last = {
    birth: TYPED_BIRTH,
    values,
    timeAssumed: false,
    settings: { preset: "lagna" },
    data: kundliResponse.data,
  };
  sessionStorage.setItem("lagna_last_kundli", JSON.stringify(last));
  const view = renderApp(`/generate-kundali?view=result&panel=${panel}`);
  await screen.findByRole("article");
  await act(preloadSections);
  return view;
}

/** Unfolds a section. */
export async function expandSection(user: UserEvent, name: string) {
  const fold = screen.getByRole("button", { name });
  if (fold.getAttribute("aria-expanded") === "false") await user.click(fold);
  await waitFor(() => expect(fold).toHaveAttribute("aria-expanded", "true"));
  return screen.findByRole("region", { name });
}
