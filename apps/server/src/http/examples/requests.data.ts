/** The data that a documented call sends, without its token. */
export interface ExampleRequest {
  /** Path parameters by name. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

/** Ids of fictitious records used in the examples. */
export const EXAMPLE_IDS = {
  person: "5f0c2a4e-9d1b-4c37-8e56-0b7d3a91c204",
  session: "c81e728d-9d4c-4f63-af06-7f89cc14862c",
  kundli: "kundli-of-asha-1990",
  invitation: "invitation-of-asha-01",
  /** The link of an invitation that another account sent. */
  openInvitation: "w4Xq9LtB2nV7cYd0ZsFgHjKpRm3uEiAoT6xQvC1kNyE",
  lead: "lead-of-meera-2026",
  message: "message-of-meera-2026",
  job: "0199f3f0-7c00-7000-8000-000000000001",
  linkedChat: "0199f3f0-7c00-7000-8000-000000000002",
  failedMessage: "0199f3f0-7c00-7000-8000-000000000003",
  app: "a5f1c1de-52b7-4f4e-9f0a-6f5f6f0f5a01",
  chat: "Zk3v1TqfT0c2mE5m0nY8wQxJtLr8sPb6uEoFiGaNcKs",
  question: "0f4a2b1c-6a0e-4d53-9a76-2f0c7c1e4b11",
  answer: "1c7b9d42-3e5f-4a68-8b90-5d2e6f7a8c22",
  memory: "2d8cae53-4f60-4b79-9ca1-6e3f708b9d33",
  batch: "d5e2f304-8b9c-4dae-9f10-2b3c4d5e6f70",
  ledgerEntry: "e6f30415-9cad-4ebf-8a21-3c4d5e6f7081",
  apiKey: "c4d1e2f3-7a8b-4c9d-8e0f-1a2b3c4d5e6f",
  passkey: "b7a0c3f2-0f83-4d0e-8d5f-1e6c2d7e9b02",
} as const;
export const EXAMPLE_PERSON = {
  name: "Asha Rao",
  email: "asha@example.org",
  password: "nine planets, one sky",
} as const;
/** A token as in a mailed link. */
export const EXAMPLE_MAILED_TOKEN = "hC3n0m5v1YzqkRz7WJw2dQxJtLr8sPb6uEoFiGaNcKs";
export const EXAMPLE_RECOVERY_CODE = "7q2mf-x9t4k";
/** A code of an authenticator app, and a passkey's response to a challenge. Neither can be reused. */
const EXAMPLE_CODE = "492039";
const EXAMPLE_PASSKEY = {
  id: "Dk3vT1qfT0-c2mE5m0nY8w",
  rawId: "Dk3vT1qfT0-c2mE5m0nY8w",
  type: "public-key",
  response: {
    clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoi4oCmIn0",
    attestationObject: "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVgk4oCm",
    transports: ["internal"],
  },
  clientExtensionResults: {},
};
/** A token as in the URL of a shared kundli. */
export const EXAMPLE_SHARE_TOKEN = "q7R2mZ0tX4vKc9WbYd1NfGhJpLs6uEiAoT3xVnC8kMw";
/** Stands for an ID token, which only its provider can create. */
const EXAMPLE_ID_TOKEN = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMDk4In0.c2lnbmF0dXJl";

/** A link to the result of a batch; it is signed, so that this one opens nothing. */
const EXAMPLE_RESULT_TOKEN = `${EXAMPLE_IDS.batch}.1772431200.hC3n0m5v1YzqkRz7WJw2dQxJtLr8sPb6uEoFiGaNcKs`;
const EXAMPLE_FILE = [
  "Name,Gender,Date,Time,City,Country",
  "Asha Rao,female,1990-08-15,06:35,Pune,India",
  "Ravi Iyer,male,1962-02-04,22:05,Chennai,India",
].join("\n");

export const EXAMPLE_BIRTH = {
  name: EXAMPLE_PERSON.name,
  gender: "female",
  year: 1990,
  month: "August",
  day: 15,
  hour: 10,
  minute: 30,
  city: "Varanasi",
  country: "India",
} as const;

const JAIPUR = { latitude: "26.9", longitude: "75.8", time_zone: "Asia/Kolkata" };

const { email, password } = EXAMPLE_PERSON;
const MAILED_TOKEN_REQUEST = { body: { token: EXAMPLE_MAILED_TOKEN } };
const EXAMPLE_COUPLE = { boy: { moon: { nakshatra: "swati", pada: 1 } }, girl: EXAMPLE_BIRTH };
const KUNDLI_REQUEST = { path: { id: EXAMPLE_IDS.kundli } };
const SHARE_REQUEST = { path: { token: EXAMPLE_SHARE_TOKEN } };
const INVITATION_REQUEST = { path: { token: EXAMPLE_IDS.invitation } };
const CHAT_REQUEST = { path: { id: EXAMPLE_IDS.chat } };
const LEAD_REQUEST = { path: { id: EXAMPLE_IDS.lead } };
const PERSON_REQUEST = { path: { id: EXAMPLE_IDS.person } };

/** Every call of the API, by method and path as in the document. */
export const EXAMPLE_REQUESTS: Readonly<Record<string, ExampleRequest>> = {
  "GET /api/v1/health": {},
  "GET /api/v1/config": {},
  "GET /api/v1/sky": {},
  "GET /api/v1/sky/card.png": { query: { language: "hi" } },
  "POST /api/v1/sky/gatherings": {
    body: { grahas: ["jupiter", "saturn"], orb: 1, from: "1980-01-01", until: "2030-01-01" },
  },
  "POST /api/v1/sky/search": {
    body: { graha: "jupiter", conjunct: "saturn", from: "2000-01-01", until: "2050-01-01" },
  },
  "POST /api/v1/sky/days": { body: { from: "2026-03-01T00:00:00Z", count: 2, step: 7 } },
  "GET /api/v1/places": { query: { q: "Varan", country: "India", limit: 3 } },
  "GET /api/v1/places/offset": { query: { time_zone: "Asia/Kolkata", local: "1944-06-15T12:30" } },

  "POST /api/v1/kundli": { body: EXAMPLE_BIRTH },
  "POST /api/v1/kundli/dasha": { body: { system: "yogini", birth: EXAMPLE_BIRTH, levels: 1 } },
  "POST /api/v1/kundli/print": { body: { birth: EXAMPLE_BIRTH, paper: "a4", style: "north", extent: "page" } },
  "POST /api/v1/verify": {
    body: {
      birth: EXAMPLE_BIRTH,
      text: "Your Moon is in Taurus. Your Saturn is in Aries, and it is your seventh lord.",
    },
  },
  "POST /api/v1/kundli/match": {
    body: {
      birth: EXAMPLE_BIRTH,
      seen: [
        { what: "lagna", value: "4 Li 32" },
        { what: "moon", value: "19 Ta 01" },
        { what: "dasha", lords: ["mars"], value: "8 Nov 1993" },
      ],
    },
  },
  "POST /api/v1/kundli/rectify": {
    body: {
      birth: { ...EXAMPLE_BIRTH, uncertainty: { minutes: 10 } },
      events: [
        { kind: "marriage", year: 2016, month: 11, day: 27 },
        { kind: "job", year: 2012, month: 7 },
        { kind: "child", year: 2019 },
      ],
      weights: { kunda: 0 },
      limit: 3,
    },
  },
  "POST /api/v1/batches": { query: { sections: "karakas" }, body: EXAMPLE_FILE },
  "GET /api/v1/batches": {},
  "GET /api/v1/batches/{id}": { path: { id: EXAMPLE_IDS.batch } },
  "GET /api/v1/batches/{id}/result": { path: { id: EXAMPLE_IDS.batch }, query: { format: "ndjson" } },
  "DELETE /api/v1/batches/{id}": { path: { id: EXAMPLE_IDS.batch } },
  "GET /api/v1/batch-results/{token}": { path: { token: EXAMPLE_RESULT_TOKEN }, query: { format: "ndjson" } },
  "POST /api/v1/transits": {
    body: { birth: EXAMPLE_BIRTH, from: "2026-03-01", until: "2026-09-01", grahas: ["jupiter", "saturn"] },
  },
  "POST /api/v1/matching": {
    body: { boy: EXAMPLE_BIRTH, girl: { moon: { nakshatra: "swati", pada: 1 } } },
  },
  "POST /api/v1/matching/print": { body: EXAMPLE_COUPLE },
  "POST /api/v1/matching/card": { body: { ...EXAMPLE_COUPLE, names: true } },
  "POST /api/v1/matching/invitations": { body: { girl: EXAMPLE_BIRTH, shows: ["place"] } },
  "GET /api/v1/matching/invitations": {},
  "GET /api/v1/matching/invitations/{token}": INVITATION_REQUEST,
  "POST /api/v1/matching/invitations/{token}": {
    path: { token: EXAMPLE_IDS.openInvitation },
    body: { person: { moon: { nakshatra: "swati", pada: 1 } }, name: "Ravi" },
  },
  "PATCH /api/v1/matching/invitations/{token}": { ...INVITATION_REQUEST, body: { shows: ["date", "place"] } },
  "DELETE /api/v1/matching/invitations/{token}": INVITATION_REQUEST,
  "POST /api/v1/varshaphal": {
    body: { birth: EXAMPLE_BIRTH, year: 38, place: { city: "Mumbai", country: "India" } },
  },
  "POST /api/v1/varshaphal/part": {
    body: { birth: EXAMPLE_BIRTH, year: 38, part: { kind: "month", number: 3 } },
  },
  "POST /api/v1/varshaphal/print": { body: { birth: EXAMPLE_BIRTH, year: 38 } },

  "POST /api/v1/kundli/chakras": { body: { birth: EXAMPLE_BIRTH, at: "2026-03-01T06:00:00Z" } },
  "POST /api/v1/kundli/varga": { body: { birth: EXAMPLE_BIRTH, varga: "D81", dasha: { system: "narayana" } } },
  "POST /api/v1/kp": { body: { birth: EXAMPLE_BIRTH, settings: { preset: "kp" } } },
  "POST /api/v1/kp/horary": {
    body: { number: 145, at: "2026-03-01T06:00:00Z", place: { city: "Pune", country: "India" } },
  },
  "POST /api/v1/kp/ruling": { body: { at: "2026-03-01T06:00:00Z", place: { city: "Pune", country: "India" } } },
  "POST /api/v1/kp/print": { body: { birth: EXAMPLE_BIRTH } },
  "GET /api/v1/kp/numbers": {},
  "POST /api/v1/prashna": {
    body: {
      at: "2026-03-01T06:00:00Z",
      place: { latitude: 18.52, longitude: 73.86, time_zone: "Asia/Kolkata" },
      question_house: 10,
      mode: "number_249",
      number: 145,
    },
  },

  "POST /api/v1/try/kundli": { body: EXAMPLE_BIRTH },
  "POST /api/v1/try/ask": {
    body: {
      question: "And until when?",
      kundli_data: EXAMPLE_BIRTH,
      turns: [{ question: "Which mahadasha am I running?" }],
    },
  },
  "POST /api/v1/try/verify": { body: { birth: EXAMPLE_BIRTH, text: "Your Moon is in Rohini. Mars is in Aries." } },
  "POST /api/v1/try/card": {
    query: { language: "hi" },
    body: { birth: EXAMPLE_BIRTH, shows: { name: false, birth: "none" } },
  },
  "POST /api/v1/chat/keep": {
    body: {
      chat_id: "7f1c9d1e-41c2-4d8e-8b53-0a5c4b6e2f19",
      kundli_id: EXAMPLE_IDS.kundli,
      questions: ["Where is my Moon?"],
    },
  },

  "GET /api/v1/kundlis": { query: { q: "Moon in Rohini", sort: "updated_at", order: "desc", limit: 20 } },
  "POST /api/v1/kundlis": { body: { id: EXAMPLE_IDS.kundli, ...EXAMPLE_BIRTH, tags: ["family"], notes: "" } },
  "POST /api/v1/kundlis/batch": {
    body: { kundlis: [{ id: "kundli-of-ravi-1990", ...EXAMPLE_BIRTH, name: "Ravi Rao" }] },
  },
  "GET /api/v1/kundlis/{id}": KUNDLI_REQUEST,
  "PUT /api/v1/kundlis/{id}": {
    ...KUNDLI_REQUEST,
    body: { version: 1, ...EXAMPLE_BIRTH, minute: 32, tags: ["family"] },
  },
  "DELETE /api/v1/kundlis/{id}": { ...KUNDLI_REQUEST, query: { version: 1 } },
  "GET /api/v1/kundlis/{id}/print": { ...KUNDLI_REQUEST, query: { paper: "letter", style: "south", extent: "page" } },
  "GET /api/v1/kundlis/{id}/share": KUNDLI_REQUEST,
  "POST /api/v1/kundlis/{id}/share": { ...KUNDLI_REQUEST, body: { name: false, birth: "day" } },
  "DELETE /api/v1/kundlis/{id}/share": KUNDLI_REQUEST,
  "GET /api/v1/shares/{token}": SHARE_REQUEST,
  "GET /api/v1/shares/{token}/card.png": { ...SHARE_REQUEST, query: { language: "hi" } },
  "GET /api/v1/kundlis/{id}/chart": { ...KUNDLI_REQUEST, query: { sections: "arudhas,sade_sati" } },

  "POST /api/v1/ask": { body: { question: "What is my Moon sign?", kundli_data: EXAMPLE_BIRTH } },
  "POST /api/v1/chat/start": { body: { user_id: email } },
  "GET /api/v1/chat/status": { query: { chat_id: EXAMPLE_IDS.chat } },
  "POST /api/v1/chat/birth-details": {
    body: { chat_id: EXAMPLE_IDS.chat, details_text: JSON.stringify(EXAMPLE_BIRTH) },
  },
  "POST /api/v1/chat/ask": { body: { chat_id: EXAMPLE_IDS.chat, question: "Which dasha am I in?" } },
  "GET /api/v1/chat/questions": {},
  "GET /api/v1/chat/conversations": {},
  "DELETE /api/v1/chat/conversations": {},
  "GET /api/v1/chat/conversations/{id}": CHAT_REQUEST,
  "GET /api/v1/chat/conversations/{id}/download": CHAT_REQUEST,
  "PATCH /api/v1/chat/conversations/{id}": { ...CHAT_REQUEST, body: { title: "My Moon" } },
  "DELETE /api/v1/chat/conversations/{id}": CHAT_REQUEST,
  "PUT /api/v1/chat/messages/{id}/feedback": {
    path: { id: EXAMPLE_IDS.answer },
    body: { verdict: "up", reason: "Clear, and it is so", shares_text: false },
  },
  "GET /api/v1/admin/feedback": { query: { limit: 20 } },
  "GET /api/v1/memory": {},
  "DELETE /api/v1/memory": {},
  "DELETE /api/v1/memory/{id}": { path: { id: EXAMPLE_IDS.memory } },

  "POST /api/v1/whatsapp/birth-form": {
    body: {
      token: "AAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      name: "Asha Rao",
      dob: "9/3/1988",
      tob: "14:25",
      city: "Jaipur",
      country: "India",
      gender: "female",
    },
  },
  "POST /api/v1/whatsapp/birth-form/check": {
    body: { token: "AAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
  },
  "GET /api/v1/profile/chats": {},
  "POST /api/v1/profile/chats/code": {},
  "DELETE /api/v1/profile/chats/{id}": { path: { id: EXAMPLE_IDS.linkedChat } },
  "GET /api/v1/admin/channels": {},
  "GET /api/v1/admin/channels/set-up": {},
  "PUT /api/v1/admin/channels/telegram/set-up": { body: { token: "123456789:AAE-a-bot-of-a-test" } },
  "PUT /api/v1/admin/channels/whatsapp/set-up": {
    body: { token: "graph-token", phone_number_id: "106540352242922", app_secret: "app-secret-of-a-test" },
  },
  "POST /api/v1/admin/channels/{channel}/test": { path: { channel: "telegram" }, body: { register: false } },
  "POST /api/v1/admin/channels/{channel}/test-message": { path: { channel: "telegram" } },
  "DELETE /api/v1/admin/channels/{channel}/set-up": { path: { channel: "telegram" } },
  "GET /api/v1/admin/model": {},
  "PUT /api/v1/admin/model": {
    body: { address: "http://127.0.0.1:11434/v1", model: "qwen3", key: "a-key-of-a-test", monthly_tokens: 2_000_000 },
  },
  "POST /api/v1/admin/model/test": {},
  "DELETE /api/v1/admin/model": {},
  "GET /api/v1/admin/backup": {},
  "DELETE /api/v1/admin/backup/staged": {},
  "POST /api/v1/admin/channels/{channel}/{what}/{id}/retry": {
    path: { channel: "whatsapp", what: "send", id: EXAMPLE_IDS.failedMessage },
  },

  "GET /api/v1/panchang": { query: { ...JAIPUR, date: "2026-11-22" } },
  "GET /api/v1/panchang/pakshi": { query: { ...JAIPUR, date: "2026-11-22", bird: "owl" } },
  "GET /api/v1/panchang/month": { query: { ...JAIPUR, month: "2026-11" } },
  "GET /api/v1/panchang/year": { query: { ...JAIPUR, year: "2026" } },
  "GET /api/v1/today": { query: JAIPUR },
  "PUT /api/v1/profile/calendar": {
    body: {
      place: { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" },
      language: "en",
      tradition: "smarta",
      vratas: ["ekadashi", "pradosha_vrata"],
      tithi_days: true,
      dashas: true,
    },
  },
  "GET /api/v1/profile/calendar": {},
  "DELETE /api/v1/profile/calendar": {},
  "PUT /api/v1/profile/daily-message": {
    body: {
      place: { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" },
      language: "hi",
      at: "sunrise",
      ways: ["mail"],
    },
  },
  "GET /api/v1/ledger/figures": {},
  "GET /api/v1/profile/ledger": {},
  "PUT /api/v1/profile/ledger": { body: { on: true } },
  "PUT /api/v1/profile/ledger/{id}": {
    path: { id: EXAMPLE_IDS.ledgerEntry },
    body: { outcome: "in_window", month: "2025-06" },
  },
  "GET /api/v1/profile/daily-message": {},
  "DELETE /api/v1/profile/daily-message": {},
  "GET /api/v1/festivals": { query: { ...JAIPUR, year: "2026", tradition: "smarta" } },
  "GET /api/v1/festivals/{id}/{year}": { path: { id: "diwali", year: "2026" }, query: JAIPUR },
  "GET /api/v1/eclipses": { query: { ...JAIPUR, date: "2026-03-03" } },
  "POST /api/v1/muhurta": {
    body: {
      activity: "griha_pravesha",
      from: "2026-12-10",
      until: "2026-12-12",
      place: { latitude: 26.9, longitude: 75.8, time_zone: "Asia/Kolkata" },
      people: [{ name: "Asha", moon: { nakshatra: "vishakha", pada: 3 } }],
      limit: 2,
    },
  },

  "POST /api/v1/contact": {
    body: {
      id: EXAMPLE_IDS.message,
      name: "Meera Nair",
      email: "meera@example.org",
      message: "Which ayanamsa do you use by default?",
    },
  },
  "GET /api/v1/contact": { query: { limit: 20 } },
  "PATCH /api/v1/contact/{id}": { path: { id: EXAMPLE_IDS.message }, body: { read: true } },
  "DELETE /api/v1/contact/{id}": { path: { id: EXAMPLE_IDS.message } },

  "POST /api/v1/leads": {
    body: {
      id: EXAMPLE_IDS.lead,
      name: "Meera Nair",
      email: "meera@example.org",
      phone: "+91 98765 43210",
      source: "pilot_signup_form",
      device: "mobile",
      analytics: { timezone: "Asia/Kolkata", language: "en-IN", screen_resolution: "412x915" },
    },
  },
  "GET /api/v1/leads": { query: { q: "meera", status: "new", limit: 20 } },
  "GET /api/v1/leads/summary": { query: { utc_offset: 330 } },
  "GET /api/v1/leads/export.csv": {},
  "PATCH /api/v1/leads/{id}": { ...LEAD_REQUEST, body: { status: "contacted" } },
  "DELETE /api/v1/leads/{id}": LEAD_REQUEST,

  "POST /api/v1/signup": { body: { name: "Ravi Iyer", email: "ravi@example.org", password } },
  "POST /api/v1/login": { body: { email, password } },
  "POST /api/v1/logout": {},
  "POST /api/v1/token/refresh": {},
  "GET /api/v1/validate-token": {},
  "POST /api/v1/auth/prove": { body: { password } },
  "GET /api/v1/auth/config": {},
  "POST /api/v1/auth/google": { body: { id_token: EXAMPLE_ID_TOKEN } },
  "POST /api/v1/auth/magic-link": { body: { email } },
  "POST /api/v1/auth/magic-link/address": MAILED_TOKEN_REQUEST,
  "POST /api/v1/auth/verify-magic-link": MAILED_TOKEN_REQUEST,
  "POST /api/v1/auth/verify-email/request": {},
  "POST /api/v1/auth/verify-email": MAILED_TOKEN_REQUEST,
  "POST /api/v1/password/forgot": { body: { email } },
  "POST /api/v1/password/reset": { body: { token: EXAMPLE_MAILED_TOKEN, password: "a river bends, the sky does not" } },
  "POST /api/v1/password/change": {
    body: { current_password: password, new_password: "a river bends, the sky does not" },
  },
  "POST /api/v1/auth/second-step": { body: { recovery_code: EXAMPLE_RECOVERY_CODE } },
  "POST /api/v1/auth/second-step/passkey": {},

  "GET /api/v1/profile": {},
  "PATCH /api/v1/profile": {
    body: { language: "en", place_id: 1269515, festival_region: "north", festival_sect: "smarta" },
  },
  "DELETE /api/v1/profile": { body: { confirm: email } },
  "GET /api/v1/profile/api-keys": {},
  "GET /api/v1/profile/sessions": {},
  "DELETE /api/v1/profile/sessions": {},
  "DELETE /api/v1/profile/sessions/{id}": { path: { id: EXAMPLE_IDS.session } },
  "GET /api/v1/profile/export": {},
  "GET /api/v1/profile/second-factors": {},
  "POST /api/v1/profile/api-keys": { body: { name: "Research", scopes: ["charts", "records_read"] } },
  "DELETE /api/v1/profile/api-keys/{id}": { path: { id: EXAMPLE_IDS.apiKey } },
  "POST /api/v1/profile/second-factors/totp": {},
  "POST /api/v1/profile/second-factors/totp/confirm": { body: { id: EXAMPLE_IDS.app, code: EXAMPLE_CODE } },
  "POST /api/v1/profile/second-factors/passkey/options": {},
  "POST /api/v1/profile/second-factors/passkey": { body: { name: "My telephone", passkey: EXAMPLE_PASSKEY } },
  "DELETE /api/v1/profile/second-factors/{id}": { path: { id: EXAMPLE_IDS.passkey } },
  "POST /api/v1/profile/recovery-codes": {},

  "GET /api/v1/admin/users": { query: { status: "all", q: "asha", sort: "created_at", order: "desc", limit: 20 } },
  "POST /api/v1/admin/users/activate": { body: { ids: [EXAMPLE_IDS.person] } },
  "POST /api/v1/admin/users/{id}/activate": PERSON_REQUEST,
  "POST /api/v1/admin/users/{id}/deactivate": PERSON_REQUEST,
  "POST /api/v1/admin/users/{id}/make-administrator": PERSON_REQUEST,
  "POST /api/v1/admin/users/{id}/make-user": PERSON_REQUEST,
  "GET /api/v1/admin/audit": { query: { person: EXAMPLE_IDS.person, limit: 20 } },
  "GET /api/v1/admin/policy": {},
  "PUT /api/v1/admin/policy": { body: { administrators_need_second_factor: false } },
  "GET /api/v1/admin/metrics": {},
  "GET /api/v1/admin/health": { query: { now: "2026-03-01T06:00:00Z" } },
  "POST /api/v1/admin/health/test-mail": {},
  "GET /api/v1/admin/jobs": {},
  "POST /api/v1/admin/jobs/{id}/retry": { path: { id: EXAMPLE_IDS.job } },
  "GET /api/v1/debug/sessions": {},
};
