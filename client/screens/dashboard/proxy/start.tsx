import { PROXY_SERVERS } from "../../../features/proxies/proxy-address.ts";
import { Redirect } from "../../../shell/redirect.tsx";

/** /dashboard/proxy redirects to its servers. */
export default function ProxyStart() {
  return <Redirect to={PROXY_SERVERS} />;
}
