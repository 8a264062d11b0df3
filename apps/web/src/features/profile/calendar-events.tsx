import type { CalendarEvent, CalendarOccasion } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

const OCCASIONS: readonly CalendarOccasion[] = ["death", "wedding"];
const FIELD = "mt-1 block min-h-11 w-full rounded-md border border-line bg-surface-raised px-3 text-ink";
const NEW_EVENT: CalendarEvent = { occasion: "death", name: "", date: "" };

interface CalendarEventsProps {
  readonly events: readonly CalendarEvent[];
  readonly onChange: (events: readonly CalendarEvent[]) => void;
}

/** The deaths and weddings whose days return with their tithi. */
export function CalendarEvents({ events, onChange }: CalendarEventsProps) {
  const { t } = useTranslation("today");
  const change = (index: number, event: CalendarEvent) =>
    onChange(events.map((each, at) => (at === index ? event : each)));
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 font-medium">{t("calendar.events")}</legend>
      <p className="text-sm text-ink-muted">{t("calendar.eventsLead")}</p>
      <ul>
        {events.map((event, index) => (
          <li key={index} className="mt-3">
            <EventFields
              event={event}
              onChange={(next) => change(index, next)}
              onRemove={() => onChange(events.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      <Button className="mt-3" onClick={() => onChange([...events, NEW_EVENT])}>
        {t("calendar.addEvent")}
      </Button>
    </fieldset>
  );
}

interface EventFieldsProps {
  readonly event: CalendarEvent;
  readonly onChange: (event: CalendarEvent) => void;
  readonly onRemove: () => void;
}

function EventFields({ event, onChange, onRemove }: EventFieldsProps) {
  const { t } = useTranslation("today");
  const { time, ...rest } = event;
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <label className="text-sm text-ink-muted">
        {t("calendar.occasionLabel")}
        <select
          className={FIELD}
          value={event.occasion}
          onChange={({ target }) => onChange({ ...event, occasion: target.value as CalendarOccasion })}
        >
          {OCCASIONS.map((occasion) => (
            <option key={occasion} value={occasion}>
              {t(`calendar.occasion.${occasion}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="text-sm text-ink-muted">
        {t("calendar.eventName")}
        <input
          className={FIELD}
          required
          maxLength={120}
          value={event.name}
          onChange={({ target }) => onChange({ ...event, name: target.value })}
        />
      </label>
      <label className="text-sm text-ink-muted">
        {t("calendar.eventDate")}
        <input
          className={FIELD}
          type="date"
          required
          value={event.date}
          onChange={({ target }) => onChange({ ...event, date: target.value })}
        />
      </label>
      <label className="text-sm text-ink-muted">
        {t("calendar.eventTime")}
        <input
          className={FIELD}
          type="time"
          value={time ?? ""}
          onChange={({ target }) => onChange(target.value === "" ? rest : { ...rest, time: target.value })}
        />
      </label>
      <Button className="justify-self-start" onClick={onRemove}>
        {t("calendar.removeEvent")}
      </Button>
    </div>
  );
}
