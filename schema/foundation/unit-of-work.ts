import {
  type EntityManager,
  ForeignKeyConstraintViolationException,
  helper,
  OptimisticLockError,
  ReferenceKind,
  UniqueConstraintViolationException,
} from "@mikro-orm/core";
import type { StoredEntity } from "./entity.ts";
import { Conflict, Invalid } from "./errors.ts";
import { flush, type Guard } from "./flush.ts";
import { insert } from "./insert.ts";
import { OutboxEntry, publishStaged, durableEntries } from "./outbox.ts";
import { isForeignKeyViolation, isDataException } from "./reading/sql/sql-state.ts";
import type { EmailMessage, LiveEvent, Services } from "./services.ts";

const GONE = "What this belongs to has just been deleted";

/** What a request changes, written in one transaction with the events and mails that follow from it. */
export abstract class UnitOfWork {
  /** At the database, the clock or whatever else may say something else next time. */
  dependsOnOutside = false;
  // TypeScript's private: Apollo hands resolvers a copy, which would lose #private members
  private readonly staged: OutboxEntry[] = [];
  private joining: Guard["verify"];
  private unit: EntityManager | undefined;

  constructor(
    /** Makes its unit of work, which what is answered by a statement never needs. */
    private readonly begin: () => EntityManager,
    protected readonly world: Services,
  ) {}

  get em(): EntityManager {
    this.dependsOnOutside = true;
    return (this.unit ??= this.begin());
  }

  get services(): Services {
    this.dependsOnOutside = true;
    return this.world;
  }

  now(): Date {
    this.dependsOnOutside = true;
    return this.services.clock.now();
  }

  /** Tells the subscribers of a topic, once what happened is committed. */
  publish(topic: string, payload: LiveEvent): void {
    this.stage({ kind: "live", topic, payload });
  }

  /** Has a letter sent, once what it tells of is committed. */
  sendMail(message: EmailMessage): void {
    this.stage({ kind: "mail", topic: "letter", payload: message as unknown as LiveEvent });
  }

  /** Has a job done, once what asks for it is committed. */
  enqueueJob(name: string, input: Record<string, string> = {}): void {
    this.stage({ kind: "job", topic: name, payload: input });
  }

  /** Has something done in the transaction of the next save: both happen, or neither. */
  joinSave(step: (em: EntityManager) => Promise<void>): void {
    this.joining = step;
  }

  private stage(facts: Pick<OutboxEntry, "kind" | "topic" | "payload">): void {
    this.staged.push(new OutboxEntry({ ...facts, createdAt: this.now() }));
  }

  /** What told of it is committed: what is not taken now stays, and is said when it is brought again. */
  private deliver(staged: readonly OutboxEntry[], written: readonly OutboxEntry[]): Promise<void> {
    return publishStaged(this.em, staged, this.services, written).catch(() => undefined);
  }

  /**
   * Writes all changes in one transaction; what was announced with them goes out after it.
   * @param guard what others lock first, too, who change what belongs to it, and what is asked then
   */
  async save(guard: Guard = {}): Promise<void> {
    refuseMissingValues(this.em);
    const staged = this.staged.splice(0);
    const written = durableEntries(staged, this.services);
    try {
      await flush(this.em.persist(written), this.joined(guard));
    } catch (error) {
      if (error instanceof OptimisticLockError) {
        throw await this.stale(error.getEntity() as StoredEntity);
      }
      if (error instanceof ForeignKeyConstraintViolationException) throw new Conflict(GONE);
      if (isDataException(error)) throw new Invalid({});
      throw error;
    }
    await this.deliver(staged, written);
  }

  private joined({ locking, verify }: Guard): Guard {
    const { joining } = this;
    this.joining = undefined;
    if (!joining) return { locking, verify };
    return {
      locking,
      verify: async (em) => {
        await verify?.(em);
        await joining(em);
      },
    };
  }

  /** Saves something new that may be there already: false if a unique key says that it is. */
  async saveUnique(guard: Guard = {}): Promise<boolean> {
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

  /** The refusal of a change that came too late, with what stands there now. */
  protected abstract stale(entity: StoredEntity): Promise<Conflict>;
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
