import type { KundliData } from "@lagna/contract";
import {
  DIGNITY_WORDS,
  GRAHA_STATE_WORDS,
  GRAHA_WORDS,
  KARANA_WORDS,
  KARANAS_OF_MONTH,
  KARAKA_WORDS,
  NAKSHATRA_WORDS,
  NITYA_YOGA_WORDS,
  NITYA_YOGAS,
  RASHI_WORDS,
  formatTithiName,
  VARA_WORDS,
  VARAS,
  VARGA_WORDS,
} from "@lagna/terms";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { toBirthLocalDate } from "../../birth/birth-local-time.ts";
import { useDashaDates } from "../../dasha/use-dasha-dates.ts";
import { getValueWord } from "../../settings/setting-choices.ts";
import { formatDmsInSign, formatSignedDms } from "../../formatting/format-degrees.ts";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import { useSpanFormatter } from "../subjects/use-span-formatter.ts";
import type { Differences, Limb, ComparedPoint, PointDifference } from "./compare-kundlis.ts";
import { getBodyWord } from "./use-differences-sentence.ts";

interface TablesProps {
  data: KundliData;
  differences: Differences;
  /** The headings of the two columns. */
  names: readonly [string, string];
}

/** Shows only the differences, side by side. Differences in more than degrees are highlighted. */
export function ComparedTables(props: TablesProps) {
  const { differences } = props;
  return (
    <div className="flex flex-col gap-8">
      {differences.points.length > 0 && <Points {...props} />}
      {differences.vargas.length > 0 && <Vargas {...props} />}
      {differences.karakas.length > 0 && <Karakas {...props} />}
      {(differences.periods.length > 0 || differences.balance) && <Dashas {...props} />}
      {differences.limbs.length + differences.risings.length > 0 && <Day {...props} />}
      {differences.choices.length > 0 && <Choices {...props} />}
    </div>
  );
}

interface SideBySideProps extends Pick<TablesProps, "names"> {
  caption: string;
  /** Heading of the first column. */
  head: string;
  /** Heading of the last column, where there is one. */
  apart?: string;
  children: ReactNode;
}

function SideBySide({ caption, head, apart, names, children }: SideBySideProps) {
  return (
    <Table caption={caption} showCaption>
      <thead>
        <tr>
          <Th>{head}</Th>
          <Th>{names[0]}</Th>
          <Th>{names[1]}</Th>
          {apart !== undefined && <Th className="text-end!">{apart}</Th>}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

function Row({ name, mine, theirs, apart }: Record<"name" | "mine" | "theirs", ReactNode> & { apart?: ReactNode }) {
  return (
    <tr>
      <Th scope="row">{name}</Th>
      <Td>{mine}</Td>
      <Td>{theirs}</Td>
      {apart !== undefined && <Td className="text-end whitespace-nowrap">{apart}</Td>}
    </tr>
  );
}

function Points({ differences, names }: TablesProps) {
  const { t } = useTranslation("compare");
  const say = useTermFormatter();
  const format = useFormat();
  return (
    <SideBySide caption={t("points")} head={t("what")} apart={t("apart")} names={names}>
      {differences.points.map((point) => (
        <Row
          key={point.id}
          name={say(getBodyWord(point.id))}
          mine={<Place point={point.mine} changed={point.changed} />}
          theirs={<Place point={point.theirs} changed={point.changed} marked />}
          apart={format.digits(`${point.moved > 0 ? "+" : ""}${formatSignedDms(point.moved)}`)}
        />
      ))}
    </SideBySide>
  );
}

/** A body's sign and degrees, nakshatra and pada, and house, plus whatever else of it differs. */
function Place({
  point,
  changed,
  marked = false,
}: Pick<PointDifference, "changed"> & { point: ComparedPoint; marked?: boolean }) {
  const { t } = useTranslation("compare");
  const say = useTermFormatter();
  const format = useFormat();
  const mark = (on: boolean) => cx(on && (marked ? "font-semibold text-accent" : "font-medium text-ink"));
  const has = (...facts: readonly PointDifference["changed"][number][]) => facts.some((fact) => changed.includes(fact));
  const states = (["retrograde", "combust"] as const).filter((state) => has(state));
  return (
    <>
      <span className="block whitespace-nowrap">
        <span className={mark(has("sign"))}>{say(RASHI_WORDS[point.sign])}</span>{" "}
        {format.digits(formatDmsInSign(point.degree_in_sign))}
      </span>
      <span className="block text-ink-muted">
        <span className={mark(has("nakshatra", "pada"))}>
          {say(NAKSHATRA_WORDS[point.nakshatra])}–{format.number(point.pada)}
        </span>
        {has("house") && point.house !== undefined && (
          <span className={mark(true)}> · {t("house", { number: format.number(point.house) })}</span>
        )}
        {has("dignity") && (
          <span className={mark(true)}> · {point.dignity ? say(DIGNITY_WORDS[point.dignity]) : "–"}</span>
        )}
        {states.map((state) => (
          <span key={state} className={mark(true)}>
            {" · "}
            {point[state] ? say(GRAHA_STATE_WORDS[state]) : t(`not.${state}`)}
          </span>
        ))}
      </span>
    </>
  );
}

function Vargas({ differences, names }: TablesProps) {
  const { t } = useTranslation("compare");
  const say = useTermFormatter();
  return (
    <SideBySide caption={t("vargas")} head={t("what")} names={names}>
      {differences.vargas.map(({ varga, bodies }) => {
        const side = (owner: "mine" | "theirs") =>
          bodies.map((body) => `${say(getBodyWord(body.id))} ${say(RASHI_WORDS[body[owner]])}`).join(", ");
        const name = (
          <>
            {varga} <span className="font-normal text-ink-muted">{say(VARGA_WORDS[varga])}</span>
          </>
        );
        return <Row key={varga} name={name} mine={side("mine")} theirs={side("theirs")} />;
      })}
    </SideBySide>
  );
}

function Karakas({ differences, names }: TablesProps) {
  const { t } = useTranslation("compare");
  const say = useTermFormatter();
  const format = useFormat();
  return (
    <SideBySide caption={t("karakas")} head={t("what")} names={names}>
      {differences.karakas.map(({ id, scheme, mine, theirs }) => (
        <Row
          key={`${scheme}-${id}`}
          name={t("karakaOf", { name: say(KARAKA_WORDS[id]), number: format.number(scheme) })}
          mine={say(GRAHA_WORDS[mine])}
          theirs={say(GRAHA_WORDS[theirs])}
        />
      ))}
    </SideBySide>
  );
}

function Dashas({ data, differences: { balance, periods }, names }: TablesProps) {
  const { t } = useTranslation("compare");
  const say = useTermFormatter();
  const format = useFormat();
  const span = useSpanFormatter();
  const dates = useDashaDates(data.birth);
  const formatBalance = (balance: NonNullable<Differences["balance"]>["mine"]) =>
    `${say(GRAHA_WORDS[balance.lord])} · ${span(balance.span)}`;
  const formatDays = (days: number) => {
    const wholeDays = Math.round(Math.abs(days));
    if (wholeDays === 0) return t("withinDay");
    return t(days < 0 ? "daysEarlier" : "daysLater", { count: wholeDays, number: format.number(wholeDays) });
  };
  return (
    <SideBySide caption={t("dashas")} head={t("what")} apart={t("apart")} names={names}>
      {balance && (
        <Row name={t("balance")} mine={formatBalance(balance.mine)} theirs={formatBalance(balance.theirs)} apart="" />
      )}
      {periods.map(({ lord, mine, theirs, days }) => (
        <Row
          key={mine}
          name={say(GRAHA_WORDS[lord])}
          mine={dates.date(mine, false)}
          theirs={dates.date(theirs, false)}
          apart={formatDays(days)}
        />
      ))}
    </SideBySide>
  );
}

function Day({ data: { birth }, differences: { limbs, risings }, names }: TablesProps) {
  const { t } = useTranslation("compare");
  const format = useFormat();
  const limbWord = useLimbWord();
  const formatInstant = (instant: string | null) =>
    instant === null
      ? "–"
      : format.date(toBirthLocalDate(instant, birth.utc_offset), {
          day: "numeric",
          month: "short",
          hour: "2-digit",
          minute: "2-digit",
          second: "2-digit",
          hourCycle: "h23",
          timeZone: "UTC",
        });
  const limb = (panchanga: KundliData["panchanga"], limbId: Limb) =>
    limbId === "vara"
      ? limbWord(panchanga, limbId)
      : t("until", { name: limbWord(panchanga, limbId), time: formatInstant(panchanga[limbId].end) });
  return (
    <SideBySide caption={t("day")} head={t("what")} names={names}>
      {limbs.map(({ limb: limbId, mine, theirs }) => (
        <Row key={limbId} name={t(`limbs.${limbId}`)} mine={limb(mine, limbId)} theirs={limb(theirs, limbId)} />
      ))}
      {risings.map(({ rising, mine, theirs }) => (
        <Row key={rising} name={t(`risings.${rising}`)} mine={formatInstant(mine)} theirs={formatInstant(theirs)} />
      ))}
    </SideBySide>
  );
}

function useLimbWord(): (panchanga: KundliData["panchanga"], limb: Limb) => string {
  const say = useTermFormatter();
  const format = useFormat();
  const language = useLanguage();
  return ({ tithi, vara, nakshatra, yoga, karana }, limb) => {
    const words: Record<Limb, () => string> = {
      tithi: () => formatTithiName(tithi.number, language),
      vara: () => wordAt(VARAS, vara.number, (id) => say(VARA_WORDS[id])),
      nakshatra: () => `${say(NAKSHATRA_WORDS[nakshatra.id])}–${format.number(nakshatra.pada)}`,
      yoga: () => wordAt(NITYA_YOGAS, yoga.number - 1, (id) => say(NITYA_YOGA_WORDS[id])),
      karana: () => wordAt(KARANAS_OF_MONTH, karana.number - 1, (id) => say(KARANA_WORDS[id])),
    };
    return words[limb]();
  };
}

function wordAt<Id>(ids: readonly Id[], index: number, word: (id: Id) => string): string {
  const id = ids[index];
  return id === undefined ? "–" : word(id);
}

function Choices({ differences, names }: TablesProps) {
  const { t } = useTranslation("compare");
  const say = useTermFormatter();
  return (
    <SideBySide caption={t("choices")} head={t("what")} names={names}>
      {differences.choices.map(({ choice, mine, theirs }) => (
        <Row
          key={`${choice.group}-${choice.key}`}
          name={say(choice.name)}
          mine={say(getValueWord(choice, mine))}
          theirs={say(getValueWord(choice, theirs))}
        />
      ))}
    </SideBySide>
  );
}
