import { type EntityManager, helper, LockMode, ReferenceKind } from "@mikro-orm/core";
import { type BulkResult, changeAll } from "./bulk.ts";
import { CALLER_PAGE_LIMITS } from "./connection.ts";
import { DeletableEntity, type StoredEntity } from "./entity.ts";
import { Conflict, NotFound } from "./errors.ts";
import type { Guard } from "./flush.ts";
import { messagesOf } from "./model-messages.ts";
import { refuseChange, visibleValues } from "./policies.ts";
import { allOf, firstOf, mayReadField } from "./reading/orm/orm-reads.ts";
import {
  type EntityClass,
  findOneOrFail,
  type ReadQuery,
  type WhereOf,
} from "./reading/descriptions/read-query.ts";
import type { Services } from "./services.ts";
import { UnitOfWork } from "./unit-of-work.ts";
import { Viewer } from "./viewer.ts";

/** The context of one request or subscription: viewer, unit of work and services. */
export class Context extends UnitOfWork {
  /**
   * How far lists can be paged: the limits for API callers, or higher ones for the application's
   * own documents.
   */
  pageLimits = CALLER_PAGE_LIMITS;
  /** How many SQL statements the fallback ran for this request. */
  fallbackStatements = 0;
  private readonly done = new Map<string | number, Promise<unknown>>();

  constructor(
    begin: () => EntityManager,
    readonly viewer: Viewer,
    world: Services,
    /**
     * Aborted when the client disconnects; running statements and the unit of work are cancelled
     * with it.
     */
    readonly signal?: AbortSignal,
  ) {
    super(begin, world);
  }

  /** The same request with the permissions of a visitor. */
  asVisitor(): Context {
    return new Context(() => this.em, new Viewer(), this.world);
  }

  /** Loads an entity that the viewer may read, for a change; throws NOT_FOUND if there is none. */
  async find<T extends StoredEntity>(
    entity: EntityClass<T>,
    where: string | WhereOf<T>,
    otherwise = messagesOf(entity).notFound,
  ): Promise<T> {
    const found = await firstOf(entity, typeof where === "string" ? { id: where } : where, this);
    if (!found) throw new NotFound(otherwise);
    return found as T;
  }

  /** Stores a new entity and returns the read query for it. */
  async create<T extends StoredEntity>(
    entity: T,
    change: (entity: T) => unknown = () => {},
  ): Promise<ReadQuery> {
    await change(entity);
    this.em.persist(entity);
    return this.saveAndDescribe(entity);
  }

  /**
   * Loads an entity that the viewer may read, checks its version, changes it and returns the read
   * query for it.
   */
  async update<T extends StoredEntity>(
    entity: EntityClass<T>,
    id: string,
    version: number | null | undefined,
    change: (entity: T) => unknown,
  ): Promise<ReadQuery> {
    return this.updateLoaded(await this.find(entity, id), version, change);
  }

  /**
   * Like `update`, for an entity that was already loaded to check a policy. The guard adds locks.
   */
  async updateLoaded<T extends StoredEntity>(
    entity: T,
    version: number | null | undefined,
    change: (entity: T) => unknown,
    guard: Guard = {},
  ): Promise<ReadQuery> {
    refuseChange(entity, this.viewer);
    await this.checkVersion(entity, version);
    await change(entity);
    return this.saveAndDescribe(entity, guard);
  }

  /** Deletes an entity that the viewer may read; moves it to the trash if its class has one. */
  async delete<T extends StoredEntity>(entity: EntityClass<T>, id: string): Promise<string> {
    return this.deleteLoaded(await this.find(entity, id));
  }

  /**
   * Like `delete`, for an entity that was already loaded to check a policy. The guard adds locks.
   */
  async deleteLoaded(entity: StoredEntity, guard: Guard = {}): Promise<string> {
    refuseChange(entity, this.viewer);
    this.remove(entity);
    await this.save(guard);
    return entity.id;
  }

  /**
   * Like `delete`, for many entities, with one result per id.
   * @param load options for loading, for example which columns to leave out
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
    if (!(await this.saveUnique(guard))) throw this.taken(constructor);
    return findOneOrFail(constructor as EntityClass, { id });
  }

  /** Throws CONFLICT if the entity was changed since the given version. */
  async checkVersion<T extends StoredEntity>(
    entity: T,
    version: number | null | undefined,
  ): Promise<void> {
    if (version == null) return;
    if (entity.version !== version) throw await this.stale(entity);
    await this.em.lock(entity, LockMode.OPTIMISTIC, version);
  }

  /** The CONFLICT error for an outdated change, with the current values. */
  protected async stale(entity: StoredEntity): Promise<Conflict> {
    const { constructor, id } = entity;
    const now = await firstOf(constructor as EntityClass, { id }, this, {
      disableIdentityMap: true,
      populate: chosenRelations(entity),
    });
    const values = now && (await visibleValues(now, (field) => mayReadField(now, field, this, {})));
    return new Conflict(
      "Someone else has changed this in the meantime",
      now ? { version: (now as StoredEntity).version, ...values } : undefined,
    );
  }

  /**
   * Runs a mutation field once and remembers its result: if the statement cannot be compiled
   * afterwards, graphql-js continues with the result instead of running the mutation again.
   */
  async memoize<T>(field: string | number, work: () => Promise<T>): Promise<T> {
    const known = this.done.get(field) ?? work();
    this.done.set(field, known);
    return known as Promise<T>;
  }
}

/**
 * The many-to-many relations that are edited as part of the entity, such as a post's categories.
 */
const chosenRelations = (entity: StoredEntity): string[] =>
  helper(entity)
    .__meta.relations.filter(({ kind, owner }) => kind === ReferenceKind.MANY_TO_MANY && owner)
    .map(({ name }) => name);
