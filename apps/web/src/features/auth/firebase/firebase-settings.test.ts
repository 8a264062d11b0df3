import { expect, test } from "vitest";
import { type FirebaseSettings, readFirebaseSettings } from "./firebase-settings.ts";

const WHOLE: FirebaseSettings = {
  api_key: "key",
  auth_domain: "demo.firebaseapp.com",
  project_id: "demo",
  app_id: "app",
  emulator_host: null,
  force_redirect: false,
};

test("returns complete settings unchanged", () => {
  expect(readFirebaseSettings(WHOLE)).toBe(WHOLE);
});

test.each([
  [null, "Firebase is not enabled"],
  [{ ...WHOLE, app_id: "" }, "Firebase config missing: FIREBASE_APP_ID"],
  [{ ...WHOLE, api_key: "", auth_domain: "" }, "Firebase config missing: FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN"],
  [
    { ...WHOLE, api_key: "", auth_domain: "", project_id: "", app_id: "" },
    "Firebase config missing: FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, FIREBASE_APP_ID",
  ],
])("names the missing settings: %#", (settings, message) => {
  expect(() => readFirebaseSettings(settings)).toThrow(message);
});
