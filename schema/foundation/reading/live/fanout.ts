import type { EntityManager } from "@mikro-orm/core";
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import type { Context } from "../../context.ts";
import { type SubscriptionSource, ONLY_TO_VIEWERS } from "../../subscription-source.ts";
import type { LiveEvent, Services } from "../../services.ts";
import { answerToViewers, compile, type Compiled, type RunStatement } from "../sql/compiled.ts";
import { EVENT_PLACEHOLDER, VIEWERS_PLACEHOLDER } from "./placeholders.ts";
import type { EntityClass } from "../descriptions/read-query.ts";
import { rowFilter } from "../../policies.ts";
import { type PolicyGroup, PolicyGroups } from "./policy-groups.ts";

interface Subscription {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
  context: Context;
}

/** A statement shared by several subscribers: one per identity. */
interface SharedResult {
  identity: string;
  compiled: Compiled;
  subscribers: number;
}

interface Member {
  viewerId: string | undefined;
  group: PolicyGroup;
  /** The result for events whose subject the subscriber may see, and for the others. */
  seen: SharedResult;
  /** Undefined if the subscriber gets no events about what they may not see. */
  unseen: SharedResult | undefined;
  deliver(payload: string): void;
}

interface Topic {
  members: Set<Member>;
  groups: PolicyGroups;
  events: AsyncIterableIterator<LiveEvent>;
}

/**
 * Executes a subscription once per event for all subscribers whose result is the same: one
 * statement, one text, many sockets. A subscriber's statement is compiled when they subscribe; its
 * text and values decide with whom it is shared. Whether subscribers may see the subject is checked
 * for each event.
 */
export class Fanout {
  readonly #topics = new Map<string, Topic>();
  readonly #renderings = new Map<string, SharedResult>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly em: () => EntityManager,
    private readonly services: Pick<Services, "pubSub" | "clock">,
    private readonly run: RunStatement,
    private readonly onError: (error: unknown) => void,
  ) {}

  /**
   * Subscribes: delivers payloads from now on. Returns the unsubscribe function, or undefined if
   * the operation does not compile to one statement.
   */
  async join(
    { topic, subject, tellsWhoSees }: SubscriptionSource,
    subscription: Subscription,
    deliver: (payload: string) => void,
  ): Promise<(() => void) | undefined> {
    const own = await this.#compiled(subscription, subject, true);
    const other = tellsWhoSees ? undefined : await this.#compiled(subscription, subject, false);
    if (!own || (!other && !tellsWhoSees)) return undefined;
    const seen = this.#rendering(own);
    const unseen = other && this.#rendering(other);
    const { viewer } = subscription.context;
    const joined = this.#topic(topic, subject);
    const group = joined.groups.join(rowFilter(subject, viewer));
    const member: Member = { viewerId: viewer.memberId, group, seen, unseen, deliver };
    joined.members.add(member);
    return () => this.#leave(topic, member);
  }

  #compiled(
    { document, operation, variables, context }: Subscription,
    entity: EntityClass,
    seen: boolean,
  ): Promise<Compiled | undefined> {
    const event = { entity, seen };
    return compile(this.schema, document, operation, variables, context, event);
  }

  /** Adds a subscriber to the shared statement. */
  #rendering(compiled: Compiled): SharedResult {
    const values = compiled.values.map((value) =>
      typeof value === "symbol" ? value.description : [value],
    );
    const identity = JSON.stringify([compiled.text, values, compiled.keys]);
    const known = this.#renderings.get(identity);
    const rendering = known ?? { identity, compiled, subscribers: 0 };
    this.#renderings.set(identity, rendering);
    rendering.subscribers += 1;
    return rendering;
  }

  #topic(name: string, subject: EntityClass): Topic {
    const known = this.#topics.get(name);
    if (known) return known;
    const events = this.services.pubSub.subscribe(name);
    const groups = new PolicyGroups(subject, this.em, this.run, this.#now);
    const topic: Topic = { members: new Set(), groups, events };
    this.#topics.set(name, topic);
    void this.#listen(topic);
    return topic;
  }

  #leave(name: string, member: Member): void {
    const topic = this.#topics.get(name);
    if (!topic?.members.delete(member)) return;
    topic.groups.leave(member.group);
    for (const one of [member.seen, member.unseen]) {
      if (one && (one.subscribers -= 1) === 0) this.#renderings.delete(one.identity);
    }
    if (topic.members.size) return;
    this.#topics.delete(name);
    void topic.events.return?.();
  }

  /** Processes events one at a time, to keep their order. */
  async #listen(topic: Topic): Promise<void> {
    for await (const event of topic.events) {
      try {
        await this.#happened(topic, event);
      } catch (error) {
        this.onError(error);
      }
    }
  }

  async #happened(topic: Topic, event: LiveEvent): Promise<void> {
    const id = String(event.id);
    const { members } = topic;
    const present = [...members]; // a subscriber who joins meanwhile has already read the current state
    const seeing = await topic.groups.seeing(id);
    const groups = new Map<SharedResult, Member[]>();
    for (const member of present) {
      const rendering = seeing.has(member.group)
        ? member.seen
        : !event[ONLY_TO_VIEWERS] && member.unseen;
      if (!rendering) continue;
      const group = groups.get(rendering);
      if (group) group.push(member);
      else groups.set(rendering, [member]);
    }
    await Promise.all(
      [...groups].map(async ([rendering, group]) =>
        this.#tell(rendering, id, group, (payload, member) => {
          if (members.has(member)) member.deliver(payload);
        }),
      ),
    );
  }

  /**
   * Delivers one text to all members if what any of them may see is what all of them may see,
   * apart from fields that are evaluated for each; otherwise splits them into halves.
   */
  async #tell(
    rendering: SharedResult,
    id: string,
    members: readonly Member[],
    deliver: (payload: string, member: Member) => void,
  ): Promise<void> {
    const viewers = [...new Set(members.map(({ viewerId }) => viewerId))];
    const { most, isForAll } = await this.#answers(rendering, id, viewers);
    if (!isForAll && viewers.length > 1) {
      const half = new Set(viewers.slice(0, viewers.length / 2));
      const [some, others] = [true, false].map((inHalf) =>
        members.filter(({ viewerId }) => half.has(viewerId) === inHalf),
      );
      await this.#tell(rendering, id, some ?? [], deliver);
      await this.#tell(rendering, id, others ?? [], deliver);
    } else if (most) {
      for (const member of members) deliver(most.textFor(member.viewerId), member);
    }
  }

  #answers({ compiled }: SharedResult, id: string, viewers: readonly (string | undefined)[]) {
    const values = compiled.values.map((value) => {
      if (value === EVENT_PLACEHOLDER) return id;
      return value === VIEWERS_PLACEHOLDER ? viewers.join(" ") : value;
    });
    return answerToViewers({ ...compiled, values }, this.run, this.#now);
  }

  #now = (): Date => this.services.clock.now();
}
