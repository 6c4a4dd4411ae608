import { SalesDashboard } from "../../features/insights/figures/sales-dashboard.tsx";

export default function EcommerceScreen() {
  return <SalesDashboard />;
}
