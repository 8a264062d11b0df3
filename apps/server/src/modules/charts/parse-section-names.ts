import { SECTION_NAMES, type SectionName } from "@lagna/contract";
import { createInvalidFieldError } from "../../errors/app-error.ts";

/** Names of sections separated by commas, or `all`, in a query. @throws AppError invalid_input naming `sections` */
export function parseSectionNames(written: string | undefined): SectionName[] | "all" | undefined {
  if (written === undefined || written === "") return undefined;
  if (written === "all") return written;
  const names = written.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !SECTION_NAMES.some((section) => section === name));
  if (unknown !== undefined)
    throw createInvalidFieldError("sections", "sections_unknown", { sections: SECTION_NAMES.join(", ") });
  return names as SectionName[];
}
