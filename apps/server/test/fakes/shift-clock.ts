/** Loaded into a server's process before its own code (`node --import`): its clock starts at `CLOCK_STARTS_AT` and runs on from there. */
const offset = Date.parse(String(process.env["CLOCK_STARTS_AT"])) - Date.now();
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...(parts as [number]));
  }
  static override now(): number {
    return RealDate.now() + offset;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
