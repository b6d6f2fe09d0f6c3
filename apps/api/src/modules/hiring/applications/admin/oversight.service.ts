import { type Caller, forbidden } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { NameOfUser } from '../../../accounts/users/name-of-user.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { AnswerFilesRepository } from '../cv/answer-files.repository.ts'
import type { CvRepository } from '../cv/cv.repository.ts'
import type { CvAddresses } from '../cv/cv-addresses.ts'
import { requireReadableFile } from '../cv/readable-file.ts'
import type { ApplicationAccess } from '../employer/application-access.ts'
import type { ApplicationRecordRepository } from '../record/application-record.repository.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { employerActor } from '../record/event-actor.ts'
import type { OversightRepository } from './oversight.repository.ts'

export type Oversight = ReturnType<typeof createOversight>

interface OversightDeps {
  readonly repository: OversightRepository
  readonly nameOfUser: NameOfUser
  readonly access: ApplicationAccess
  readonly records: Pick<ApplicationRecordRepository, 'transaction' | 'addEvents'>
  readonly cvs: Pick<CvRepository, 'find'>
  readonly files: Pick<AnswerFilesRepository, 'promptOf'>
  readonly addresses: CvAddresses
  readonly audit: Pick<AuditService, 'recordRead'>
}

/** The applications of a listing for admins who do not work for it. Every reading is logged. */
export function createOversight(deps: OversightDeps) {
  const { repository, nameOfUser, access, records, cvs, files, addresses, audit } = deps

  return {
    /** Logs that an admin reads an application, before it is shown. */
    logReading: ({ userId }: Caller, { application, job }: ApplicationRecord): Promise<void> =>
      records.transaction((tx) =>
        audit.recordRead(tx, {
          entity: 'job',
          entityId: job.id,
          actorId: userId,
          field: 'application',
          of: application.publicId,
        }),
      ),

    /**
     * An address of the CV, or of the file that answers a question, for the reason that goes into the
     * audit log. Throws `forbidden` unless a case about the job is open, and `not_found` without a CV
     * that may be shown.
     */
    async cvAddress(
      caller: Caller,
      publicId: string,
      { reason, questionId }: { readonly reason: string; readonly questionId: number | undefined },
    ) {
      const { record } = await access.open(caller, publicId, 'see applications')
      const { application, job } = record
      const { id } = application
      const prompt = await requireReadableFile({ cvs, files }, record, questionId)
      if (!(await repository.hasOpenCase(job.id)))
        throw forbidden('Admins can open a CV only while a case about the job is open.')
      await records.transaction(async (tx) => {
        await records.addEvents(tx, [
          {
            applicationId: id,
            kind: prompt === null ? 'cv' : 'file',
            detail: prompt,
            ...employerActor(caller, false),
          },
        ])
        await audit.recordRead(tx, {
          entity: 'job',
          entityId: job.id,
          actorId: caller.userId,
          field: prompt === null ? 'application_cv' : 'application_file',
          of: publicId,
          reason,
        })
      })
      return addresses.of(id, questionId)
    },

    /** The `SeekerApplications` of the contract; reading it is logged. */
    applicationsOf: ({ userId: actorId }: Caller, userId: number) =>
      records.transaction(async (tx): Promise<Schema<'SeekerApplications'>> => {
        const name = await nameOfUser(userId, tx)
        const sent = await repository.sentBy(tx, userId)
        // There is no such user.
        if (name === '' && sent.length === 0) return { name, data: [] }
        await audit.recordRead(tx, {
          entity: 'user',
          entityId: userId,
          actorId,
          field: 'applications',
          of: sent.length,
        })
        return {
          name,
          data: sent.flatMap(({ submittedAt, isHeld, ...each }) =>
            submittedAt === null
              ? []
              : [{ ...each, submitted_at: submittedAt.toISOString(), is_held: isHeld }],
          ),
        }
      }),
  }
}
