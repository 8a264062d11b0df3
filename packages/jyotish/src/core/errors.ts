/** An unknown or invalid calculation setting; `path` is the setting's name. */
export class SettingsError extends RangeError {
  override readonly name = "SettingsError";
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}
