/** What a word or phrase may be in the text of a birth; one of several meanings has its value after the colon. */
export type BirthTag =
  | `month:${number}`
  /** Parts of the day that say which half an hour of twelve is in. */
  | `part:${"am" | "pm" | "morning" | "afternoon" | "evening" | "night"}`
  /** A time of its own, in minutes from midnight. */
  | `moment:${number}`
  /** Behind an hour: "o'clock", "baje". */
  | "oclock"
  /** Between an hour and its minutes: "bajkar", "hours". */
  | "past"
  | "minutes"
  | "seconds"
  /** Before an hour, by how many minutes it moves it: "saadhe" 30. */
  | `shift:${number}`
  /** Said in place of an hour, in minutes: "dedh" 90. */
  | `fixed:${number}`
  /** "Quarter", "half", before "past" or "to". */
  | `fraction:${number}`
  | "after_hour"
  | "before_hour"
  /** Around two times that the birth lies between, and between them. */
  | "between"
  | "until"
  | "about"
  /** The writer does not know; it refers to the time where a word for the time is near. */
  | "unknown"
  | "unknown_time"
  | "time"
  | "date"
  | "name"
  | "place"
  /** Before a place, and behind it. */
  | "in"
  | "in_after"
  | "birth"
  /** Another event of a life, and words that ask: a date beside them is no birth. */
  | "event"
  | "asks"
  /** A time without a clock: "at sunrise". */
  | "vague"
  /** Says nothing: never a name, never a place. */
  | "filler";

/** Spellings parted by "|"; a word may have several tags. */
export type BirthWords = Readonly<Partial<Record<BirthTag, string>>>;
