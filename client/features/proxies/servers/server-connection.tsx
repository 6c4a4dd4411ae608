import { useMutation } from "@apollo/client/react";
import IconKey from "@tabler/icons-react/dist/esm/icons/IconKey.mjs";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { SmallForm } from "../../../admin/form/small-form.tsx";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { ExportDialog } from "../export/export-dialog.tsx";
import { OnceDialog } from "../once-dialog.tsx";
import type { DetailedServer } from "./server-details.tsx";
import { RotateProxyServerTokenDocument, SaveProxyServerDocument } from "./servers.generated.ts";

const SCHEMES = {
  HTTP: "http",
  HTTPS: "https",
  SOCKS5: "socks5",
  SHADOWSOCKS: "ss",
  WIREGUARD: "wireguard",
} as const;

/** How a client connects, without what is secret. */
export function urlOf({
  protocol,
  host,
  port,
}: Pick<DetailedServer, "protocol" | "host" | "port">): string {
  return `${SCHEMES[protocol]}://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** How a server is reached, what it costs, and its secrets, which can be replaced but not read. */
export function ServerConnection({ server }: { server: DetailedServer }) {
  const intl = useIntl();
  const { may } = useViewer();
  const [isExporting, setExporting] = useState(false);
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `proxies.connection.${id}` }, values);
  const day = (iso: string | null) => iso && intl.formatDate(iso, { dateStyle: "long" });
  const { monthlyCost, provider } = server;
  const cost =
    monthlyCost &&
    text("cost", {
      amount: intl.formatNumber(monthlyCost.amount / 100, {
        style: "currency",
        currency: monthlyCost.currency,
      }),
    });
  const { authType, username, exitIp } = server;
  const details: Record<string, ReactNode> = {
    auth: authType && <FormattedMessage id={`proxies.auth.${authType}`} />,
    username: username && <bdi>{username}</bdi>,
    provider: [provider, cost].filter(Boolean).join(", "),
    exitIp: exitIp && <bdi>{exitIp}</bdi>,
    certificate: day(server.tlsExpiresAt),
    expires: day(server.expiresAt),
    exported: day(server.exportedAt),
  };
  return (
    <Card
      title={text("title")}
      action={
        may("proxy:write") && (
          <Link to="#edit" className="font-semibold text-primary-strong hover:underline">
            {text("edit")}
          </Link>
        )
      }
    >
      <code
        dir="ltr"
        className="block rounded-lg border border-line bg-raised px-4 py-3 text-start font-mono text-[0.8125rem] wrap-anywhere"
      >
        {urlOf(server)}
      </code>
      <dl className="mt-4 grid gap-2 text-[0.9375rem]">
        {Object.entries(details).map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex justify-between gap-4">
                <dt className="text-ink-3">{text(label)}</dt>
                <dd className="min-w-0 text-end wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {server.notes && (
        <p className="mt-4 text-sm whitespace-pre-line text-ink-2">{server.notes}</p>
      )}
      {may("proxy:write") && (
        <div className="mt-5 grid gap-4 border-t border-line pt-5">
          <Secret server={server} />
          <Token server={server} />
          <Button variant="outline" size={44} onClick={() => setExporting(true)}>
            <FormattedMessage id="proxies.export.open" />
          </Button>
        </div>
      )}
      {isExporting && <ExportDialog serverId={server.id} onClose={() => setExporting(false)} />}
    </Card>
  );
}

interface SecretRowProps {
  title: string;
  text: string;
  action: ReactNode;
}

const SecretRow = ({ title, text, action }: SecretRowProps) => (
  <div className="flex items-center gap-3">
    <IconKey size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
    <div className="min-w-0 flex-1 leading-snug">
      <p className="font-medium">{title}</p>
      <p className="text-[0.8125rem] text-ink-3">{text}</p>
    </div>
    {action}
  </div>
);

/** The secret with which the checks sign in. */
function Secret({ server: { id, version, secretSetAt } }: { server: DetailedServer }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [save] = useMutation(SaveProxyServerDocument);
  const text = (name: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `proxies.secret.${name}` }, values);
  const action = text(secretSetAt ? "replace" : "set");
  return (
    <>
      <SecretRow
        title={text("title")}
        text={
          secretSetAt
            ? text("setAt", { date: intl.formatDate(secretSetAt, { dateStyle: "long" }) })
            : text("none")
        }
        action={
          <Button variant="outline" size={36} onClick={() => setOpen(true)}>
            {action}
          </Button>
        }
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={action} text={text("text")}>
        <SmallForm
          values={{ secret: "" }}
          submit={action}
          onCancel={() => setOpen(false)}
          send={async ({ secret }) => {
            await save({ variables: { id, input: { secret, version } } });
            setOpen(false);
          }}
        >
          {(field) => (
            <PasswordField {...field("secret")} label={text("title")} autoComplete="new-password" />
          )}
        </SmallForm>
      </Dialog>
    </>
  );
}

/** The token with which the server reports usage. */
function Token({ server: { id, tokenSetAt } }: { server: DetailedServer }) {
  const intl = useIntl();
  const [token, setToken] = useState<string>();
  const [rotate] = useMutation(RotateProxyServerTokenDocument);
  const { run, pending, error } = useAction();
  const text = (name: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `proxies.token.${name}` }, values);
  return (
    <>
      <SecretRow
        title={text("title")}
        text={
          tokenSetAt
            ? text("setAt", { date: intl.formatDate(tokenSetAt, { dateStyle: "long" }) })
            : text("none")
        }
        action={
          <Button
            variant="outline"
            size={36}
            pending={pending}
            onClick={() =>
              void run(async () => {
                const { data } = await rotate({ variables: { id } });
                setToken(data?.rotateProxyServerToken.token);
              })
            }
          >
            {text(tokenSetAt ? "replace" : "make")}
          </Button>
        }
      />
      <ProblemNotice text={error} />
      {token && (
        <OnceDialog
          title={text("title")}
          text={text("text")}
          secret={token}
          onClose={() => setToken(undefined)}
        />
      )}
    </>
  );
}
