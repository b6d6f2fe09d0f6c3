import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { ApplicationEmails } from '../emails/application-emails.ts'
import type { ApplicationRecordRepository } from '../record/application-record.repository.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { employerActor, system } from '../record/event-actor.ts'
import type { HeldRepository } from './held.repository.ts'

export type HeldApplications = ReturnType<typeof createHeldApplications>

interface HeldDeps {
  readonly records: ApplicationRecordRepository
  readonly repository: HeldRepository
  readonly emails: ApplicationEmails
  readonly audit: Pick<AuditService, 'recordEdits'>
}

/** Applications that wait for a check, because the applicant seems to have applied with two accounts. */
export function createHeldApplications({ records, repository, emails, audit }: HeldDeps) {
  /** The employer sees them from now on, and their applicants get an email. */
  async function release(
    tx: Db,
    ids: readonly number[],
    actor: ReturnType<typeof employerActor>,
  ): Promise<void> {
    if (ids.length === 0) return
    await records.release(tx, ids)
    await records.addEvents(
      tx,
      ids.map((applicationId) => ({ applicationId, kind: 'released' as const, ...actor })),
    )
    for (const record of await records.byIds(tx, ids)) await emails.sent(tx, record)
  }

  return {
    /** Holds an application that repeats an earlier one, and tells both applicants. Returns whether it is held. */
    async hold(tx: Db, record: ApplicationRecord): Promise<boolean> {
      const { id, jobId } = record.application
      await repository.lockJob(tx, jobId)
      const earlierId = await repository.earlierOf(tx, id)
      if (earlierId === undefined) return false
      await records.change(tx, id, { heldForId: earlierId })
      await records.addEvents(tx, [{ applicationId: id, kind: 'held', ...system }])
      const [earlier] = await records.byIds(tx, [earlierId])
      await emails.held(tx, record)
      if (earlier) await emails.repeated(tx, earlier)
      return true
    },

    /** Releases those that were held because of an application, which is withdrawn. */
    async releaseFor(tx: Db, { application }: ApplicationRecord): Promise<void> {
      await release(tx, await repository.heldFor(tx, application.id), system)
    },

    /** Releases an application; the reason goes into the audit log. Throws `not_found`, `conflict`. */
    async release(caller: Caller, publicId: string, reason: string): Promise<void> {
      await records.transaction(async (tx) => {
        const found = await repository.find(tx, publicId)
        if (!found) throw new AppError('not_found', 'Application not found.')
        if (!found.isHeld) throw new AppError('conflict', 'This application is not held.')
        const [record] = await records.byIds(tx, [found.id])
        if (!record) throw new AppError('not_found', 'Application not found.')
        await audit.recordEdits(tx, {
          entity: 'job',
          entityId: record.job.id,
          actor: { userId: caller.userId, role: 'admin' },
          revision: null,
          reason,
          edits: [{ field: 'application_release', after: publicId }],
        })
        await release(tx, [found.id], employerActor(caller, false))
      })
      emails.wake()
    },
  }
}
