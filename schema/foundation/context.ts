import { type EntityManager, helper, LockMode, ReferenceKind } from "@mikro-orm/core";
import { type BulkResult, changeAll } from "./bulk.ts";
import { CALLER_PAGE_LIMITS } from "./connection.ts";
import { DeletableEntity, type StoredEntity } from "./entity.ts";
import { Conflict, NotFound } from "./errors.ts";
import type { Guard } from "./flush.ts";
import { messagesOf, taken } from "./model-messages.ts";
import { visibleValues } from "./policies.ts";
import { allOf, firstOf } from "./reading/orm/orm-reads.ts";
import {
  type EntityClass,
  findOneOrFail,
  type ReadQuery,
  type WhereOf,
} from "./reading/descriptions/read-query.ts";
import type { Services } from "./services.ts";
import { UnitOfWork } from "./unit-of-work.ts";
import { Viewer } from "./viewer.ts";

/** One request or one subscription: who asks, its unit of work and the world outside. */
export class Context extends UnitOfWork {
  /** How far lists may be read: what callers may, or more for documents of our own. */
  pageLimits = CALLER_PAGE_LIMITS;
  /** How many were run to read what one statement did not answer. */
  fallbackStatements = 0;
  private readonly done = new Map<string | number, Promise<unknown>>();

  constructor(
    begin: () => EntityManager,
    readonly viewer: Viewer,
    world: Services,
    /** Says when nobody waits for the answer any more; the unit of work ends by it, too. */
    readonly signal?: AbortSignal,
  ) {
    super(begin, world);
  }

  /** The same request as anybody could make it. */
  asVisitor(): Context {
    return new Context(() => this.em, new Viewer(), this.world);
  }

  /** The entity to act on, if the viewer may read it; otherwise there is none to speak of. */
  async find<T extends StoredEntity>(
    entity: EntityClass<T>,
    where: string | WhereOf<T>,
    otherwise = messagesOf(entity).notFound,
  ): Promise<T> {
    const found = await firstOf(entity, typeof where === "string" ? { id: where } : where, this);
    if (!found) throw new NotFound(otherwise);
    return found as T;
  }

  /** Stores something new, and describes it as it is then. */
  async create<T extends StoredEntity>(
    entity: T,
    change: (entity: T) => unknown = () => {},
  ): Promise<ReadQuery> {
    await change(entity);
    this.em.persist(entity);
    return this.saveAndDescribe(entity);
  }

  /** Changes what the viewer may read, unless it has another version by now, and describes it as it is then. */
  async update<T extends StoredEntity>(
    entity: EntityClass<T>,
    id: string,
    version: number | null | undefined,
    change: (entity: T) => unknown,
  ): Promise<ReadQuery> {
    return this.updateLoaded(await this.find(entity, id), version, change);
  }

  /** The same of what was loaded to ask a rule, under the locks of a guard. */
  async updateLoaded<T extends StoredEntity>(
    entity: T,
    version: number | null | undefined,
    change: (entity: T) => unknown,
    guard: Guard = {},
  ): Promise<ReadQuery> {
    await this.checkVersion(entity, version);
    await change(entity);
    return this.saveAndDescribe(entity, guard);
  }

  /** Deletes what the viewer may read: to the trash if its class has one. */
  async delete<T extends StoredEntity>(entity: EntityClass<T>, id: string): Promise<string> {
    return this.deleteLoaded(await this.find(entity, id));
  }

  /** The same of what was loaded to ask a rule, under the locks of a guard. */
  async deleteLoaded(entity: StoredEntity, guard: Guard = {}): Promise<string> {
    this.remove(entity);
    await this.save(guard);
    return entity.id;
  }

  /**
   * The same of any number; answers for each.
   * @param load how they are loaded, for example without their texts
   */
  deleteMany<T extends StoredEntity>(
    entity: EntityClass<T>,
    ids: readonly string[],
    load: object = {},
  ): Promise<BulkResult> {
    return changeAll(entity, ids, this, {
      find: (some) => allOf(entity, { id: { $in: some } }, this, load),
      change: (one) => this.remove(one),
    });
  }

  private remove(entity: StoredEntity): void {
    if (entity instanceof DeletableEntity) entity.delete(this.now());
    else this.em.remove(entity);
  }

  private async saveAndDescribe(entity: StoredEntity, guard: Guard = {}): Promise<ReadQuery> {
    const { constructor, id } = entity;
    if (!(await this.saveUnique(guard))) throw taken(constructor);
    return findOneOrFail(constructor as EntityClass, { id });
  }

  /** Refuses a change that was made to something older than what stands there now. */
  async checkVersion<T extends StoredEntity>(
    entity: T,
    version: number | null | undefined,
  ): Promise<void> {
    if (version == null) return;
    if (entity.version !== version) throw await this.stale(entity);
    await this.em.lock(entity, LockMode.OPTIMISTIC, version);
  }

  /** The refusal of a change that came too late, with what stands there now. */
  protected async stale(entity: StoredEntity): Promise<Conflict> {
    const { constructor, id } = entity;
    const now = await firstOf(constructor as EntityClass, { id }, this, {
      disableIdentityMap: true,
      populate: chosenRelations(entity),
    });
    return new Conflict(
      "Somebody else has changed this in the meantime",
      now ? { version: (now as StoredEntity).version, ...visibleValues(now, this) } : {},
    );
  }

  /**
   * Runs a mutation's field once, whoever asks for it: a statement reads what it describes, and
   * where none can, graphql-js goes on with what has been done.
   */
  async memoize<T>(field: string | number, work: () => Promise<T>): Promise<T> {
    const known = this.done.get(field) ?? work();
    this.done.set(field, known);
    return known as Promise<T>;
  }
}

/** The relations that are chosen together with the values of a row, such as a post's categories. */
const chosenRelations = (entity: StoredEntity): string[] =>
  helper(entity)
    .__meta.relations.filter(({ kind, owner }) => kind === ReferenceKind.MANY_TO_MANY && owner)
    .map(({ name }) => name);
