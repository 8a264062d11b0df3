import { generateSync } from "otplib";
import { expect, test } from "vitest";
import { createTotp } from "../../src/modules/accounts/second-factors/totp.ts";

const STEP_SECONDS = 30;
/** The beginning of a step. */
const START_SECONDS = Date.parse("2026-03-01T06:00:00.000Z") / 1000;

function openTotp(nowSeconds: number) {
  const totp = createTotp({
    secret: "a secret of forty characters, at the least",
    clock: () => new Date(nowSeconds * 1000),
  });
  const { id, secret, sealed } = totp.create("owner@example.org");
  const codeAt = (step: number): string => generateSync({ secret, epoch: START_SECONDS + step * STEP_SECONDS + 1 });
  const firstStep = START_SECONDS / STEP_SECONDS;
  const stepOf = (typed: string, lastStep = 0): number | null => {
    const step = totp.stepOf({ id, secret: sealed, lastStep }, typed);
    return step === null ? null : step - firstStep;
  };
  return { stepOf, codeAt, firstStep };
}

test.each([0, 15, 29])("%i seconds into a step, its code and those next to it are accepted, no others", (second) => {
  const { stepOf, codeAt } = openTotp(START_SECONDS + second);
  expect([-2, -1, 0, 1, 2].map((step) => stepOf(codeAt(step)))).toEqual([null, -1, 0, 1, null]);
});

test("a code is accepted once, and none before it afterwards", () => {
  const { stepOf, codeAt, firstStep } = openTotp(START_SECONDS);
  expect(stepOf(codeAt(0), firstStep - 1)).toBe(0);
  expect(stepOf(codeAt(0), firstStep)).toBeNull();
  expect(stepOf(codeAt(-1), firstStep)).toBeNull();
  expect(stepOf(codeAt(1), firstStep)).toBe(1);
});

test("spaces are ignored; anything but six digits is refused", () => {
  const { stepOf, codeAt } = openTotp(START_SECONDS);
  const code = codeAt(0);
  expect(stepOf(` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(0);
  for (const wrong of ["", code.slice(1), `${code}0`, `${code.slice(0, 5)}x`]) expect(stepOf(wrong)).toBeNull();
});
