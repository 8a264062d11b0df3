import { expect, test } from "vitest";
import { isMobile } from "./device.ts";

test.each([
  ["its own word, however wide", { mobileBrowser: true, touch: false, width: 1366 }, true],
  ["768 px with touch", { mobileBrowser: false, touch: true, width: 768 }, true],
  ["769 px with touch", { mobileBrowser: false, touch: true, width: 769 }, false],
  ["a narrow window without touch", { mobileBrowser: false, touch: false, width: 360 }, false],
])("a device is mobile by %s: %j", (_, device, mobile) => {
  expect(isMobile(device)).toBe(mobile);
});
