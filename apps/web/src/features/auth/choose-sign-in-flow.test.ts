import { afterEach, describe, expect, test, vi } from "vitest";
import { readDevice, type Device } from "../../lib/device.ts";
import { chooseFlow, choosePersistence } from "./choose-sign-in-flow.ts";

const DESKTOP: Device = {
  width: 1280,
  height: 800,
  touch: false,
  mobileBrowser: false,
  ios: false,
  iosSafari: false,
  crossOriginIsolated: false,
};

describe("the sign-in flow with Google", () => {
  test.each<[string, Partial<Device>, boolean, string]>([
    ["a desktop", {}, false, "popup"],
    ["a desktop where configuration forces it", {}, true, "redirect"],
    ["a mobile browser, however wide", { mobileBrowser: true, width: 1180 }, false, "redirect"],
    ["touch at the threshold", { touch: true, width: 768 }, false, "redirect"],
    ["touch just above it", { touch: true, width: 769 }, false, "popup"],
    ["a small window without touch", { width: 360 }, false, "popup"],
    ["a cross-origin isolated page", { crossOriginIsolated: true }, false, "redirect"],
    ["an iPad that calls itself a Mac", { ios: true, touch: true, width: 1366 }, false, "redirect"],
  ])("%s", (_, changes, forced, flow) => {
    expect(chooseFlow({ ...DESKTOP, ...changes }, forced)).toBe(flow);
  });
});

test("stores a sign-in for the session on iOS Safari and locally elsewhere, with fallbacks", () => {
  expect(choosePersistence({ iosSafari: true })).toEqual(["session", "memory"]);
  expect(choosePersistence({ iosSafari: false })).toEqual(["local", "session", "memory"]);
});

describe("the device behind a user agent", () => {
  afterEach(() => vi.restoreAllMocks());
  const APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
  test.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${APPLE} Version/18.5 Mobile/15E148 Safari/604.1`,
      5,
      true,
      true,
      true,
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${APPLE} CriOS/140.0 Mobile/15E148 Safari/604.1`,
      5,
      true,
      true,
      false,
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.5 Safari/605.1.15`, 5, false, true, true],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.5 Safari/605.1.15`, 0, false, false, false],
    [
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
      5,
      true,
      false,
      false,
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
      10,
      false,
      false,
      false,
    ],
  ])("%s with %i touch points", (userAgent, touchPoints, mobileBrowser, ios, iosSafari) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    Object.defineProperty(navigator, "maxTouchPoints", { value: touchPoints, configurable: true });
    expect(readDevice()).toMatchObject({ mobileBrowser, ios, iosSafari, touch: touchPoints > 0 });
    Reflect.deleteProperty(navigator, "maxTouchPoints");
  });
});
