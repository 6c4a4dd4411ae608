import { BankingDashboard } from "../../features/insights/figures/banking-dashboard.tsx";
import { RecordPaymentButton } from "../../features/invoices/payments/record-payment-button.tsx";

export default function BankingScreen() {
  return <BankingDashboard actions={<RecordPaymentButton />} />;
}
