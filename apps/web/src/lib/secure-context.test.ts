import { expect, test } from "vitest";

/**
 * What browsers offer only over HTTPS and on localhost, and the files that check for its absence. Everything else must also run on a home
 * server over plain HTTP.
 */
const SECURE_CONTEXT_ONLY: readonly (readonly [pattern: RegExp, checkedIn: readonly string[]])[] = [
  [/\brandomUUID\b/, []],
  [/\bcrypto\s*\??\.\s*subtle\b/, []],
  [/\bnavigator\s*\??\.\s*clipboard\b|\bClipboardItem\b/, ["./copy-text.ts"]],
  [
    /\bnavigator\s*\??\.\s*(?:share|canShare)\b/,
    ["./share-picture.ts", "./share-text.ts", "../features/match/invitation/copy-link.tsx"],
  ],
  [/\bnavigator\s*\??\.\s*locks\b/, ["./session-token.ts", "../domain/saved-kundlis/outbox.ts"]],
  [
    /\bserviceWorker\b|\bcaches\s*\./,
    ["./offline.ts", "./query-cache-provider.tsx", "../service-worker/service-worker.ts"],
  ],
  [
    /\bnavigator\s*\??\.\s*(?:credentials|storage|wakeLock|mediaDevices|geolocation|permissions|usb|serial|hid|gpu)\b/,
    [],
  ],
  [/\b(?:cookieStore|showOpenFilePicker|showSaveFilePicker|Notification|PushManager|PaymentRequest)\b/, []],
  [/\bPublicKeyCredential\b(?!\w)/, ["../domain/second-factors/passkey-device.ts"]],
];

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);

const SOURCES = Object.entries(
  import.meta.glob<string>("../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }),
).filter(([file]) => !/\.test\.tsx?$|^\.\.\/test\//.test(file));

test.each(SECURE_CONTEXT_ONLY)("%s is used only where its absence is handled", (pattern, checkedIn) => {
  const users = SOURCES.filter(([, text]) => text.split("\n").some((line) => !isComment(line) && pattern.test(line)));
  expect(SOURCES.length).toBeGreaterThan(300);
  expect(users.map(([file]) => file).toSorted()).toEqual([...checkedIn].toSorted());
});
