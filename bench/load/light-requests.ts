import { BIRTH } from "../hostile/accounts.ts";
import type { LoadRequest } from "./load-plan.ts";
import type { Person } from "./people.ts";

const take = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** What a browser asks for again and again, each with its own variants, so that not every answer is in memory. */
export function createKundliRequests(people: readonly Person[], count: number, name = "kundli"): LoadRequest[] {
  return Array.from({ length: count }, (_, index) => ({
    name,
    method: "POST",
    path: "/api/v1/kundli",
    headers: take(people, index).headers,
    body: JSON.stringify({ ...BIRTH, minute: index % 60, day: 1 + (index % 28), year: 1950 + (index % 60) }),
  }));
}

/** Days of places 0.1° apart: none is in memory before, up to 100,000 of them. */
export function createPanchangRequests(count: number, { from = 0, name = "panchang day" } = {}): LoadRequest[] {
  return Array.from({ length: count }, (_, at) => {
    const index = from + at;
    const day = String(1 + (Math.floor(index / 40_000) % 28)).padStart(2, "0");
    const place = `latitude=${(8 + (index % 200) / 10).toFixed(1)}&longitude=${(70 + (Math.floor(index / 200) % 200) / 10).toFixed(1)}`;
    return { name, method: "GET", path: `/api/v1/panchang?language=en&date=2027-01-${day}&${place}` };
  });
}

const getLight = (path: string) => ({ name: "light", method: "GET", path }) as const;

/** Pages and data that need no long computation. */
export const createLightRequests = (people: readonly Person[]): readonly LoadRequest[] =>
  people.flatMap(({ headers }, index) => [
    { ...getLight("/api/v1/profile"), headers },
    { ...getLight("/api/v1/kundlis"), headers },
    getLight("/api/v1/config"),
    getLight(`/api/v1/places?q=${take(["jaipur", "pune", "chennai", "kashi"], index)}`),
    getLight(`/api/v1/panchang?language=en&date=2027-02-0${1 + (index % 9)}&latitude=26.9&longitude=75.8`),
  ]);
