export * from "./accounts.ts";
export * from "./errors.ts";
export * from "./health.ts";
export * from "./ids.ts";
export * from "./kundli.ts";
export * from "./places.ts";
export * from "./public-config.ts";
export * from "./settings.ts";
