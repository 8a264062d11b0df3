import type { Graha } from "@lagna/terms";

/** Whole class names, so that Tailwind's scanner finds them. */
export const GRAHA_FILL: Readonly<Record<Graha, string>> = {
  sun: "fill-graha-sun",
  moon: "fill-graha-moon",
  mars: "fill-graha-mars",
  mercury: "fill-graha-mercury",
  jupiter: "fill-graha-jupiter",
  venus: "fill-graha-venus",
  saturn: "fill-graha-saturn",
  rahu: "fill-graha-rahu",
  ketu: "fill-graha-ketu",
};

export const GRAHA_BACKGROUND: Readonly<Record<Graha, string>> = {
  sun: "bg-graha-sun",
  moon: "bg-graha-moon",
  mars: "bg-graha-mars",
  mercury: "bg-graha-mercury",
  jupiter: "bg-graha-jupiter",
  venus: "bg-graha-venus",
  saturn: "bg-graha-saturn",
  rahu: "bg-graha-rahu",
  ketu: "bg-graha-ketu",
};

export const GRAHA_WASH: Readonly<Record<Graha, string>> = {
  sun: "bg-graha-sun/30",
  moon: "bg-graha-moon/30",
  mars: "bg-graha-mars/30",
  mercury: "bg-graha-mercury/30",
  jupiter: "bg-graha-jupiter/30",
  venus: "bg-graha-venus/30",
  saturn: "bg-graha-saturn/30",
  rahu: "bg-graha-rahu/30",
  ketu: "bg-graha-ketu/30",
};
