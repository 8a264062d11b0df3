import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { WIDE_DIAL } from "./dial-geometry.ts";
import { ZodiacDial } from "./zodiac-dial.tsx";

test("a nakshatra of two words is written in two lines, so that it stays inside its band", () => {
  const { container } = render(<ZodiacDial rings={WIDE_DIAL} />);
  const label = [...container.querySelectorAll("text")].find(({ textContent }) => textContent === "UttaraBhadrapada");
  expect([...(label?.children ?? [])].map(({ textContent }) => textContent)).toEqual(["Uttara", "Bhadrapada"]);
});
