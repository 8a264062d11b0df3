import { Suspense, useEffect } from "react";
import { Outlet } from "react-router";
import { useOutboxSync } from "../domain/saved-kundlis/use-outbox.ts";
import { Protected } from "../features/auth/protected.tsx";
import { QueryCacheProvider } from "../lib/query-cache-provider.tsx";
import { useSession } from "../lib/session.ts";
import { claimKeptInThisTab } from "../domain/kept-trial/kept-trial.ts";
import { KeptTrialGate } from "./kept-trial-gate.tsx";
import { createLazyPage } from "./lazy-page.tsx";

const pendingData = createLazyPage(
  () => import("../features/profile/pending-account-data.tsx"),
  "profile",
  "factors",
  "errors",
);
const secondFactorRequired = createLazyPage(
  () => import("../features/profile/second-factors/second-factor-required.tsx"),
  "factors",
  "profile",
  "errors",
);

/** Requires a signed-in and activated account; the pages inside share one cache of server data. */
export function Component() {
  const { user } = useSession();
  // Before the account is activated too: activation can take longer than what was kept in this tab is taken for the account's own.
  useEffect(() => void (user && claimKeptInThisTab(user.email)), [user]);
  const whileLacking = <QueryCacheProvider key={user?.email ?? ""}>{secondFactorRequired.element}</QueryCacheProvider>;
  return (
    <Protected
      pendingContent={<Suspense fallback={null}>{pendingData.element}</Suspense>}
      secondFactorContent={<Suspense fallback={null}>{whileLacking}</Suspense>}
    >
      <QueryCacheProvider key={user?.email ?? ""}>
        {user && <OutboxSync account={user.email} />}
        {user ? (
          <KeptTrialGate account={user.email}>
            <Outlet />
          </KeptTrialGate>
        ) : (
          <Outlet />
        )}
      </QueryCacheProvider>
    </Protected>
  );
}

/** Sends data that waits in this browser as soon as possible, whatever page is open. */
function OutboxSync({ account }: { account: string }) {
  useOutboxSync(account);
  return null;
}
