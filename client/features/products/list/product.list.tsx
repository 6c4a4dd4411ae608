import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconEyeOff from "@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs";
import IconWorldUpload from "@tabler/icons-react/dist/esm/icons/IconWorldUpload.mjs";
import { z } from "zod";
import { defineList } from "../../../admin/list/define-list.ts";
import { one } from "../../../admin/list/list-params.ts";
import { priceText } from "../../../ui/price-text.ts";
import { Price } from "../price.tsx";
import { NEW_PRODUCT_ADDRESS, productAddress, productEditAddress } from "../product-address.ts";
import { KINDS } from "../product-words.ts";
import { ProductCell, ProductMobileRow, StatusBadge, StockCell } from "./product-cells.tsx";
import {
  DeleteProductsDocument,
  ProductListChoicesDocument,
  ProductListDocument,
  PublishProductsDocument,
  PurgeProductsDocument,
  RestoreProductsDocument,
  UnpublishProductsDocument,
} from "./product-list.generated.ts";

const LIVE_TABS = ["all", "published", "draft", "low", "out"] as const;

export const productList = defineList({
  name: "products",
  query: ProductListDocument,
  rows: (data, tab) => (tab === "trash" ? data.deletedProducts : data.products),
  nameOf: ({ name }) => name,
  tabs: {
    all: {},
    published: { tone: "good", filter: { status: "PUBLISHED" } },
    draft: { tone: "warn", filter: { status: "DRAFT" } },
    low: { tone: "warn", filter: { inventoryTypes: ["LOW"] }, adds: false },
    out: { tone: "bad", filter: { inventoryTypes: ["OUT"] }, adds: false },
    trash: {},
  },
  counts: ({ productCounts, trash }) => ({ ...productCounts, trash: trash.totalCount }),
  subtitle: ({ productCounts: { all, out, low } }) => ({ count: all, out, low }),
  sorts: {
    name: "NAME",
    created: "CREATED_AT",
    stock: "QUANTITY",
    sold: "SOLD",
    price: "PRICE",
  },
  sort: { by: "created", direction: "descending" },
  choices: ProductListChoicesDocument,
  filters: { category: one(z.uuid()), kind: one(z.enum(KINDS)) },
  filter: ({ filters: { category, kind } }) => ({
    categoryIds: category.length > 0 ? category : undefined,
    kind: KINDS.find((each) => each === kind[0]),
  }),
  options: ({ choices }, { word }) => ({
    category: (choices?.categories ?? []).map(({ id, name, englishName }) => ({
      value: id,
      label: name ?? englishName ?? "",
    })),
    kind: KINDS.map((value) => ({ value, label: word(`kind.${value}`) })),
  }),
  columns: ({ custom, date, total }) => [
    custom("name", {
      value: ({ name }) => name,
      cell: (product) => <ProductCell product={product} />,
    }),
    date("created", ({ createdAt }) => createdAt, { optional: true }),
    custom("stock", {
      width: "136px",
      value: ({ quantity }) => quantity,
      cell: (product) => <StockCell product={product} />,
    }),
    total("sold", ({ totalSold }) => totalSold, {
      width: "96px",
      align: "end",
      from: 896,
      optional: true,
    }),
    custom("price", {
      width: "116px",
      align: "end",
      sort: "descending",
      value: ({ price, priceSale }, { intl }) => priceText(intl, priceSale ?? price),
      cell: (product) => (
        <span className="font-semibold">
          <Price of={product} isStacked />
        </span>
      ),
    }),
    custom("status", {
      width: "128px",
      from: 640,
      value: ({ status }, { word }) => word(`status.${status}`),
      cell: (product) => <StatusBadge status={product.status} />,
    }),
  ],
  mobileRow: (product) => <ProductMobileRow product={product} />,
  actions: ({ change, item }) => [
    item("view", { Icon: IconEye, to: ({ id }) => productAddress(id) }),
    change("publish", {
      Icon: IconWorldUpload,
      mutation: PublishProductsDocument,
      undo: UnpublishProductsDocument,
      tabs: LIVE_TABS,
      fits: ({ status }) => status === "DRAFT",
      bar: ["all", "draft"],
    }),
    change("unpublish", {
      Icon: IconEyeOff,
      mutation: UnpublishProductsDocument,
      undo: PublishProductsDocument,
      tabs: LIVE_TABS,
      fits: ({ status }) => status === "PUBLISHED",
      bar: ["all", "published"],
    }),
  ],
  trash: {
    delete: DeleteProductsDocument,
    restore: RestoreProductsDocument,
    purge: PurgeProductsDocument,
  },
  paths: { new: NEW_PRODUCT_ADDRESS, edit: ({ id }) => productEditAddress(id) },
});
