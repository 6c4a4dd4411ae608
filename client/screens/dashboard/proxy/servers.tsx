import { listScreen } from "../../../admin/list/defined-list.tsx";
import { DownNotice, useDownServers } from "../../../features/proxies/servers/down-notice.tsx";
import { serverList } from "../../../features/proxies/servers/server.list.tsx";

const List = listScreen(serverList);

export default function ProxyServersScreen() {
  const { down, isKnown } = useDownServers();
  // a notice that came later would move the list
  if (!isKnown) return <div aria-busy="true" />;
  return (
    <>
      <DownNotice down={down} />
      <List />
    </>
  );
}
