import { SiteAnalytics } from "../../features/analytics/site-analytics.tsx";

export default function AnalyticsScreen() {
  return <SiteAnalytics />;
}
