import { CHART_M, type TestBirth } from "./test-charts.ts";

const createTestBirth = (
  local: string,
  offset: number,
  latitude: number,
  longitude: number,
  place: string,
): TestBirth => ({
  local,
  offset,
  latitude,
  longitude,
  place,
});

/** Charts of an old man, a groom, a student, an emigrant, a sceptic, and an astrologer's test chart. */
export const TEST_USERS: readonly TestBirth[] = [
  CHART_M,
  createTestBirth("1997-06-18T05:40:00", 5.5, 25.3176, 82.9739, "Varanasi, India"),
  createTestBirth("2004-11-02T21:12:00", 5.5, 12.9716, 77.5946, "Bengaluru, India"),
  createTestBirth("1986-08-27T16:55:00", 5.5, 18.5204, 73.8567, "Pune, India"),
  createTestBirth("1979-01-11T09:08:00", 0, 51.5074, -0.1278, "London, United Kingdom"),
  createTestBirth("1972-04-25T23:47:00", 5.5, 13.0827, 80.2707, "Chennai, India"),
];

/**
 * Charts of a shopkeeper, a retired teacher, an eighteen-year-old woman, a founder, a nurse abroad, a retired soldier, a tailor, an old
 * man, someone who was laid off, and an exam candidate.
 */
export const MORE_TEST_USERS = [
  createTestBirth("1991-12-03T03:22:00", 5.5, 26.4499, 80.3319, "Kanpur, India"),
  createTestBirth("1968-07-14T18:48:00", 5.5, 22.5726, 88.3639, "Kolkata, India"),
  createTestBirth("2008-02-29T11:05:00", 0, 53.4808, -2.2426, "Manchester, United Kingdom"),
  createTestBirth("1983-10-19T23:33:00", 5.5, 17.385, 78.4867, "Hyderabad, India"),
  createTestBirth("1994-05-08T14:14:00", 11, -33.8688, 151.2093, "Sydney, Australia"),
  createTestBirth("1975-01-30T07:26:00", 5.5, 30.901, 75.8573, "Ludhiana, India"),
  createTestBirth("1999-08-23T21:17:00", 5.5, 23.2599, 77.4126, "Bhopal, India"),
  createTestBirth("1958-11-02T04:40:00", 5.5, 9.9312, 76.2673, "Kochi, India"),
  createTestBirth("1989-04-30T13:08:00", -4, 43.6532, -79.3832, "Toronto, Canada"),
  createTestBirth("2001-12-19T06:52:00", 5.5, 25.5941, 85.1376, "Patna, India"),
];
