/** Possible meanings of a word or phrase in the text of a birth; some have a value after the colon. */
export type BirthTag =
  | `month:${number}`
  /** Parts of the day, which resolve am or pm. */
  | `part:${"am" | "pm" | "morning" | "afternoon" | "evening" | "night"}`
  /** A named time such as "noon", in minutes from midnight. */
  | `moment:${number}`
  /** After an hour: "o'clock", "baje". */
  | "oclock"
  /** Between an hour and its minutes: "bajkar", "hours". */
  | "past"
  | "minutes"
  | "seconds"
  /** Before an hour, an offset in minutes: "saadhe" 30. */
  | `shift:${number}`
  /** A time in minutes instead of an hour: "dedh" 90. */
  | `fixed:${number}`
  /** "Quarter", "half", before "past" or "to". */
  | `fraction:${number}`
  | "after_hour"
  | "before_hour"
  /** "Between" around, and "until" between, the two ends of a time range. */
  | "between"
  | "until"
  | "about"
  /** The writer does not know; refers to the time if a word for the time is near. */
  | "unknown"
  | "unknown_time"
  | "time"
  | "date"
  | "name"
  | "place"
  /** Before and after a place. */
  | "in"
  | "in_after"
  | "birth"
  /** Other life events, and question words: a date beside them is not a birth. */
  | "event"
  | "asks"
  /**
   * A time without a clock: by sunrise or sunset, in minutes after it and how far it may be off ("fajr": "sunrise,-60,30"), or by the clock in
   * minutes from midnight ("lunch time": "clock,780,60").
   */
  | `near:${"sunrise" | "sunset" | "clock"},${number},${number}`
  /** Says no time by itself: "late". */
  | "vague"
  /** Function words: never a name or a place. */
  | "filler";

/** Spellings separated by "|"; a word may have several tags. */
export type BirthWords = Readonly<Partial<Record<BirthTag, string>>>;
