import type { SettingsRequest } from "@lagna/terms";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { createId } from "../../lib/create-id.ts";
import type { ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { birthToKundliFields } from "../../domain/saved-kundlis/kundli-fields.ts";
import { saveKundli } from "../../domain/saved-kundlis/outbox.ts";
import { useSession } from "../../lib/session.ts";

/** `kept`: stored on this device, to be sent when the server answers again. */
export type SavingState = "unsaved" | "saving" | "synced" | "kept" | "failed";

/** Saves the generated kundli to the signed-in user's kundlis. */
export function useSaveKundli() {
  const email = useSession().user?.email;
  const queries = useQueryClient();
  const [state, setState] = useState<SavingState>("unsaved");
  /** The id on the server; null until it is stored there. */
  const [savedId, setSavedId] = useState<string | null>(null);
  const save = useCallback(
    async (birth: ValidBirth, settings: SettingsRequest): Promise<void> => {
      if (email === undefined) return;
      setState("saving");
      setSavedId(null);
      try {
        const fields = birthToKundliFields(birth, settings);
        const saved = await saveKundli(email, { id: createId(), version: null, fields });
        setState(saved.kind === "synced" ? "synced" : "kept");
        if (saved.kind === "synced") setSavedId(saved.kundli?.id ?? null);
        // Lists fetched earlier do not contain it.
        void queries.invalidateQueries({ queryKey: ["kundlis"] });
      } catch {
        setState("failed");
      }
    },
    [email, queries],
  );
  return { state, savedId, save };
}
