import { afterEach, expect, test } from "vitest";
import { clearToken, setToken } from "../../../lib/session-token.ts";
import { leaveWithToken } from "./leave-with-token.ts";
import { cloudTrace, setCloudTrace } from "./traces.ts";

let stop: () => void = () => undefined;
afterEach(() => stop());

test("a token that goes before any screen stands takes the cloud's user with it", () => {
  setToken("one");
  setCloudTrace("kept");
  stop = leaveWithToken();
  clearToken();
  expect(cloudTrace()).toBe("leaving");
});

test("a token that is renewed takes nobody", () => {
  setToken("one");
  setCloudTrace("kept");
  stop = leaveWithToken();
  setToken("another");
  expect(cloudTrace()).toBe("kept");
});

test("who came in without the cloud leaves no trace of it", () => {
  setToken("one");
  stop = leaveWithToken();
  clearToken();
  expect(cloudTrace()).toBeNull();
});
