import { afterEach, expect, test } from "vitest";
import { clearToken, setToken } from "../../../lib/session-token.ts";
import { signOutWithToken } from "./sign-out-with-token.ts";
import { readFirebaseUserMarker, writeFirebaseUserMarker } from "./sign-in-markers.ts";

let stop: () => void = () => undefined;
afterEach(() => stop());

test("signs the Firebase user out when the token is removed before any screen is rendered", () => {
  setToken("one");
  writeFirebaseUserMarker("kept");
  stop = signOutWithToken();
  clearToken();
  expect(readFirebaseUserMarker()).toBe("leaving");
});

test("keeps the Firebase user when the token is renewed", () => {
  setToken("one");
  writeFirebaseUserMarker("kept");
  stop = signOutWithToken();
  setToken("another");
  expect(readFirebaseUserMarker()).toBe("kept");
});

test("leaves no marker for a user who signed in without Firebase", () => {
  setToken("one");
  stop = signOutWithToken();
  clearToken();
  expect(readFirebaseUserMarker()).toBeNull();
});
