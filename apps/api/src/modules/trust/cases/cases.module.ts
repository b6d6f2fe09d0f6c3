import type { Config } from '../../../config.ts'
import { createCaseIntake } from './case-intake.ts'
import { createCasesRepository } from './cases.repository.ts'
import { createCasesService } from './cases.service.ts'

/** Cases of moderation, as other domains open them. */
export function createCasesModule({ newListings }: Pick<Config, 'newListings'>) {
  const repository = createCasesRepository()
  return {
    cases: createCasesService(repository),
    intake: createCaseIntake({ repository, newListings }),
  }
}
