import { BookingDashboard } from "../../features/insights/figures/booking-dashboard.tsx";

export default function BookingScreen() {
  return <BookingDashboard />;
}
