import type { Db } from '../../../../db/connect.ts'
import type { ModeratedKind } from './subject-kinds.ts'
import type { SubjectRow } from './subject-row.ts'
import type { SubjectsRepository } from './subjects.repository.ts'

export type SubjectsService = ReturnType<typeof createSubjectsService>

/** The records that are moderated, for the domains that open cases about them. */
export function createSubjectsService(repository: Pick<SubjectsRepository, 'find' | 'lock'>) {
  return {
    /** Locks a record until the transaction ends; undefined if its owner has deleted it. */
    async lock(tx: Db, kind: ModeratedKind, id: number): Promise<SubjectRow | undefined> {
      await repository.lock(tx, kind, [id])
      const [subject] = await repository.find(kind, [id], tx)
      return subject
    },
  }
}
