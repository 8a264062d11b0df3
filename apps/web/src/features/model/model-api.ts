import type { ModelSettingsRequest, ModelSettingsResponse, ModelTestResponse, StatusResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";

export const MODEL_KEY = ["model-settings"];
const PATH = "/api/v1/admin/model";

export const fetchModel = (signal: AbortSignal) => api<ModelSettingsResponse>(PATH, { signal });
export const saveModel = (body: ModelSettingsRequest) => api<ModelTestResponse>(PATH, { method: "PUT", body });
export const removeModel = () => api<StatusResponse>(PATH, { method: "DELETE" });
export const testModel = () => api<ModelTestResponse>(`${PATH}/test`, { method: "POST", body: {} });
