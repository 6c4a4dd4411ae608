import {
  type EntityManager,
  ForeignKeyConstraintViolationException,
  helper,
  OptimisticLockError,
  ReferenceKind,
  UniqueConstraintViolationException,
} from "@mikro-orm/core";
import { type Author, setAuthor } from "./author.ts";
import type { StoredEntity } from "./entity.ts";
import { Conflict, Invalid } from "./errors.ts";
import { flush, type Guard } from "./flush.ts";
import { insert } from "./insert.ts";
import { alreadyTaken } from "./model-messages.ts";
import { OutboxEntry, publishStaged, durableEntries } from "./outbox.ts";
import { isForeignKeyViolation, isDataException } from "./reading/sql/sql-state.ts";
import { takenPath } from "./taken-path.ts";
import type { EmailMessage, LiveEvent, Services } from "./services.ts";
import type { Viewer } from "./viewer.ts";

const GONE = "Something this refers to has just been deleted";

/**
 * The changes of a request, written in one transaction with the events, mails and jobs that follow
 * from them.
 */
export abstract class UnitOfWork implements Author {
  abstract readonly viewer: Viewer;
  /** The request read the clock, the database or something else that may change. */
  dependsOnOutside = false;
  // TypeScript's private: Apollo passes a copy of the context to resolvers, which would lose
  // #private members
  private readonly staged: OutboxEntry[] = [];
  private readonly joining: ((em: EntityManager) => Promise<void>)[] = [];
  private unit: EntityManager | undefined;
  private refusal: UniqueConstraintViolationException | undefined;

  constructor(
    /** Creates the unit of work lazily: a request answered by one statement never needs it. */
    private readonly begin: () => EntityManager,
    protected readonly world: Services,
  ) {}

  get em(): EntityManager {
    this.dependsOnOutside = true;
    return (this.unit ??= setAuthor(this.begin(), this));
  }

  get services(): Services {
    this.dependsOnOutside = true;
    return this.world;
  }

  now(): Date {
    this.dependsOnOutside = true;
    return this.services.clock.now();
  }

  /** Publishes an event to the subscribers of a topic after the next commit. */
  publish(topic: string, payload: LiveEvent): void {
    this.stage({ kind: "live", topic, payload });
  }

  /** Sends a mail after the next commit; returns its id. */
  sendMail(message: EmailMessage): string {
    return this.stage({ kind: "mail", topic: "mail", payload: message as unknown as LiveEvent }).id;
  }

  /** Enqueues a job after the next commit. */
  enqueueJob(name: string, input: Record<string, string> = {}): void {
    this.stage({ kind: "job", topic: name, payload: input });
  }

  /**
   * Enqueues an input of a batch job after the next commit: for what frequent writes cause. It costs
   * one row of the outbox, written in the same statement.
   */
  enqueueBatchJob(name: string, input: Record<string, string>): void {
    this.stage({ kind: "batch", topic: name, payload: input });
  }

  /** Adds a step to the transaction of the next save: both succeed, or neither. */
  joinSave(step: (em: EntityManager) => Promise<void>): void {
    this.joining.push(step);
  }

  private stage(values: Pick<OutboxEntry, "kind" | "topic" | "payload">): OutboxEntry {
    const entry = new OutboxEntry({ ...values, createdAt: this.now() });
    this.staged.push(entry);
    return entry;
  }

  /**
   * Delivers what was staged, after the commit; failures are logged by the later retry, which finds
   * the stored entries.
   */
  private deliver(staged: readonly OutboxEntry[], written: readonly OutboxEntry[]): Promise<void> {
    return publishStaged(this.em, staged, this.services, written).catch(() => undefined);
  }

  /**
   * Writes all changes in one transaction, then delivers what was published.
   * @param guard rows to lock first, which concurrent changes of dependent rows lock, too, and a
   * check to run under the locks
   */
  async save(guard: Guard = {}): Promise<void> {
    refuseMissingValues(this.em);
    const staged = this.staged.splice(0);
    const written = durableEntries(staged, this.services);
    const late: OutboxEntry[] = [];
    try {
      await flush(this.em.persist(written), this.joined(guard, late));
    } catch (error) {
      this.staged.splice(0); // what was staged under the locks
      if (error instanceof OptimisticLockError) {
        throw await this.stale(error.getEntity() as StoredEntity);
      }
      if (error instanceof ForeignKeyConstraintViolationException) throw new Conflict(GONE);
      if (isDataException(error)) throw new Invalid({});
      throw error;
    }
    await this.deliver([...staged, ...late], [...written, ...durableEntries(late, this.services)]);
  }

  /** @param late receives what the steps of the transaction stage: it is written with it */
  private joined({ locking, verify }: Guard, late: OutboxEntry[]): Guard {
    const steps = [...(verify ? [verify] : []), ...this.joining.splice(0)];
    if (!steps.length) return { locking };
    return {
      locking,
      verify: async (em) => {
        this.staged.splice(0); // of an attempt that is repeated
        for (const step of steps) await step(em);
        late.splice(0, Infinity, ...this.staged.splice(0));
        em.persist(durableEntries(late, this.services));
      },
    };
  }

  /** Saves something new that may already exist: false if its unique key does. */
  async saveUnique(guard: Guard = {}): Promise<boolean> {
    try {
      await this.save(guard);
      return true;
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      this.refusal = error;
      this.em.clear();
      return false;
    }
  }

  /** The CONFLICT error after `saveUnique` was false, with the path of the value that is taken. */
  taken(entity: Function): Conflict {
    return alreadyTaken(entity, this.refusal && takenPath(this.refusal, entity, this.em));
  }

  /**
   * Inserts one row outside the unit of work, in one statement together with its outbox entries,
   * for frequent writes. False if its unique key already exists.
   */
  async insertIfAbsent(entity: StoredEntity): Promise<boolean> {
    const staged = this.staged.splice(0);
    const written = durableEntries(staged, this.services);
    try {
      if (!(await insert(entity, written, this.em))) return false;
    } catch (error) {
      if (isForeignKeyViolation(error)) throw new Conflict(GONE);
      if (isDataException(error)) throw new Invalid({});
      throw error;
    }
    this.services.tablesWritten([helper(entity).__meta.tableName]);
    await this.deliver(staged, written);
    return true;
  }

  /** The CONFLICT error for an outdated change, with the current values. */
  protected abstract stale(entity: StoredEntity): Promise<Conflict>;
}

/** Reports `null` in a required column as an error of the field, before the database rejects it. */
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
