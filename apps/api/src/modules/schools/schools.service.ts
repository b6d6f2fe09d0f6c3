import { AppError } from '../../app-error.ts'
import { toSchoolPage } from './school-page.ts'
import type { SchoolSummaries } from './school-summaries.ts'
import { toSchoolSummary } from './school-summary.ts'
import type { SchoolsRepository } from './schools.repository.ts'

export interface SchoolsNeeds {
  readonly repository: SchoolsRepository
  readonly summaries: SchoolSummaries
}

export type SchoolsService = ReturnType<typeof createSchoolsService>

export function createSchoolsService({ repository, summaries }: SchoolsNeeds) {
  return {
    /** A school's page. Throws `not_found` where no live school has the slug. */
    async page(slug: string) {
      const setting = await summaries.setting()
      const found = await repository.findPage(slug, setting.catalogue.boards)
      if (!found) throw new AppError('not_found', 'There is no school at this address.')
      const similar = found.similar.map((row) => toSchoolSummary(row, row.distanceKm, setting))
      return toSchoolPage({ ...found, similar }, setting)
    },
  }
}
