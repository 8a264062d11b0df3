import type { Lead as Sent, LeadsSummary } from "@lagna/contract";
import type { Lead } from "./repository.ts";
import type { LeadsOverview } from "./service.ts";

export const presentLead = (lead: Lead): Sent => ({
  id: lead.id,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  source: lead.source,
  status: lead.status,
  device: lead.device,
  country: lead.country,
  user_agent: lead.userAgent,
  referrer: lead.referrer,
  url: lead.url,
  screen_resolution: lead.screenResolution,
  timezone: lead.timezone,
  language: lead.language,
  timestamp: lead.timestamp,
  created_at: lead.createdAt,
});

export const presentOverview = (overview: LeadsOverview): LeadsSummary => ({
  total: overview.total,
  new_today: overview.newToday,
  sources: { ...overview.sources },
  statuses: { ...overview.statuses },
  devices: { mobile: overview.devices["mobile"] ?? 0, desktop: overview.devices["desktop"] ?? 0 },
  countries: { ...overview.countries },
  daily: [...overview.daily],
});
