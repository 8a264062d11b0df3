/** A calculation setting that names nothing we know or cannot be; `path` is the setting's own name. */
export class SettingsError extends RangeError {
  override readonly name = "SettingsError";
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}
