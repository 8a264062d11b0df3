import type { CalendarEvent, CalendarVrata, PersonalCalendarChoices, PersonalCalendarResponse } from "@lagna/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { readStoredPlace } from "../../domain/almanac/almanac-place.ts";
import { api } from "../../lib/api.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { CalendarEvents } from "./calendar-events.tsx";
import { ProfileSection } from "./profile-section.tsx";

const CALENDAR_KEY = ["profile", "calendar"];
const PATH = "/api/v1/profile/calendar";
type Calendar = PersonalCalendarResponse["calendar"];

/** Repeated here because importing the contract's list would bundle its schemas. */
const VRATAS: readonly CalendarVrata[] = [
  "ekadashi",
  "pradosha_vrata",
  "sankashti_chaturthi",
  "purnima_vrata",
  "amavasya",
  "masik_shivaratri",
];

/** The place of the almanac, as requests have it. */
export const readPlaceAsNumbers = (): PersonalCalendarChoices["place"] =>
  Object.fromEntries(
    Object.entries(readStoredPlace()).map(([key, value]) => [key, key === "time_zone" ? value : Number(value)]),
  );

/** The calendar of one's own days, to which other programs subscribe; its address can be ended. */
export function CalendarSection() {
  const { t } = useTranslation("today");
  const query = useQuery({
    queryKey: CALENDAR_KEY,
    queryFn: async ({ signal }) => (await api<PersonalCalendarResponse>(PATH, { signal })).calendar,
  });
  return (
    <ProfileSection title={t("calendar.title")} lead={t("calendar.lead")}>
      {query.isError && <LoadError query={query} fallback={t("calendar.failed")} />}
      {query.data !== undefined && <CalendarForm key={query.data?.address ?? ""} calendar={query.data} />}
    </ProfileSection>
  );
}

function CalendarForm({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation("today");
  const language = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [hasTithiDays, setHasTithiDays] = useState(calendar?.tithi_days ?? true);
  const [hasDashas, setHasDashas] = useState(calendar?.dashas ?? true);
  const [vratas, setVratas] = useState<readonly CalendarVrata[]>(calendar?.vratas ?? ["ekadashi"]);
  const [events, setEvents] = useState<readonly CalendarEvent[]>(calendar?.events ?? []);
  const keep = (next: Calendar) => queries.setQueryData(CALENDAR_KEY, next);
  const saving = useMutation({
    mutationFn: () =>
      api<PersonalCalendarResponse>(PATH, {
        method: "PUT",
        body: {
          place: readPlaceAsNumbers(),
          language,
          tradition: calendar?.tradition ?? "smarta",
          vratas,
          events,
          tithi_days: hasTithiDays,
          dashas: hasDashas,
        },
      }),
    onSuccess: (made) => keep(made.calendar),
  });
  const ending = useMutation({ mutationFn: () => api(PATH, { method: "DELETE" }), onSuccess: () => keep(null) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  const toggle = (vrata: CalendarVrata, isOn: boolean) =>
    setVratas((before) => (isOn ? [...before, vrata] : before.filter((each) => each !== vrata)));
  const failed = saving.error ?? ending.error;
  return (
    <form onSubmit={submit}>
      <fieldset className="grid gap-x-8 sm:grid-cols-2">
        <legend className="mb-1 font-medium">{t("calendar.contains")}</legend>
        <Choice label={t("calendar.tithiDays")} isOn={hasTithiDays} onChange={setHasTithiDays} />
        <Choice label={t("calendar.dashas")} isOn={hasDashas} onChange={setHasDashas} />
        {VRATAS.map((vrata) => (
          <Choice
            key={vrata}
            label={t(`calendar.vrata.${vrata}`)}
            isOn={vratas.includes(vrata)}
            onChange={(isOn) => toggle(vrata, isOn)}
          />
        ))}
      </fieldset>
      <CalendarEvents events={events} onChange={setEvents} />
      {calendar && (
        <p className="mt-3">
          <label className="block text-sm text-ink-muted">
            {t("calendar.address")}
            <input
              readOnly
              value={calendar.address}
              onFocus={({ target }) => target.select()}
              className="mt-1 block min-h-11 w-full rounded-md border border-line bg-surface-raised px-3 text-ink"
            />
          </label>
          <span className="mt-1 block text-sm text-ink-muted">{t("calendar.secret")}</span>
        </p>
      )}
      {calendar?.failed_at && (
        <Alert tone="bad" className="mt-3">
          {t("calendar.notBuilt")}
        </Alert>
      )}
      {failed && <Alert className="mt-3">{errorText(failed, t("calendar.failed"))}</Alert>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant={calendar ? "secondary" : "primary"} busy={saving.isPending}>
          {t(calendar ? "calendar.change" : "calendar.create")}
        </Button>
        {calendar && (
          <Button variant="danger" busy={ending.isPending} onClick={() => ending.mutate()}>
            {t("calendar.end")}
          </Button>
        )}
      </div>
    </form>
  );
}

export function Choice({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-accent"
      />
      {label}
    </label>
  );
}
