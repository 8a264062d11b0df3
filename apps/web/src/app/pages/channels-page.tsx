import { AdministratorsOnly } from "../../features/auth/protected.tsx";
import { Channels } from "../../features/channels/channels.tsx";

export function Component() {
  return (
    <AdministratorsOnly>
      <Channels />
    </AdministratorsOnly>
  );
}
