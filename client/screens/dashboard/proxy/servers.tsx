import { listScreen } from "../../../admin/list/defined-list.tsx";
import { DownNotice } from "../../../features/proxies/servers/down-notice.tsx";
import { serverList } from "../../../features/proxies/servers/server.list.tsx";

const List = listScreen(serverList);

export default function ProxyServersScreen() {
  return (
    <>
      <DownNotice />
      <List />
    </>
  );
}
