/** Notices in an answer about a choice that was made, in English. Keys are codes, names in braces are their params. */
export const NOTICE_MESSAGES_EN = {
  place_ambiguous: "Several places are called {{name}}: {{chosen}} is taken. Others: {{others}}.",
  place_understood: "“{{typed}}” is taken for {{chosen}}.",
  place_qualifier_ignored: "No {{name}} is known in “{{ignored}}”: {{chosen}} is taken.",
  place_approximate:
    "The position of {{chosen}} is known only by its part of the district; give its coordinates for an exact lagna.",
  zone_ambiguous: "Several time zones meet at these coordinates: {{zone}} is taken. Others: {{others}}.",
  day_skipped:
    "The calendar of {{zone}} left out {{day}} with its day of the week; it is read as {{local}}, UTC{{utc_offset}}.",
  clock_skipped:
    "Clocks in {{zone}} were put forward past this time, so no clock showed it; it is read as {{local}}, UTC{{utc_offset}}.",
  clock_repeated:
    "Clocks in {{zone}} were put back and showed this time twice; it is read by UTC{{utc_offset}}. The other reading is UTC{{other_utc_offset}}.",
  local_time_unknown: "The zone data knows no local time for {{zone}} then; UTC is used.",
  local_mean_time: "Before standard time, {{zone}} is read by the local mean time of its main city, UTC{{utc_offset}}.",
  local_mean_time_own: "Before standard time clocks kept the place’s own mean time, UTC{{utc_offset}}.",
  local_mean_time_chosen: "The time is read by the local mean time of the place itself, UTC{{utc_offset}}.",
  city_clock:
    "The time is read by Indian Standard Time, UTC{{utc_offset}}; until {{until}} many clocks there kept {{city_clock}}, UTC{{city_utc_offset}}. If the birth was noted by those, give {{clock}} as the time zone.",
  city_clock_chosen:
    "The time is read by {{city_clock}}, UTC{{utc_offset}}, as asked; Indian Standard Time is UTC+05:30.",
  offset_differs:
    "The time is read by UTC{{utc_offset}} as given; clocks in {{zone}} kept UTC{{zone_utc_offset}} then.",
  house_system_fallback: "The chosen house system has no cusps this near to the pole: Porphyry’s are used.",
  placidus_fallback:
    "The Placidus system has no cusps this near to the pole: in the bhava chalit Porphyry’s stand in for them.",
  no_sunrise: "The Sun did not rise at this place that day: the weekday runs from six in the morning, local mean time.",
} as const;
