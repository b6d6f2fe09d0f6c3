import type { Db } from '../../../db/connect.ts'
import type {
  ActionEntry,
  AuditedRecord,
  AuditRepository,
  NewAuditEntry,
  Retention,
} from './audit.repository.ts'
import { storedValuesOf } from './excerpt.ts'

export type AuditService = ReturnType<typeof createAuditService>
export type { ActionEntry, AuditedRecord }

export interface Actor {
  /** Null for the system. */
  readonly userId: number | null
  readonly role: NewAuditEntry['actorRole']
}

interface AuditedWrite extends AuditedRecord {
  readonly actor: Actor
  /** Of the record after the write; null if the write has none. */
  readonly revision: number | null
  readonly reason?: string | null
  /** The action of an admin that `beginAction` began; without it, the write is an action of its own. */
  readonly actionId?: number
}

/** A field's change. Leave the values out if they are secret or personal. */
interface FieldChange {
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
}

/** An action of an admin on one or many records. */
interface AdminActionRecord {
  readonly id: number
  readonly actorId: number
  readonly verb: string
  readonly reasonCode?: string | null
  readonly reasonText?: string | null
  readonly undoesActionId?: number
}

type Line = Pick<NewAuditEntry, 'field' | 'before' | 'after' | 'isExcerpt'>

/** Entries of an action per statement. */
const entriesAtOnce = 2_000

/** Years for which edits by owners are kept, and how many of each user. */
const defaultRetention: Retention = { years: 2, editsPerUser: 10_000 }

const verbs = {
  created: 'create',
  edited: 'edit',
  removed: 'remove',
  restored: 'restore',
} as const

/** The log of every write by a provider, a user or an admin. */
export function createAuditService(
  repository: AuditRepository,
  retention: Retention = defaultRetention,
) {
  async function add(
    tx: Db,
    { actor, entity, entityId, revision, reason = null, actionId: begun }: AuditedWrite,
    action: keyof typeof verbs,
    lines: readonly Line[],
  ): Promise<void> {
    if (lines.length === 0) return
    const { userId, role: actorRole } = actor
    const actionId =
      actorRole === 'admin'
        ? await repository.addAdminAction(tx, {
            ...(begun !== undefined && { id: begun }),
            actorId: userId,
            verb: verbs[action],
            reasonText: reason,
            rows: lines.length,
          })
        : null
    const common = { userId, actorRole, action, entity, entityId, revision, reason, actionId }
    await repository.addEntries(
      tx,
      lines.map((line) => ({ ...common, ...line })),
    )
  }

  /**
   * Extends the owner's own latest entry of a field by a change that follows within minutes. Returns
   * the lines that need entries of their own: those without values, of long texts, and of batches,
   * whose conflicts are resolved with the value at every revision.
   */
  async function fold(tx: Db, write: AuditedWrite, lines: readonly Line[]): Promise<Line[]> {
    const { actor, entity, entityId, revision } = write
    if (actor.userId === null || actor.role !== 'owner' || entity === 'batch') return [...lines]
    const isFoldable = (line: Line) => !line.isExcerpt && line.after !== undefined
    const fields = lines.filter(isFoldable).flatMap(({ field }) => field ?? [])
    if (fields.length === 0) return [...lines]
    const latest = await repository.latestEdits(tx, { entity, entityId, fields })
    const own = latest.filter(
      (entry) => entry.userId === actor.userId && entry.actorRole === 'owner' && !entry.isExcerpt,
    )
    for (const { id, field } of own) {
      const after = lines.find((line) => line.field === field)?.after
      await repository.extendEdit(tx, id, { after, revision })
    }
    const folded = new Set(own.map(({ field }) => field))
    return lines.filter((line) => !folded.has(line.field ?? null))
  }

  return {
    /** Records that the actor created a record, in the transaction that creates it. */
    recordCreation: (tx: Db, write: AuditedWrite & { readonly after?: unknown }) =>
      add(tx, write, 'created', [{ after: write.after }]),

    /**
     * Records that the actor changed fields, in the transaction that changes them. What an admin
     * changes is stored in full, because it can be undone.
     */
    async recordEdits(
      tx: Db,
      write: AuditedWrite & { readonly edits: readonly FieldChange[] },
    ): Promise<void> {
      if (write.actor.role === 'admin') return add(tx, write, 'edited', write.edits)
      const lines = write.edits.map(storedLineOf)
      await add(tx, write, 'edited', await fold(tx, write, lines))
    },

    /** Records that the actor removed a record, in the transaction that removes it. */
    recordRemoval: (tx: Db, write: AuditedWrite & { readonly before?: unknown }) =>
      add(tx, write, 'removed', [{ before: write.before }]),

    /** Records that the actor restored a deleted record, in the transaction that restores it. */
    recordRestoration: (tx: Db, write: AuditedWrite & { readonly after?: unknown }) =>
      add(tx, write, 'restored', [{ after: write.after }]),

    /** Records that the system permanently removed records, in the transaction that removes them. */
    async recordPurge(
      tx: Db,
      purged: readonly (AuditedRecord & { revision: number; before: unknown })[],
      reason: string,
    ): Promise<void> {
      if (purged.length === 0) return
      await repository.addEntries(
        tx,
        purged.map((record) => ({ ...record, actorRole: 'system', action: 'removed', reason })),
      )
    },

    /** Records that an admin read personal data: which part of a record, and why if a reason is needed. */
    recordRead: (
      tx: Db,
      read: AuditedRecord & {
        readonly actorId: number
        readonly field: string
        /** Ids of what was read, never the data. */
        readonly of: unknown
        readonly reason?: string | null
      },
    ): Promise<void> =>
      repository.addEntries(tx, [
        {
          userId: read.actorId,
          actorRole: 'admin',
          action: 'read',
          entity: read.entity,
          entityId: read.entityId,
          field: read.field,
          after: read.of,
          reason: read.reason ?? null,
        },
      ]),

    /** Deletes the edits that need not be kept. */
    async prune(): Promise<void> {
      let pruned = 0
      do pruned = await repository.prune(retention)
      while (pruned > 0)
    },

    beginAction: repository.beginAction,

    /**
     * Records an action of an admin on many records, in the transaction that makes it; `beginAction`
     * returned its id.
     */
    async recordAction(
      tx: Db,
      action: AdminActionRecord,
      entries: readonly ActionEntry[],
    ): Promise<void> {
      const { id, actorId, reasonText = null } = action
      await repository.addAdminAction(tx, { ...action, rows: entries.length })
      const by = { actionId: id, userId: actorId, reason: reasonText }
      for (let from = 0; from < entries.length; from += entriesAtOnce)
        await repository.addActionEntries(tx, by, entries.slice(from, from + entriesAtOnce))
    },

    fieldsChangedAfter: repository.fieldsChangedAfter,
    valuesAt: repository.valuesAt,
    lastChange: repository.lastChange,
  }
}

const storedLineOf = ({ field, before, after }: FieldChange): Line => ({
  field,
  ...storedValuesOf({ before, after }),
})
