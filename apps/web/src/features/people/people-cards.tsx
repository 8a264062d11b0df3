import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { PersonActions, RoleText, StatusBadge, SelectionCheckbox, type PeopleListProps } from "./person-cells.tsx";

/** The people as cards, where a table would not fit. */
export function PeopleCards({ people, actions, selection }: PeopleListProps) {
  const { t } = useTranslation("people");
  const format = useFormat();
  return (
    <ul aria-label={t("title")} className="mt-3 border-t border-line">
      {people.map((person) => (
        <li key={person.id} className="flex gap-1 border-b border-line py-3">
          <SelectionCheckbox person={person} selection={selection} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2">
              <span className="font-medium">{person.name}</span>
              <StatusBadge person={person} />
            </p>
            <p className="text-sm break-words text-ink-muted">{person.email}</p>
            <p className="text-sm text-ink-muted">
              <RoleText person={person} /> ·{" "}
              {t("joined", { when: format.date(person.created_at, { dateStyle: "medium" }) })}
            </p>
            <div className="mt-1 -ms-3">
              <PersonActions person={person} actions={actions} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
