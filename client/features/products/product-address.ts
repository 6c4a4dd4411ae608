/** The shop and its products (specification, section 2). */
export const SHOP_ADDRESS = "/dashboard/e-commerce/shop";
export const PRODUCTS_ADDRESS = "/dashboard/e-commerce/list";
export const NEW_PRODUCT_ADDRESS = "/dashboard/e-commerce/product/new";
export const productAddress = (id: string): string => `/dashboard/e-commerce/product/${id}`;
export const productEditAddress = (id: string): string => `${productAddress(id)}/edit`;
