import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { Combobox } from "./combobox.tsx";
import { Dialog } from "./dialog.tsx";
import { Field, Input } from "./field.tsx";
import { Segmented } from "./segmented.tsx";

test("a busy button keeps its label, is marked busy and ignores presses", async () => {
  const press = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={press}>Generate Kundali</Button>);
  const button = screen.getByRole("button", { name: "Generate Kundali" });
  await userEvent.click(button);
  rerender(
    <Button onClick={press} busy>
      Generate Kundali
    </Button>,
  );
  await userEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(button).not.toBeDisabled();
});

describe("a field", () => {
  test("associates hint and error with its control", () => {
    render(
      <Field label="City" hint="As it was called then" error="Enter a valid city" required>
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "City" });
    expect(input).toHaveAccessibleDescription("Enter a valid city As it was called then");
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
  });
  test("without an error is not invalid", () => {
    render(<Field label="City">{(control) => <Input {...control} />}</Field>);
    expect(screen.getByRole("textbox", { name: "City" })).toBeValid();
  });
});

describe("a combobox", () => {
  const PLACES = ["Rampur, Uttar Pradesh", "Rampur, Himachal Pradesh", "Rampura, Rajasthan"];
  function Places({ chosen }: { chosen: (place: string) => void }) {
    const [text, setText] = useState("");
    const options = text.length < 3 ? [] : PLACES.filter((place) => place.startsWith(text));
    return (
      <Field label="City">
        {(control) => (
          <Combobox
            control={control}
            value={text}
            onValueChange={setText}
            options={options}
            optionKey={(place) => place}
            renderOption={(place) => place}
            onSelect={(place) => {
              setText(place);
              chosen(place);
            }}
            listLabel="Places"
          />
        )}
      </Field>
    );
  }
  const open = async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn<(place: string) => void>();
    render(<Places chosen={onChoose} />);
    const box = screen.getByRole("combobox", { name: "City" });
    await user.type(box, "Rampur");
    return { user, chosen: onChoose, box };
  };

  test("opens on typing, and is navigated and selected from by keyboard", async () => {
    const { user, chosen, box } = await open();
    expect(box).toHaveAttribute("aria-expanded", "true");
    expect(within(screen.getByRole("listbox", { name: "Places" })).getAllByRole("option")).toHaveLength(3);
    await user.keyboard("{ArrowDown}{ArrowDown}");
    const second = screen.getByRole("option", { name: PLACES[1] ?? "" });
    expect(second).toHaveAttribute("aria-selected", "true");
    expect(box).toHaveAttribute("aria-activedescendant", second.id);
    await user.keyboard("{Enter}");
    expect(chosen).toHaveBeenCalledExactlyOnceWith(PLACES[1]);
    expect(box).toHaveAttribute("aria-expanded", "false");
    expect(box).toHaveFocus();
  });
  test("wraps around at its ends", async () => {
    const { user } = await open();
    await user.keyboard("{ArrowUp}");
    expect(screen.getByRole("option", { name: PLACES[2] ?? "" })).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("option", { name: PLACES[0] ?? "" })).toHaveAttribute("aria-selected", "true");
  });
  test("closes on Escape and keeps the typed text", async () => {
    const { user, box, chosen } = await open();
    await user.keyboard("{Escape}");
    expect(box).toHaveAttribute("aria-expanded", "false");
    expect(box).toHaveValue("Rampur");
    expect(chosen).not.toHaveBeenCalled();
  });
  test("selects an option by a press", async () => {
    const { user, chosen } = await open();
    await user.click(screen.getByRole("option", { name: PLACES[0] ?? "" }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith(PLACES[0]);
  });
});

test("a dialog has a name and description, and closes by its button or by a press outside", async () => {
  const close = vi.fn<() => void>();
  render(
    <Dialog open onClose={close} title="Settings" description="How it is computed" closeLabel="Close">
      <p>Body</p>
    </Dialog>,
  );
  const dialog = screen.getByRole("dialog", { name: "Settings" });
  expect(dialog).toHaveAccessibleDescription("How it is computed");
  await userEvent.click(screen.getByText("Body"));
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(dialog);
  expect(close).toHaveBeenCalledTimes(2);
});

test("a segmented control is one radio group, changed by arrow keys", async () => {
  const user = userEvent.setup();
  const change = vi.fn<(value: string) => void>();
  const options = [
    { value: "north", label: "North" },
    { value: "south", label: "South" },
  ];
  render(<Segmented label="Chart" value="north" options={options} onChange={change} />);
  expect(screen.getByRole("group", { name: "Chart" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "North" })).toBeChecked();
  await user.tab();
  await user.keyboard("{ArrowRight}");
  expect(change).toHaveBeenCalledWith("south");
});
