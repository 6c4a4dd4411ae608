import { setMaxListeners } from "node:events";
import { createPubSub } from "@graphql-yoga/subscription";
import type { LiveEvent, PubSub } from "../../schema/foundation/services.ts";

type Topics = Record<string, [LiveEvent]>;

/** Live events within this process. */
export function memoryPubSub(): PubSub {
  const eventTarget = new EventTarget();
  setMaxListeners(0, eventTarget); // there are as many listeners as subscribers
  const events = createPubSub<Topics>({ eventTarget: eventTarget as never });
  const publish = async (topic: string, event: LiveEvent) => {
    events.publish(topic, event);
    return true;
  };
  return {
    isShared: false,
    publish,
    publishAgain: publish,
    subscribe: (topic) => events.subscribe(topic),
  };
}
