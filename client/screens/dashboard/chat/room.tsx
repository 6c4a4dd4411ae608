import { RoomPane } from "../../../features/chat/room-pane.tsx";
import type { Route } from "./+types/room";

export default function RoomScreen({ params: { id } }: Route.ComponentProps) {
  return <RoomPane key={id} id={id} />;
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
