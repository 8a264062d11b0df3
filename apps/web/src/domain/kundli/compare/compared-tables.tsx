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
  tithiName,
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
import { onBirthClock } from "../../birth/birth-clock.ts";
import { useDashaDates } from "../../dasha/use-dasha-dates.ts";
import { valueWord } from "../../settings/choices.ts";
import { dmsInSign, dmsSigned } from "../../words/degrees-text.ts";
import { useWord } from "../../words/use-word.ts";
import { useSpan } from "../subjects/use-span.ts";
import type { Differences, Limb, PointAt, PointDifference } from "./differences.ts";
import { bodyWord } from "./use-differences-sentence.ts";

interface TablesProps {
  data: KundliData;
  differences: Differences;
  /** What the two columns are called. */
  names: readonly [string, string];
}

/** Side by side, and only what differs; what differs in more than degrees stands out. */
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
  /** What the first column names. */
  head: string;
  /** What the last says, where there is one. */
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
  const say = useWord();
  const format = useFormat();
  return (
    <SideBySide caption={t("points")} head={t("what")} apart={t("apart")} names={names}>
      {differences.points.map((point) => (
        <Row
          key={point.id}
          name={say(bodyWord(point.id))}
          mine={<Place point={point.mine} changed={point.changed} />}
          theirs={<Place point={point.theirs} changed={point.changed} marked />}
          apart={format.digits(`${point.moved > 0 ? "+" : ""}${dmsSigned(point.moved)}`)}
        />
      ))}
    </SideBySide>
  );
}

/** Where a body stands: sign and degrees, nakshatra and pada, house; and what else differs of it. */
function Place({
  point,
  changed,
  marked = false,
}: Pick<PointDifference, "changed"> & { point: PointAt; marked?: boolean }) {
  const { t } = useTranslation("compare");
  const say = useWord();
  const format = useFormat();
  const mark = (on: boolean) => cx(on && (marked ? "font-semibold text-accent" : "font-medium text-ink"));
  const has = (...facts: readonly PointDifference["changed"][number][]) => facts.some((fact) => changed.includes(fact));
  const states = (["retrograde", "combust"] as const).filter((state) => has(state));
  return (
    <>
      <span className="block whitespace-nowrap">
        <span className={mark(has("sign"))}>{say(RASHI_WORDS[point.sign])}</span>{" "}
        {format.digits(dmsInSign(point.degree_in_sign))}
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
  const say = useWord();
  return (
    <SideBySide caption={t("vargas")} head={t("what")} names={names}>
      {differences.vargas.map(({ varga, bodies }) => {
        const side = (which: "mine" | "theirs") =>
          bodies.map((body) => `${say(bodyWord(body.id))} ${say(RASHI_WORDS[body[which]])}`).join(", ");
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
  const say = useWord();
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
  const say = useWord();
  const format = useFormat();
  const span = useSpan();
  const dates = useDashaDates(data.birth);
  const left = (of: NonNullable<Differences["balance"]>["mine"]) => `${say(GRAHA_WORDS[of.lord])} · ${span(of.span)}`;
  const apart = (days: number) => {
    const whole = Math.round(Math.abs(days));
    if (whole === 0) return t("withinDay");
    return t(days < 0 ? "daysEarlier" : "daysLater", { count: whole, number: format.number(whole) });
  };
  return (
    <SideBySide caption={t("dashas")} head={t("what")} apart={t("apart")} names={names}>
      {balance && <Row name={t("balance")} mine={left(balance.mine)} theirs={left(balance.theirs)} apart="" />}
      {periods.map(({ lord, mine, theirs, days }) => (
        <Row
          key={mine}
          name={say(GRAHA_WORDS[lord])}
          mine={dates.date(mine, false)}
          theirs={dates.date(theirs, false)}
          apart={apart(days)}
        />
      ))}
    </SideBySide>
  );
}

function Day({ data: { birth }, differences: { limbs, risings }, names }: TablesProps) {
  const { t } = useTranslation("compare");
  const format = useFormat();
  const limbWord = useLimbWord();
  const at = (instant: string | null) =>
    instant === null
      ? "–"
      : format.date(onBirthClock(instant, birth.utc_offset), {
          day: "numeric",
          month: "short",
          hour: "2-digit",
          minute: "2-digit",
          second: "2-digit",
          hourCycle: "h23",
          timeZone: "UTC",
        });
  const limb = (panchanga: KundliData["panchanga"], which: Limb) =>
    which === "vara"
      ? limbWord(panchanga, which)
      : t("until", { name: limbWord(panchanga, which), time: at(panchanga[which].end) });
  return (
    <SideBySide caption={t("day")} head={t("what")} names={names}>
      {limbs.map(({ limb: which, mine, theirs }) => (
        <Row key={which} name={t(`limbs.${which}`)} mine={limb(mine, which)} theirs={limb(theirs, which)} />
      ))}
      {risings.map(({ rising, mine, theirs }) => (
        <Row key={rising} name={t(`risings.${rising}`)} mine={at(mine)} theirs={at(theirs)} />
      ))}
    </SideBySide>
  );
}

function useLimbWord(): (panchanga: KundliData["panchanga"], limb: Limb) => string {
  const say = useWord();
  const format = useFormat();
  const language = useLanguage();
  return ({ tithi, vara, nakshatra, yoga, karana }, limb) => {
    const words: Record<Limb, () => string> = {
      tithi: () => tithiName(tithi.number, language),
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
  const say = useWord();
  return (
    <SideBySide caption={t("choices")} head={t("what")} names={names}>
      {differences.choices.map(({ choice, mine, theirs }) => (
        <Row
          key={`${choice.group}-${choice.key}`}
          name={say(choice.name)}
          mine={say(valueWord(choice, mine))}
          theirs={say(valueWord(choice, theirs))}
        />
      ))}
    </SideBySide>
  );
}
