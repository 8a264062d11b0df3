import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { startKundliServer } from "../../test/fake-kundli-server.ts";
import { getTextbox, openBirthForm } from "../../test/birth-form.ts";

beforeEach(() => {
  startKundliServer();
});

describe("dates and times as people write them", () => {
  const readFields = () => [
    (getTextbox("Day") as HTMLInputElement).value,
    screen.getByRole<HTMLSelectElement>("combobox", { name: "Month" }).value,
    (getTextbox("Year") as HTMLInputElement).value,
  ];
  const readClock = () => ["Hour", "Minute", "Second"].map((name) => (getTextbox(name) as HTMLInputElement).value);

  test.each([
    ["Day", "15/08/1990"],
    ["Day", "1990-08-15"],
    ["Year", "15 Aug 1990"],
    ["Year", "August 15, 1990"],
  ])("pasted into %s, '%s' fills all date fields", async (name, text) => {
    const { user } = await openBirthForm();
    await user.click(getTextbox(name));
    await user.paste(text);
    expect(readFields()).toEqual(["15", "August", "1990"]);
  });

  test("a date pasted with its time fills both", async () => {
    const { user } = await openBirthForm();
    await user.click(getTextbox("Day"));
    await user.paste("15/08/1990 7:35 pm");
    expect(readFields()).toEqual(["15", "August", "1990"]);
    expect(readClock()).toEqual(["19", "35", "0"]);
  });

  test.each([
    ["7pm", ["19", "0", "0"]],
    ["7:35", ["7", "35", "0"]],
    ["7:35:20 PM", ["19", "35", "20"]],
    ["12 am", ["0", "0", "0"]],
  ])("the hour typed as '%s'", async (text, expected) => {
    const { user } = await openBirthForm();
    await user.click(getTextbox("Hour"));
    await user.keyboard(text);
    await user.tab();
    expect(readClock()).toEqual(expected);
    expect(getTextbox("Hour")).toBeValid();
  });

  test("'35 pm' in the minute field uses the hour before it", async () => {
    const { user } = await openBirthForm();
    await user.click(getTextbox("Hour"));
    await user.keyboard("7");
    await user.click(getTextbox("Minute"));
    await user.keyboard("35 pm{Enter}");
    expect(readClock()).toEqual(["19", "35", "0"]);
  });

  test("focus selects the content of a field", async () => {
    const { user } = await openBirthForm();
    await user.click(getTextbox("Day"));
    await user.keyboard("9");
    expect(getTextbox("Day")).toHaveValue("9");
  });
});
