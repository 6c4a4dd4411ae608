import { useApolloClient, useQuery } from "@apollo/client/react";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useEffect, useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { UploadList } from "../../../admin/uploads/upload-list.tsx";
import { uploadsTo } from "../../../admin/uploads/upload-queue.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { Card } from "../../../ui/card.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { DeleteProductFileDocument, ProductFilesDocument } from "./edited-product.generated.ts";

interface FilesCardProps {
  /** Files are added to a product that is stored */
  productId: string | undefined;
  error: string | undefined;
}

/** What buyers of a digital product receive. Files are stored as soon as they are uploaded. */
export function FilesCard({ productId, error }: FilesCardProps) {
  const intl = useIntl();
  return (
    <Card
      title={intl.formatMessage({ id: "products.files" })}
      text={intl.formatMessage({ id: "products.files.text" })}
    >
      {productId ? (
        <Files productId={productId} />
      ) : (
        <p className="text-ink-2">
          <FormattedMessage id="products.files.saveFirst" />
        </p>
      )}
      <div role="alert">
        <FieldError
          id="product-files"
          error={error && intl.formatMessage({ id: "products.files.needed" })}
        />
      </div>
    </Card>
  );
}

function Files({ productId }: { productId: string }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const queue = uploadsTo({ url: "/api/products/uploads", id: { productId } });
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  const { data, refetch } = useQuery(ProductFilesDocument, {
    variables: { id: productId },
    fetchPolicy: "cache-and-network",
  });
  useEffect(() => {
    queue.whenArrived({ show: async () => void (await refetch()) });
  }, [queue, refetch]);
  const remove = async (id: string, name: string) => {
    try {
      await apollo.mutate({ mutation: DeleteProductFileDocument, variables: { id } });
      await refetch();
      snackbar({
        text: intl.formatMessage({ id: "products.files.removed" }, { name }),
        tone: "good",
      });
    } catch (error) {
      if (problemOf(error).code === "INVALID")
        snackbar({ text: intl.formatMessage({ id: "products.files.last" }), tone: "bad" });
      else failureSnackbar(intl, error);
    }
  };
  const files = data?.product.files ?? [];
  return (
    <div className="grid gap-4">
      {files.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {files.map(({ id, name, size, path }) => (
            <li key={id} className="flex items-center gap-3 py-1 ps-4 pe-1">
              <a
                href={path}
                download={name}
                className="min-w-0 flex-1 truncate font-medium hover:underline"
              >
                <bdi>{name}</bdi>
              </a>
              <span className="text-sm whitespace-nowrap text-ink-3">{fileSize(intl, size)}</span>
              <IconButton
                label={intl.formatMessage({ id: "form.remove" }, { item: name })}
                icon={IconTrash}
                onClick={() => void remove(id, name)}
              />
            </li>
          ))}
        </ul>
      )}
      <UploadList
        uploads={uploads}
        onRetry={(one) => void queue.send(one)}
        onRemove={queue.remove}
      />
      <FileButton
        label={intl.formatMessage({ id: "products.files.add" })}
        icon={IconUpload}
        multiple
        onFiles={(chosen) => queue.add(chosen)}
      />
    </div>
  );
}
