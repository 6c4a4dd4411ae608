export const ORDERS_ADDRESS = "/dashboard/e-commerce/orders";
export const orderAddress = (id: string): string => `${ORDERS_ADDRESS}/${id}`;
