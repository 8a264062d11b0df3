import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { CareAnswer } from "./care-answer.tsx";

const TEXT =
  "I'm glad you wrote this. Please call Tele-MANAS on 14416 now if you are in India. If you might hurt yourself this minute, call 112; for children 1098. Is someone with you now?";

/** Renders the answer and waits for its texts. */
async function show(text = TEXT, onHide?: () => void) {
  const view = render(
    <CareAnswer
      turn={{
        key: "1",
        sentences: [{ text, citations: [] }],
        answer: { kind: "safety", language: "en", citations: [] },
      }}
      onHide={onHide}
    />,
  );
  await screen.findByText(/I'm/);
  return view;
}

afterEach(() => void Reflect.deleteProperty(navigator, "share"));

test("the first two numbers are buttons to call, in the order of the text", async () => {
  await show();
  const buttons = within(screen.getByRole("list")).getAllByRole("link");
  expect(buttons.map((link) => link.getAttribute("href"))).toEqual(["tel:14416", "tel:112"]);
  expect(buttons[0]).toHaveAccessibleName(/Tele-MANAS.*14416/);
});

test("all sentences are there, and the question stands last", async () => {
  const { container } = await show();
  const paragraphs = [...container.querySelectorAll("p")].map((each) => each.textContent).filter((text) => text !== "");
  expect(paragraphs[0]).toBe("I'm glad you wrote this.");
  expect(paragraphs.at(-1)).toBe("Is someone with you now?");
  expect(paragraphs.join(" ")).toBe(TEXT);
});

test("Hindi sentences end with a danda", async () => {
  render(
    <CareAnswer
      turn={{
        key: "1",
        sentences: [{ text: "अच्छा किया कि लिखा। अभी 112 मिलाइए। क्या कोई साथ है?", citations: [] }],
        answer: { kind: "safety", language: "hi", citations: [] },
      }}
    />,
  );
  expect(await screen.findByText("क्या कोई साथ है?")).toBeVisible();
  expect(screen.getByText("अच्छा किया कि लिखा।")).toBeVisible();
});

test("a message to someone close is offered to the device's messengers, or copied", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  await show();
  await userEvent.click(screen.getByRole("button", { name: "Write to someone close to me" }));
  expect(share).toHaveBeenCalledWith({ text: expect.stringContaining("Can you call me") as string });
});

test("an answer without numbers has no buttons, and hiding is offered only where something is kept", async () => {
  await show("I'm listening, and there is no hurry.");
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.queryByRole("button", { name: "Hide it" })).toBeNull();
});

test("one press hides the talk", async () => {
  const onHide = vi.fn<() => void>();
  await show(TEXT, onHide);
  await userEvent.click(screen.getByRole("button", { name: "Hide it" }));
  expect(onHide).toHaveBeenCalledOnce();
});
