import type { AskObjectId } from "../request/objects.data.ts";
import type { Answerer } from "./answerer.ts";
import { answerFestivalDate } from "./calendar/answer-dates-of-term.ts";
import { answerFestivalHours, answerFestivalReason } from "./calendar/answer-festival.ts";
import { answerLunarAnniversary } from "./calendar/answer-lunar-anniversary.ts";
import { answerFestivalsOfTime, answerSpanOfCalendar } from "./calendar/answer-spans.ts";
import {
  answerMonthAndSamvat,
  answerMoon,
  answerNakshatra,
  answerPanchang,
  answerSun,
  answerTithi,
  answerWeekday,
  answerYogaOrKarana,
} from "./day/answer-limbs-of-day.ts";
import { answerChoghadiya } from "./day/answer-choghadiya.ts";
import { answerHora } from "./day/answer-hora.ts";
import { answerPanchakaOrBhadra } from "./day/answer-panchaka-or-bhadra.ts";
import { answerAvoidedHours, answerGoodHours, answerRahuKala } from "./day/answer-parts-of-day.ts";
import { answerMoonOfSign } from "./day/answer-moon-of-sign.ts";
import { answerDaysCompared } from "./good-day/answer-days-compared.ts";
import { answerDayForAct, answerIsDayGood } from "./good-day/answer-is-day-good.ts";
import { answerEclipse } from "./sky/answer-eclipse.ts";

/** The answer to each object. Those without a row are answered by their family (`FAMILY_ANSWERS`). */
export const ANSWERS: Readonly<Partial<Record<AskObjectId, Answerer>>> = {
  tithi: { answer: answerTithi },
  nakshatra_of_day: { answer: answerNakshatra },
  yoga_of_day: { answer: answerYogaOrKarana },
  weekday: { answer: answerWeekday },
  sunrise: { answer: answerSun },
  moonrise: { answer: answerMoon },
  rahu_kala: { answer: answerRahuKala },
  avoided_hours: { answer: answerAvoidedHours },
  good_hours: { answer: answerGoodHours },
  choghadiya: { answer: answerChoghadiya },
  hora: { answer: answerHora },
  panchaka_bhadra: { answer: answerPanchakaOrBhadra },
  moon_for_person: { answer: answerMoonOfSign },
  month_and_samvat: { answer: answerMonthAndSamvat },
  days_compared: { answer: answerDaysCompared },
  good_day: { answer: answerDayForAct },
  is_day_good: { answer: answerIsDayGood },
  panchang_of_day: { answer: answerPanchang },
  next_tithi: { answer: answerFestivalDate },
  festival_date: { answer: answerFestivalDate },
  festival_hours: { answer: answerFestivalHours },
  festival_reason: { answer: answerFestivalReason },
  festivals_of_time: { answer: answerFestivalsOfTime },
  lunar_anniversary: { answer: answerLunarAnniversary },
  eclipse: { answer: answerEclipse },
  span_of_calendar: { answer: answerSpanOfCalendar },
};
