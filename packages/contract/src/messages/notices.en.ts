/** Notices in an answer about a choice that was made, in English. Keys are codes, names in braces are their params. */
export const NOTICE_MESSAGES_EN = {
  place_ambiguous: "Several places are called {{name}}. We use {{chosen}}. Others: {{others}}.",
  place_understood: "We read “{{typed}}” as {{chosen}}.",
  place_qualifier_ignored: "We know no {{name}} in “{{ignored}}”, so we use {{chosen}}.",
  place_approximate:
    "We know only roughly where {{chosen}} is, by its part of the district. Enter its coordinates for an exact lagna.",
  zone_ambiguous: "Several time zones meet at these coordinates. We use {{zone}}. Others: {{others}}.",
  julian_date: "We read {{julian}} by the Julian calendar; by the Gregorian one it is {{gregorian}}.",
  day_skipped:
    "The calendar of {{zone}} skipped {{day}} together with its weekday. We read it as {{local}}, UTC{{utc_offset}}.",
  clock_skipped:
    "Clocks in {{zone}} were set forward past this time, so no clock showed it. We read it as {{local}}, UTC{{utc_offset}}.",
  clock_repeated:
    "Clocks in {{zone}} were set back and showed this time twice. We use UTC{{utc_offset}}. The other possibility is UTC{{other_utc_offset}}.",
  local_time_unknown: "Our time zone data has no local time for {{zone}} at that time, so we use UTC.",
  local_mean_time:
    "{{zone}} had no standard time yet, so we use the local mean time of its main city, UTC{{utc_offset}}.",
  local_mean_time_own: "There was no standard time yet, so we use the place’s own mean time, UTC{{utc_offset}}.",
  local_mean_time_chosen: "We use the local mean time of the place itself, UTC{{utc_offset}}.",
  local_mean_time_india:
    "India had no common time before 1906, so we use the place’s own mean time, UTC{{utc_offset}}. Two other clocks were in use. Madras time of the railways and telegraph, UTC{{madras_utc_offset}}, changes the moment of birth by {{madras_minutes}} min; Calcutta time, UTC{{calcutta_utc_offset}}, by {{calcutta_minutes}} min. Four minutes move the lagna by about a degree. If the birth was noted by one of them, enter its UTC offset.",
  local_mean_time_not_city:
    "The country had no common time before 1906, so we use the place’s own mean time, UTC{{utc_offset}}. The clock of the main city, UTC{{zone_utc_offset}}, changes the moment of birth by {{zone_minutes}} min. Four minutes move the lagna by about a degree. If the birth was noted by that clock, enter {{zone}} as the time zone.",
  local_mean_time_replaced:
    "We use UTC{{utc_offset}}, as you requested. The place’s own mean time, common before 1906, is UTC{{own_utc_offset}}. It changes the moment of birth by {{own_minutes}} min. To use it, enter LMT as the time zone.",
  city_clock:
    "We use Indian Standard Time, UTC{{utc_offset}}. Until {{until}} many clocks there showed {{city_clock}}, UTC{{city_utc_offset}}. If the birth was noted by those clocks, enter {{clock}} as the time zone.",
  city_clock_chosen: "We use {{city_clock}}, UTC{{utc_offset}}, as you requested. Indian Standard Time is UTC+05:30.",
  offset_differs:
    "We use UTC{{utc_offset}}, as you entered it. Clocks in {{zone}} were at UTC{{zone_utc_offset}} then.",
  house_system_fallback: "The chosen house system has no cusps this near the pole, so we use Porphyry’s.",
  placidus_fallback: "The Placidus system has no cusps this near the pole, so the bhava chalit uses Porphyry’s.",
  no_sunrise:
    "The Sun did not rise at this place that day, so we count the weekday from six in the morning, local mean time.",
} as const;
