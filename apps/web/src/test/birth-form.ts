import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { renderApp } from "./render-app.tsx";

/** The generator's form, as a person's hands find it. */
export async function openForm() {
  const view = renderApp("/generate-kundali");
  // The page is a chunk of its own, and the first test pays for fetching it.
  await screen.findByRole("form", { name: "Birth Details" }, { timeout: 15_000 });
  return view;
}

export const box = (name: string) => screen.getByRole("textbox", { name });
export const city = () => screen.getByRole("combobox", { name: "City" });
export const generate = () => screen.getByRole("button", { name: "Generate Kundali" });

export async function retype(user: UserEvent, input: HTMLElement, text: string) {
  await user.clear(input);
  if (text !== "") await user.type(input, text);
}

export async function fillAll(user: UserEvent) {
  await user.type(box("Full name"), "Asha Verma");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await retype(user, box("Day"), "15");
  await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "August");
  await retype(user, box("Year"), "1990");
  await retype(user, box("Hour"), "10");
  await retype(user, box("Minute"), "30");
  await user.type(city(), "Rampur");
  await user.type(box("Country"), "India");
}
