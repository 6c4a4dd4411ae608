import {
  type EntityManager,
  ForeignKeyConstraintViolationException,
  helper,
  LockMode,
  OptimisticLockError,
  ReferenceKind,
  UniqueConstraintViolationException,
} from "@mikro-orm/core";
import { CALLERS_REACH } from "./connection.ts";
import { Conflict, Invalid, NotFound } from "./errors.ts";
import { flush, type Guard } from "./flush.ts";
import { insert } from "./insert.ts";
import { OutboxEntry, send, toBeKept } from "./outbox.ts";
import type { Letter, LiveEvent, Outside } from "./outside.ts";
import { firstOf } from "./reading/plain.ts";
import type { EntityClass, Where } from "./reading/read.ts";
import { isForeignKeyViolation, isUnholdable } from "./reading/sql-state.ts";
import type { StoredEntity } from "./entity.ts";
import { shownValues } from "./rules.ts";
import { Viewer } from "./viewer.ts";

const GONE = "What this belongs to has just been deleted";

/** One request or one subscription: who asks, its unit of work and the world outside. */
export class Context {
  /** How far lists may be read: what callers may, or more for documents of our own. */
  reach = CALLERS_REACH;
  /** At the database, the clock or whatever else may say something else next time. */
  hasLooked = false;
  /** How many were run to read what one statement did not answer. */
  statements = 0;
  // TypeScript's private: Apollo hands resolvers a copy, which would lose #private members
  private readonly staged: OutboxEntry[] = [];
  private readonly done = new Map<string | number, Promise<unknown>>();

  private unit: EntityManager | undefined;

  constructor(
    /** Makes its unit of work, which what is answered by a statement never needs. */
    private readonly begin: () => EntityManager,
    readonly viewer: Viewer,
    private readonly world: Outside,
    /** Says when nobody waits for the answer any more; the unit of work ends by it, too. */
    readonly signal?: AbortSignal,
  ) {}

  get em(): EntityManager {
    this.hasLooked = true;
    return (this.unit ??= this.begin());
  }

  get outside(): Outside {
    this.hasLooked = true;
    return this.world;
  }

  /** The same request as anybody could make it. */
  asVisitor(): Context {
    return new Context(() => this.em, new Viewer(), this.world);
  }

  now(): Date {
    this.hasLooked = true;
    return this.outside.clock.now();
  }

  /** The entity to act on, if the viewer may read it; otherwise there is none to speak of. */
  async find<T extends StoredEntity>(
    entity: EntityClass<T>,
    where: string | Where,
    otherwise: string,
  ): Promise<T> {
    const found = await firstOf(entity, typeof where === "string" ? { id: where } : where, this);
    if (!found) throw new NotFound(otherwise);
    return found as T;
  }

  /** Refuses a change that was made to something older than what stands there now. */
  async expect<T extends StoredEntity>(
    entity: T,
    version: number | null | undefined,
  ): Promise<void> {
    if (version == null) return;
    if (entity.version !== version) throw await this.stale(entity);
    await this.em.lock(entity, LockMode.OPTIMISTIC, version);
  }

  /** The refusal of a change that came too late, with what stands there now. */
  private async stale(entity: StoredEntity): Promise<Conflict> {
    const { constructor, id } = entity;
    const now = await firstOf(constructor as EntityClass, { id }, this, {
      disableIdentityMap: true,
      populate: chosenRelations(entity),
    });
    return new Conflict(
      "Somebody else has changed this in the meantime",
      now ? { version: (now as StoredEntity).version, ...shownValues(now, this) } : {},
    );
  }

  /** Tells the subscribers of a topic, once what happened is committed. */
  announce(topic: string, payload: LiveEvent): void {
    this.stage({ kind: "live", topic, payload });
  }

  /** Has a letter sent, once what it tells of is committed. */
  mail(letter: Letter): void {
    this.stage({ kind: "mail", topic: "letter", payload: letter as unknown as LiveEvent });
  }

  /** Has a job done, once what asks for it is committed. */
  work(name: string, input: Record<string, string> = {}): void {
    this.stage({ kind: "job", topic: name, payload: input });
  }

  private stage(facts: Pick<OutboxEntry, "kind" | "topic" | "payload">): void {
    this.staged.push(new OutboxEntry({ ...facts, createdAt: this.now() }));
  }

  /** What told of it is committed: what is not taken now stays, and is said when it is brought again. */
  private tell(staged: readonly OutboxEntry[], written: readonly OutboxEntry[]): Promise<void> {
    return send(this.em, staged, this.outside, written).catch(() => undefined);
  }

  /**
   * Writes all changes in one transaction; what was announced with them goes out after it.
   * @param guard what others lock first, too, who change what belongs to it, and what is asked then
   */
  async save(guard: Guard = {}): Promise<void> {
    refuseMissingValues(this.em);
    const staged = this.staged.splice(0);
    const written = toBeKept(staged, this.outside);
    try {
      await flush(this.em.persist(written), guard);
    } catch (error) {
      if (error instanceof OptimisticLockError) {
        throw await this.stale(error.getEntity() as StoredEntity);
      }
      if (error instanceof ForeignKeyConstraintViolationException) throw new Conflict(GONE);
      if (isUnholdable(error)) throw new Invalid({});
      throw error;
    }
    await this.tell(staged, written);
  }

  /** Saves something new that may be there already: false if a unique key says that it is. */
  async saveOnce(guard: Guard = {}): Promise<boolean> {
    try {
      await this.save(guard);
      return true;
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      this.em.clear();
      return false;
    }
  }

  /**
   * Saves one new row beside the unit of work, in one statement together with what was announced:
   * for what is written all the time. False if a unique key says that it is there already.
   */
  async insertOnce(entity: StoredEntity): Promise<boolean> {
    const staged = this.staged.splice(0);
    const written = toBeKept(staged, this.outside);
    try {
      if (!(await insert(entity, written, this.em))) return false;
    } catch (error) {
      if (isForeignKeyViolation(error)) throw new Conflict(GONE);
      if (isUnholdable(error)) throw new Invalid({});
      throw error;
    }
    this.outside.wrote([helper(entity).__meta.tableName]);
    await this.tell(staged, written);
    return true;
  }

  /**
   * Runs a mutation's field once, whoever asks for it: a statement reads what it describes, and
   * where none can, graphql-js goes on with what has been done.
   */
  async once<T>(field: string | number, work: () => Promise<T>): Promise<T> {
    const known = this.done.get(field) ?? work();
    this.done.set(field, known);
    return known as Promise<T>;
  }
}

/** `null` in the place of a value that must be there: said of the field, before the database says it. */
function refuseMissingValues(em: EntityManager): void {
  const unit = em.getUnitOfWork();
  const fields: Record<string, string> = {};
  for (const entity of [...unit.getIdentityMap(), ...unit.getPersistStack()]) {
    for (const { name, kind, nullable, persist } of helper(entity).__meta.props) {
      const mustBe = kind === ReferenceKind.SCALAR && !nullable && persist !== false;
      if (mustBe && entity[name as never] === null) fields[name] = "Required";
    }
  }
  if (Object.keys(fields).length) throw new Invalid(fields);
}

/** The relations that are chosen together with the values of a row, such as a post's categories. */
const chosenRelations = (entity: StoredEntity): string[] =>
  helper(entity)
    .__meta.relations.filter(({ kind, owner }) => kind === ReferenceKind.MANY_TO_MANY && owner)
    .map(({ name }) => name);
