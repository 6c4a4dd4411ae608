/** The job that makes and stores the files of an invoice that got its number; the server does it. */
export const MAKE_PAPER = "make-invoice-paper";
