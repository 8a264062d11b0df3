import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { GENERATOR_DRAFT_KEY } from "../../domain/birth/birth-form-draft.ts";
import { startKundliServer } from "../../test/fake-kundli-server.ts";
import { getTextbox, getCityInput, fillAllFields, getGenerateButton, openBirthForm } from "../../test/birth-form.ts";

beforeEach(() => {
  startKundliServer();
});

const readDraft = () => JSON.parse(localStorage.getItem(GENERATOR_DRAFT_KEY) ?? "{}");

describe("the draft", () => {
  test("is stored under the specification's key", () => {
    expect(GENERATOR_DRAFT_KEY).toBe("lagna_form_data");
  });

  test("stores each change, and a new visit restores it", async () => {
    const { user, unmount } = await openBirthForm();
    await user.type(getTextbox("Full name"), "Asha");
    await user.type(getCityInput(), "Ramp");
    expect(readDraft()).toMatchObject({ name: "Asha", city: "Ramp" });
    unmount();
    await openBirthForm();
    expect(getTextbox("Full name")).toHaveValue("Asha");
    expect(getCityInput()).toHaveValue("Ramp");
  });

  test("is read if another page wrote it, with numbers and free month texts too", async () => {
    localStorage.setItem(
      GENERATOR_DRAFT_KEY,
      JSON.stringify({
        name: "Ravi",
        gender: "male",
        year: 1972,
        month: "march",
        day: 3,
        hour: 0,
        minute: 7,
        second: 0,
        city: "Pune",
        country: "India",
      }),
    );
    await openBirthForm();
    expect(getTextbox("Full name")).toHaveValue("Ravi");
    expect(screen.getByRole("combobox", { name: "Month" })).toHaveValue("March");
    expect(getTextbox("Hour")).toHaveValue("0");
  });

  test.each([["not json"], ["null"], ["[]"], ['{"year":{"$":1},"place":{"id":"x"}}']])(
    "is ignored if invalid: %s",
    async (stored) => {
      localStorage.setItem(GENERATOR_DRAFT_KEY, stored);
      await openBirthForm();
      expect(getTextbox("Full name")).toHaveValue("");
      expect(getTextbox("Day")).toHaveValue("1");
    },
  );

  test("is removed by Clear Form, which empties the fields", async () => {
    const { user } = await openBirthForm();
    await user.type(getTextbox("Full name"), "Asha");
    await user.click(screen.getByRole("button", { name: "Clear Form" }));
    expect(getTextbox("Full name")).toHaveValue("");
    expect(localStorage.getItem(GENERATOR_DRAFT_KEY)).toBeNull();
  });

  test("is removed once there is a kundli; the tab still keeps both over a reload", async () => {
    const { user, unmount } = await openBirthForm();
    await fillAllFields(user);
    await user.click(getGenerateButton());
    await screen.findByRole("article");
    expect(localStorage.getItem(GENERATOR_DRAFT_KEY)).toBeNull();
    unmount();
    await openBirthForm();
    expect(getTextbox("Full name")).toHaveValue("Asha Verma");
    await user.click(screen.getByRole("button", { name: "Back to the result" }));
    expect(await screen.findByRole("article", { name: "Kundli of Asha Verma" })).toBeInTheDocument();
  });
});

describe("the account's own name", () => {
  test("is offered while none is typed, and is kept in the draft when taken", async () => {
    const { user } = await openBirthForm();
    const offer = await screen.findByRole("button", { name: "Use “Asha”" });
    await user.type(getTextbox("Full name"), "R");
    expect(offer).not.toBeInTheDocument();
    await user.clear(getTextbox("Full name"));
    await user.click(await screen.findByRole("button", { name: "Use “Asha”" }));
    expect(getTextbox("Full name")).toHaveValue("Asha");
    expect(readDraft()).toMatchObject({ name: "Asha" });
    expect(screen.queryByRole("button", { name: "Use “Asha”" })).toBeNull();
  });
});
