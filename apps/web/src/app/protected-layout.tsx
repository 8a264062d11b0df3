import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useState, type ReactNode } from "react";
import { Outlet } from "react-router";
import { useOutboxSync } from "../domain/saved-kundlis/use-outbox.ts";
import { Protected } from "../features/auth/protected.tsx";
import { ApiError } from "../lib/api.ts";
import { useSession } from "../lib/session.ts";
import { page } from "./lazy-page.tsx";

const pendingData = page(() => import("../features/profile/pending-data.tsx"), "profile", "factors", "errors");
const secondFactorRequired = page(
  () => import("../features/profile/second-factors/second-factor-required.tsx"),
  "factors",
  "profile",
  "errors",
);

/** Signed in and activated, or not at all; the pages inside share one cache of server data. */
export function Component() {
  const { user } = useSession();
  const whileLacking = <ServerData key={user?.email ?? ""}>{secondFactorRequired.element}</ServerData>;
  return (
    <Protected
      whilePending={<Suspense fallback={null}>{pendingData.element}</Suspense>}
      whileLacking={<Suspense fallback={null}>{whileLacking}</Suspense>}
    >
      <ServerData key={user?.email ?? ""}>
        {user && <OutboxSync account={user.email} />}
        <Outlet />
      </ServerData>
    </Protected>
  );
}

/** Whatever page is open, what waits in this browser is sent as soon as it can be. */
function OutboxSync({ account }: { account: string }) {
  useOutboxSync(account);
  return null;
}

/** Made anew for each person: what one account fetched is never shown to the next. */
function ServerData({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: 30_000,
            // What the server refused it will refuse again; what did not arrive may arrive.
            retry: (failures, error) =>
              failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
          },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
