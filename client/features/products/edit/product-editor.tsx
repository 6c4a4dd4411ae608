import { useQuery } from "@apollo/client/react";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { EditLoading } from "../../../admin/form/edit-loading.tsx";
import { EditScreen } from "../../../admin/form/edit-screen.tsx";
import { LocaleTabs } from "../../../admin/form/locale-tabs.tsx";
import { useOpenEditor } from "../../../admin/form/use-open-editor.ts";
import { LoadError } from "../../../admin/missing.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { BCP47, type Locale, useLocale } from "../../../i18n/locale.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { productAddress, productEditAddress, PRODUCTS_ADDRESS } from "../product-address.ts";
import {
  type EditedProductFragment,
  ProductCategoriesDocument,
  ProductToEditDocument,
} from "./edited-product.generated.ts";
import { FilesCard } from "./files-card.tsx";
import { KindCard } from "./kind-card.tsx";
import { PicturesCard } from "./pictures-card.tsx";
import { PriceCard } from "./price-card.tsx";
import { PublishCard } from "./publish-card.tsx";
import { useProductEdit } from "./use-product-edit.ts";
import { VariantsCard } from "./variants-card.tsx";

/** A product, or a new one. */
export function ProductEditor({ id }: { id: string | undefined }) {
  const intl = useIntl();
  const { key, wasNew, onCreated } = useOpenEditor(id, productEditAddress);
  // Edits the current state on the server, not what a list has read before.
  const { data, error, refetch } = useQuery(ProductToEditDocument, {
    variables: { id: id ?? "" },
    skip: id === undefined,
    fetchPolicy: "network-only",
  });
  if (wasNew || data) {
    return <Opened key={key} id={id} product={data?.product} onCreated={onCreated} />;
  }
  const title = intl.formatMessage({ id: "products.product" });
  const path = intl.formatMessage({ id: "products.title" });
  return (
    <>
      <TitleRow title={title} back={{ to: PRODUCTS_ADDRESS, path }} />
      {error && problemOf(error).code === "NOT_FOUND" ? (
        <LoadError
          messages="products.missing"
          list={PRODUCTS_ADDRESS}
          error={error}
          onRetry={refetch}
        />
      ) : (
        <EditLoading error={error} onRetry={refetch} />
      )}
    </>
  );
}

interface OpenedProps {
  id: string | undefined;
  product: EditedProductFragment | undefined;
  onCreated: (id: string) => void;
}

function Opened({ id, product, onCreated }: OpenedProps) {
  const intl = useIntl();
  const [locale, setLocale] = useState<Locale>("en");
  const { data } = useQuery(ProductCategoriesDocument, { variables: { locale: useLocale() } });
  const categories = useMemo(
    () =>
      (data?.categories ?? []).map(({ id: value, name, englishName }) => ({
        value,
        label: name ?? englishName ?? "",
      })),
    [data],
  );
  const edit = useProductEdit(product, { categories }, onCreated);
  const { row, text } = edit;
  return (
    <EditScreen
      edit={edit}
      title={row ? row.name : text("new")}
      back={{
        to: PRODUCTS_ADDRESS,
        path: [text("title"), row?.sku].filter(Boolean).join(" / "),
      }}
      actions={
        id && (
          <ButtonLink variant="outline" size={44} to={productAddress(id)}>
            <IconEye size={19} aria-hidden="true" />
            {row?.status === "PUBLISHED" ? (
              <FormattedMessage id="products.view.label" />
            ) : (
              <FormattedMessage id="products.preview" />
            )}
          </ButtonLink>
        )
      }
      submit={intl.formatMessage({ id: row ? "products.save" : "products.create" })}
      side={
        <>
          <PublishCard edit={edit} />
          <KindCard edit={edit} categories={categories} />
        </>
      }
    >
      <Card>
        <div className="grid gap-5">
          <TextField {...edit.field("name")} autoComplete="off" />
          <LocaleTabs
            edit={edit}
            paths={["subtitle", "description"]}
            current={locale}
            onChange={setLocale}
          >
            {(one) => (
              <>
                <TextField
                  {...edit.field(`subtitle.${one}`)}
                  label={text("subtitleText")}
                  hint={text("subtitle.hint")}
                  lang={BCP47[one]}
                  autoComplete="off"
                />
                <TextArea
                  {...edit.field(`description.${one}`)}
                  label={text("description")}
                  lang={BCP47[one]}
                  rows={5}
                  autosize
                />
              </>
            )}
          </LocaleTabs>
        </div>
      </Card>
      <PicturesCard edit={edit} locale={locale} />
      <PriceCard edit={edit} />
      <VariantsCard edit={edit} />
      {edit.values.kind === "DIGITAL" && (
        <FilesCard productId={row?.id} error={edit.errorOf("files")} />
      )}
    </EditScreen>
  );
}
