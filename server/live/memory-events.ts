import { setMaxListeners } from "node:events";
import { createPubSub } from "@graphql-yoga/subscription";
import type { LiveEvent, LiveEvents } from "../../schema/foundation/outside.ts";

type Topics = Record<string, [LiveEvent]>;

/** Live events within this process. */
export function memoryEvents(): LiveEvents {
  const eventTarget = new EventTarget();
  setMaxListeners(0, eventTarget); // as many as there are subscribers
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
