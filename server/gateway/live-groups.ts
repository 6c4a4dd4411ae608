import type { EntityManager } from "@mikro-orm/core";
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import type { Context } from "../../schema/foundation/context.ts";
import type { LiveFeed } from "../../schema/foundation/live-feed.ts";
import type { LiveEvent, LiveEvents } from "../../schema/foundation/outside.ts";
import {
  answer,
  compile,
  type Compiled,
  type RunStatement,
} from "../../schema/foundation/reading/compiled.ts";
import { EVENT } from "../../schema/foundation/reading/live-subject.ts";
import type { EntityClass, Where } from "../../schema/foundation/reading/read.ts";
import { asked, matches, NotLoaded, rowRule } from "../../schema/foundation/rules.ts";

interface Subscription {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
  context: Context;
}

/** A statement that several subscribers wait for, by its identity. */
interface Rendering {
  identity: string;
  compiled: Compiled;
}

interface Member {
  rule: Where;
  /** Equal rules have equal ones. */
  ruleKey: string;
  /** What they get of an event whose subject they may see, and of one they may not. */
  seen: Rendering;
  unseen: Rendering;
  deliver(payload: string): void;
}

interface Topic {
  subject: EntityClass;
  members: Set<Member>;
  events: AsyncIterableIterator<LiveEvent>;
}

/**
 * One rendering of an event for all whose answer is the same: one statement, one text, many sockets.
 * A subscriber's statement is compiled on joining; its text and values say who shares it. Whether
 * they may see what an event tells of is asked for each of them at each event.
 */
export class LiveGroups {
  readonly #topics = new Map<string, Topic>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly em: () => EntityManager,
    private readonly live: LiveEvents,
    private readonly run: RunStatement,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Delivers payloads from now on; how to leave, or nothing where this cannot be one statement. */
  async join(
    { topic, subject }: LiveFeed,
    subscription: Subscription,
    deliver: (payload: string) => void,
  ): Promise<(() => void) | undefined> {
    const seen = await this.#rendering(subscription, subject, true);
    const unseen = await this.#rendering(subscription, subject, false);
    if (!seen || !unseen) return undefined;
    const rule = rowRule(subject, subscription.context.viewer);
    const member = { rule, ruleKey: JSON.stringify(rule), seen, unseen, deliver };
    this.#topic(topic, subject).members.add(member);
    return () => this.#leave(topic, member);
  }

  async #rendering(
    { document, operation, variables, context }: Subscription,
    entity: EntityClass,
    seen: boolean,
  ): Promise<Rendering | undefined> {
    const compiled = await compile(this.schema, document, operation, variables, context, {
      entity,
      seen,
    });
    if (!compiled) return undefined;
    const values = compiled.values.map((value) => (value === EVENT ? "event" : [value]));
    const identity = JSON.stringify([compiled.text, values, compiled.keys]);
    return { identity, compiled };
  }

  #topic(name: string, subject: EntityClass): Topic {
    const known = this.#topics.get(name);
    if (known) return known;
    const topic: Topic = { subject, members: new Set(), events: this.live.subscribe(name) };
    this.#topics.set(name, topic);
    void this.#listen(topic);
    return topic;
  }

  #leave(name: string, member: Member): void {
    const topic = this.#topics.get(name);
    if (!topic?.members.delete(member) || topic.members.size) return;
    this.#topics.delete(name);
    void topic.events.return?.();
  }

  /** One event after the other: they arrive in their order. */
  async #listen(topic: Topic): Promise<void> {
    for await (const { id } of topic.events) {
      try {
        await this.#happened(topic, String(id));
      } catch (error) {
        this.onError(error);
      }
    }
  }

  async #happened({ subject, members }: Topic, id: string): Promise<void> {
    const sees = await this.#audience(subject, id, members);
    const groups = new Map<string, { compiled: Compiled; members: Member[] }>();
    for (const member of members) {
      const { identity, compiled } = sees(member) ? member.seen : member.unseen;
      const group = groups.get(identity);
      if (group) group.members.push(member);
      else groups.set(identity, { compiled, members: [member] });
    }
    await Promise.all(
      [...groups.values()].map(async (group) => {
        const values = group.compiled.values.map((value) => (value === EVENT ? id : value));
        const data = await answer({ ...group.compiled, values }, this.run);
        if (data === undefined) return;
        const payload = `{"data":${data}}`;
        for (const member of group.members) {
          if (members.has(member)) member.deliver(payload);
        }
      }),
    );
  }

  /** Who may see the event's subject: asked of the row in memory, of the database where need be. */
  async #audience(
    subject: EntityClass,
    id: string,
    members: ReadonlySet<Member>,
  ): Promise<(member: Member) => boolean> {
    const rules = new Map([...members].map(({ ruleKey, rule }) => [ruleKey, rule]));
    const em = this.em();
    const fields = [...new Set(["id", ...[...rules.values()].flatMap((rule) => asked(rule))])];
    const row = await em.findOne(subject as never, { id } as never, { fields } as never);
    const sees = new Map<string, boolean>();
    for (const [key, rule] of rules) {
      sees.set(key, row !== null && (await this.#fits(em, subject, row, id, rule)));
    }
    return ({ ruleKey }) => sees.get(ruleKey) ?? false;
  }

  async #fits(
    em: EntityManager,
    subject: EntityClass,
    row: object,
    id: string,
    rule: Where,
  ): Promise<boolean> {
    try {
      return matches(row, rule);
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      return (await em.count(subject as never, { $and: [{ id }, rule] } as never)) > 0;
    }
  }
}
