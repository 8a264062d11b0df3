import { subject } from "../subject.ts";
import { vargaSigns } from "./varga.ts";

export const vargas = subject(({ longitudes, settings }) => vargaSigns(longitudes, settings.varga_variants));
