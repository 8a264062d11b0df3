import type { TaskPlace } from "./almanac-places.ts";

export const toPlaceResponse = ({ name, latitude, longitude, timeZone }: TaskPlace) => ({
  name,
  latitude,
  longitude,
  time_zone: timeZone,
});
