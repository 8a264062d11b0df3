import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { renderApp } from "./render-app.tsx";

/** Opens the generator's form, with helpers to fill it. */
export async function openBirthForm() {
  const view = renderApp("/generate-kundali");
  // The page is a lazy chunk, which the first test has to load.
  await screen.findByRole("form", { name: "Birth Details" }, { timeout: 15_000 });
  return view;
}

export const getTextbox = (name: string) => screen.getByRole("textbox", { name });
export const getCityInput = () => screen.getByRole("combobox", { name: "City" });
export const getGenerateButton = () => screen.getByRole("button", { name: "Generate Kundali" });

export async function retype(user: UserEvent, input: HTMLElement, text: string) {
  await user.clear(input);
  if (text !== "") await user.type(input, text);
}

export async function fillAllFields(user: UserEvent) {
  await user.type(getTextbox("Full name"), "Asha Verma");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await retype(user, getTextbox("Day"), "15");
  await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "August");
  await retype(user, getTextbox("Year"), "1990");
  await retype(user, getTextbox("Hour"), "10");
  await retype(user, getTextbox("Minute"), "30");
  await user.type(getCityInput(), "Rampur");
  await user.type(getTextbox("Country"), "India");
}
