/** The job that reads a payment from its provider. */
export const READ_PAYMENT = "read-payment";

/** The job that has providers give back what was refunded of an invoice. */
export const SEND_REFUNDS = "send-refunds";

/** The job that mails what there is to say about a payment online: each thing once. */
export const SEND_NOTICES = "send-payment-notices";
