import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { CasesService } from '../../cases/cases.service.ts'
import { referenceOf } from '../queue/case-rows.ts'
import type { SubjectsRepository } from '../subjects/subjects.repository.ts'
import type { SchoolClaimsRepository } from './school-claims.repository.ts'

export type SchoolClaimsService = ReturnType<typeof createSchoolClaimsService>

interface SchoolClaimsDeps {
  readonly repository: SchoolClaimsRepository
  readonly cases: CasesService
  readonly subjects: SubjectsRepository
}

/** Requests to manage schools that have no owner. */
export function createSchoolClaimsService({ repository, cases, subjects }: SchoolClaimsDeps) {
  return {
    /** Opens a case for the request. Throws `not_found` or `conflict`. */
    async claim(
      { userId }: Caller,
      id: number,
      request: Body<'claimSchool'>,
    ): Promise<Schema<'SchoolClaimReceipt'>> {
      const caseId = await repository.transaction(async (tx) => {
        await subjects.lock(tx, 'school', [id])
        const [school] = await subjects.find('school', [id], tx)
        if (!school?.isPublic) throw new AppError('not_found', 'School not found.')
        if (school.ownerId !== null)
          throw new AppError('conflict', 'Someone else already manages this school.')
        if (await repository.isAsked(tx, id, userId))
          throw new AppError(
            'conflict',
            'You have already asked to manage this school. We will reply by email.',
          )
        const opened = await cases.open(
          tx,
          { kind: 'school', id, name: school.name, place: school.place, ownerId: null },
          {
            why: 'claim',
            actorId: userId,
            fromRevision: null,
            toRevision: school.revision,
            baseline: null,
            fields: [],
            heldFields: [],
            findings: [],
          },
        )
        await repository.add(tx, { schoolId: id, userId, caseId: opened }, request)
        return opened
      })
      return { reference: referenceOf(caseId) }
    },
  }
}
