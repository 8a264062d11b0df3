import type { Language } from "@lagna/terms";
import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { preloadSections, type SectionId } from "../domain/kundli/sections.ts";
import { DRAFT_KEY } from "../domain/birth/use-draft.ts";
import { languagePreference } from "../lib/i18n/i18n.ts";
import { answer } from "./kundli-server.ts";
import { renderApp } from "./render-app.tsx";

/** The birth the fake server's answer is of, as a form has it. */
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

/** A person who has filled the form before, and presses the button. */
export async function openResult(language: Language = "en") {
  languagePreference.set(language);
  localStorage.setItem(DRAFT_KEY, JSON.stringify(TYPED_BIRTH));
  const view = renderApp("/generate-kundali");
  const generate = language === "en" ? "Generate Kundali" : "कुंडली बनाएँ";
  await view.user.click(await screen.findByRole("button", { name: generate }, { timeout: 15_000 }));
  const article = await screen.findByRole("article");
  // The result takes the focus when it arrives; only then are a person's hands on it.
  await waitFor(() => expect(article.querySelector("h2")).toHaveFocus());
  // The page fetches the code of the sections while the form is filled.
  await act(preloadSections);
  return { ...view, article };
}

/** Somebody who comes back to the result of this tab, with a panel open in the address. */
export async function openPanel(panel: SectionId, language: Language = "en") {
  languagePreference.set(language);
  const values = { ...TYPED_BIRTH, clock: "place", utc_offset: "", latitude: "", longitude: "", place: null };
  const last = { birth: TYPED_BIRTH, values, timeAssumed: false, settings: { preset: "lagna" }, data: answer.data };
  sessionStorage.setItem("lagna_last_kundli", JSON.stringify(last));
  const view = renderApp(`/generate-kundali?view=result&panel=${panel}`);
  await screen.findByRole("article");
  await act(preloadSections);
  return view;
}

/** A folded section, unfolded. */
export async function unfold(user: UserEvent, name: string) {
  const fold = screen.getByRole("button", { name });
  if (fold.getAttribute("aria-expanded") === "false") await user.click(fold);
  await waitFor(() => expect(fold).toHaveAttribute("aria-expanded", "true"));
  return screen.findByRole("region", { name });
}
