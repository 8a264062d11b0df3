/** A file of its own, so that a page can load the writer when it needs it: loading the package's index would load all of it, wherever it is used. */
export { writeCsv } from "@lagna/birth-tables";
