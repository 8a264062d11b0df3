import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Field, Input } from "../../../ui/field.tsx";
import { type PersonChoice, toMatchPerson } from "../person-choice.ts";
import type { OwnSide, Shows } from "./invitation-api.ts";
import { InferenceNote, ShownItems } from "./shown-items.tsx";

/** Name and shown items of one's own side, beside the person; `own` is null while something is missing. */
export function useOwnSide(choice: PersonChoice) {
  const [name, setName] = useState("");
  const [shows, setShows] = useState<Shows>([]);
  const person = toMatchPerson(choice);
  const needsName = choice.kind === "star";
  const isComplete = person !== null && (!needsName || name.trim() !== "");
  const own: OwnSide | null = isComplete ? { person, name: needsName ? name.trim() : undefined, shows } : null;
  return { own, name, setName, shows, setShows, needsName };
}

export function OwnSideFields({ side }: { side: ReturnType<typeof useOwnSide> }) {
  const { t } = useTranslation("invitation");
  return (
    <div className="flex flex-col gap-5">
      {side.needsName && (
        <Field label={t("name")} hint={t("nameHint")}>
          {(control) => (
            <Input
              {...control}
              value={side.name}
              maxLength={120}
              onChange={({ target }) => side.setName(target.value)}
            />
          )}
        </Field>
      )}
      <ShownItems shows={side.shows} onChange={side.setShows} />
      <InferenceNote />
    </div>
  );
}
