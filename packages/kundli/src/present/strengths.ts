import type { KundliData } from "@lagna/contract";
import type { Kundli } from "@lagna/jyotish";
import { roundNumbers } from "./round-numbers.ts";

type Sent<Name extends keyof KundliData> = NonNullable<KundliData[Name]>;

export function presentShadbala({ school, reason, grahas }: Kundli<"shadbala">["shadbala"]): Sent<"shadbala"> {
  return { school, reason, ...roundNumbers(grahas) };
}

export function presentAvasthas(avasthas: Kundli<"avasthas">["avasthas"]): Sent<"avasthas"> {
  const rows = Object.entries(avasthas).map(([graha, { baladi, baladiEffect, ...others }]) => [
    graha,
    { baladi, baladi_effect: baladiEffect, ...others },
  ]);
  return Object.fromEntries(rows) as Sent<"avasthas">;
}
