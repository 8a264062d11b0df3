import { createContext, use } from "react";

/**
 * Whether a birth may be sent while it is typed. With `device` places are looked up among those that the browser has, and no clock is asked for: both
 * questions would name a part of the birth.
 */
export type BirthSecrecy = "server" | "device";

export const BirthSecrecyContext = createContext<BirthSecrecy>("server");

export const useBirthSecrecy = (): BirthSecrecy => use(BirthSecrecyContext);
