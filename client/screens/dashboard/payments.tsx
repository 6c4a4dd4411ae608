import { Payments } from "../../features/invoices/payments/payments.tsx";

export default function PaymentsScreen() {
  return <Payments />;
}
