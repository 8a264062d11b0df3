/** A birth as a person types it; nobody's. */
export const BIRTH = {
  name: "Asha Example",
  gender: "female",
  year: 1990,
  month: "August",
  day: 15,
  hour: 10,
  minute: 30,
  second: 0,
  city: "Varanasi",
  country: "India",
} as const;
