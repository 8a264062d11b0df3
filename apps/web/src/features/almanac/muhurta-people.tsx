import { type Nakshatra, NAKSHATRA_WORDS, NAKSHATRAS, type Rashi, getWord } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useSavedCharts } from "../../domain/saved-kundlis/use-saved-charts.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { useSession } from "../../lib/session.ts";
import { Field, Select } from "../../ui/field.tsx";

/** A person whose Moon a search considers. */
export interface MuhurtaPerson {
  /** Of a saved kundli, or the star. */
  readonly key: string;
  readonly name: string;
  readonly moon: { readonly nakshatra: Nakshatra; readonly pada?: number; readonly sign?: Rashi };
}

/** As many as a search takes: a wedding has two. */
const MOST_PEOPLE = 4;

interface PeopleFieldsProps {
  readonly people: readonly MuhurtaPerson[];
  readonly onChange: (people: readonly MuhurtaPerson[]) => void;
}

/** The people whose Moons count: saved kundlis of a signed-in user, or birth stars. After each there is a field for one more. */
export function PeopleFields(props: PeopleFieldsProps) {
  const session = useSession();
  return session.isAuthenticated && session.isAuthorized ? (
    <FieldsWithCharts {...props} />
  ) : (
    <PersonSelects {...props} saved={[]} />
  );
}

function FieldsWithCharts(props: PeopleFieldsProps) {
  const { charts = [] } = useSavedCharts();
  const saved = charts.flatMap(({ id, name, chart }): MuhurtaPerson[] => {
    if (!chart) return [];
    const { moon, signs } = chart;
    return [
      { key: id, name, moon: { nakshatra: moon.nakshatra, pada: moon.pada, ...(signs.moon && { sign: signs.moon }) } },
    ];
  });
  return <PersonSelects {...props} saved={saved} />;
}

function PersonSelects({ people, onChange, saved }: PeopleFieldsProps & { saved: readonly MuhurtaPerson[] }) {
  const places = Math.min(people.length + 1, MOST_PEOPLE);
  return Array.from({ length: places }, (_, index) => (
    <PersonSelect
      key={index}
      saved={saved.filter(({ key }) => people.every((each, at) => at === index || each.key !== key))}
      person={people[index] ?? null}
      isFirst={index === 0}
      onChange={(person) =>
        onChange([...people.slice(0, index), ...(person ? [person] : []), ...people.slice(index + 1)])
      }
    />
  ));
}

interface PersonSelectProps {
  readonly saved: readonly MuhurtaPerson[];
  readonly person: MuhurtaPerson | null;
  readonly isFirst: boolean;
  readonly onChange: (person: MuhurtaPerson | null) => void;
}

function PersonSelect({ person, isFirst, onChange, saved }: PersonSelectProps) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const stars = NAKSHATRAS.map((nakshatra): MuhurtaPerson => {
    const name = isFirst ? t("muhurta.you") : getWord(NAKSHATRA_WORDS[nakshatra], language);
    return { key: nakshatra, name, moon: { nakshatra } };
  });
  const find = (key: string) => [...saved, ...stars].find((each) => each.key === key) ?? null;
  return (
    <Field label={t(isFirst ? "muhurta.for" : "muhurta.andFor")}>
      {(control) => (
        <Select {...control} value={person?.key ?? ""} onChange={({ target }) => onChange(find(target.value))}>
          <option value="">{t(isFirst ? "muhurta.anyone" : "muhurta.noOther")}</option>
          {saved.length > 0 && (
            <optgroup label={t("muhurta.saved")}>
              {saved.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t("forYou.star")}>
            {stars.map(({ key, moon }) => (
              <option key={key} value={key}>
                {getWord(NAKSHATRA_WORDS[moon.nakshatra], language)}
              </option>
            ))}
          </optgroup>
        </Select>
      )}
    </Field>
  );
}
