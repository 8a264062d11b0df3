// Loaded before the server (node --import): one file is missing, or read with another byte, as HIDE_FILE=name or ALTER_FILE=name say;
// nothing is seen to stand in a folder whose path has HIDE_FOLDER in it.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { HIDE_FILE, ALTER_FILE, HIDE_FOLDER } = process.env;
const read = fs.readFileSync;
fs.readFileSync = (path, ...rest) => {
  const name = String(path);
  if (HIDE_FILE && name.endsWith(HIDE_FILE))
    throw Object.assign(new Error(`ENOENT: no such file, open '${name}'`), { code: "ENOENT" });
  const content = read(path, ...rest);
  if (ALTER_FILE && name.endsWith(ALTER_FILE)) content[1000] ^= 1;
  return content;
};
const stat = fs.statSync;
fs.statSync = (path, ...rest) => (HIDE_FOLDER && String(path).includes(HIDE_FOLDER) ? undefined : stat(path, ...rest));
syncBuiltinESMExports();
