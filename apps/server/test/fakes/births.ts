/** A fictional birth as typed by a user. */
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

/** Jaipur, 9 March 1988, 14:25: Cancer rises, the Moon is in Libra in the fourth, Mars in Sagittarius rules the tenth. */
export const WORKED_BIRTH = {
  name: "Worked Example",
  gender: "female",
  year: 1988,
  month: "March",
  day: 9,
  hour: 14,
  minute: 25,
  second: 0,
  city: "Jaipur",
  country: "India",
} as const;
