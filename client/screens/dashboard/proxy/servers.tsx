import { listScreen } from "../../../admin/list/defined-list.tsx";
import { OutNotice, useOutServers } from "../../../features/proxies/servers/out-notice.tsx";
import { serverList } from "../../../features/proxies/servers/server.list.tsx";

const List = listScreen(serverList);

export default function ProxyServersScreen() {
  const { servers, isKnown } = useOutServers();
  // a notice that came later would move the list
  if (!isKnown) return <div aria-busy="true" />;
  return (
    <>
      <OutNotice servers={servers} />
      <List />
    </>
  );
}
