import { setMaxListeners } from "node:events";
import { createPubSub } from "@graphql-yoga/subscription";
import type { LiveEvent, LiveEvents } from "../../schema/foundation/outside.ts";

type Topics = Record<string, [LiveEvent]>;

/** Live events within this process. */
export function memoryEvents(): LiveEvents {
  const eventTarget = new EventTarget();
  setMaxListeners(0, eventTarget); // as many as there are subscribers
  const events = createPubSub<Topics>({ eventTarget: eventTarget as never });
  return {
    isShared: false,
    publish: (topic, event) => events.publish(topic, event),
    subscribe: (topic) => events.subscribe(topic),
  };
}
