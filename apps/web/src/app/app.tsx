import { StrictMode } from "react";
import { BrowserRouter } from "react-router";
import { AuthProvider } from "../features/auth/auth-provider.tsx";
import type { SessionState } from "../features/auth/session-answer.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { AppRoutes } from "./routes.tsx";

/** All of it, for a browser and for the build that writes down the words of its public pages. */
export function App({ known }: { known?: SessionState | undefined }) {
  return (
    <StrictMode>
      <ErrorBoundary resetKey="">
        <AuthProvider known={known}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </AuthProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}
