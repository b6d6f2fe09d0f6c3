import type { ListingOfMembers } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { StoredFinding } from '../../../db/schema/index.ts'
import type { CasesService } from '../../trust/cases/cases.service.ts'
import type { SubjectsService } from '../../trust/moderation/subjects/subjects.service.ts'
import { hasOpenFinding } from './open-findings.repository.ts'

export type ListingCases = ReturnType<typeof createListingCases>

interface ListingCasesDeps {
  readonly cases: CasesService
  readonly subjects: SubjectsService
}

/** Opens moderation cases for what a desk does with the enquiries of its listing. */
export function createListingCases({ cases, subjects }: ListingCasesDeps) {
  return {
    /**
     * Opens a case with the finding, or adds it to the open case, unless that has the finding already.
     * Does nothing for a deleted listing.
     */
    async open(tx: Db, { kind, id }: ListingOfMembers, finding: StoredFinding): Promise<void> {
      const subject = await subjects.lock(tx, kind, id)
      if (!subject) return
      const { name, place, ownerId, revision } = subject
      const isKnown = await hasOpenFinding(tx, kind, id, finding)
      await cases.open(
        tx,
        { kind, id, name, place, ownerId },
        {
          why: 'scan',
          actorId: null,
          fromRevision: null,
          toRevision: revision,
          baseline: null,
          fields: [],
          heldFields: [],
          findings: isKnown ? [] : [finding],
        },
      )
    },
  }
}
