/** Parts of a row, such as notes, that one answer lists at most. */
export const MAX_PARTS = 100;

export const OLDEST_FIRST = { createdAt: "asc", id: "asc" } as const;

/** What an operation is called and does, where that differs from what others of its kind are and do. */
export interface OperationName {
  name?: string;
  description?: string;
}

/** The name of a class as a property is called by it: `Loan`, `loan`. */
export const propertyName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
