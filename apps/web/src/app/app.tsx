import { StrictMode } from "react";
import { BrowserRouter } from "react-router";
import { AuthProvider } from "../features/auth/auth-provider.tsx";
import type { SessionState } from "../features/auth/session-state.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { AppRoutes } from "./routes.tsx";

/** The whole application, for the browser and for the build that prerenders the public pages. */
export function App({ initialSession }: { initialSession?: SessionState | undefined }) {
  return (
    <StrictMode>
      <ErrorBoundary resetKey="">
        <AuthProvider initialSession={initialSession}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </AuthProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}
