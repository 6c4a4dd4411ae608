/** A product in the shop (specification, section 2). */
export const productAddress = (id: string): string => `/dashboard/e-commerce/product/${id}`;
