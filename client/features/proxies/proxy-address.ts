export const PROXY_SERVERS = "/dashboard/proxy/servers";
export const PROXY_CLIENTS = "/dashboard/proxy/clients";

export const serverAddress = (id: string): string => `${PROXY_SERVERS}/${id}`;
