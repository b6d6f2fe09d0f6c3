import type { Db } from '../../../db/connect.ts'
import { createLimitsRepository } from '../../platform/rate-limits/limits.repository.ts'
import { createLimitsInBlocks } from '../../platform/rate-limits/limits-in-blocks.ts'
import { createPartnerCounts } from './partner-counts.ts'
import { createPartnersRepository } from './partners.repository.ts'
import { createPartnersService, type PartnersService } from './partners.service.ts'

interface PartnersConfig {
  readonly publicUrl: string
  readonly basePath: string
  readonly widgetRateLimit: number
  readonly partnerRateLimit: number
}

/** The partners service with everything it stands on. */
export function createPartners(config: PartnersConfig, db: Db): PartnersService {
  const { publicUrl, basePath } = config
  const repository = createPartnersRepository(db)
  return createPartnersService({
    repository,
    counts: createPartnerCounts(repository),
    limits: createLimitsInBlocks(createLimitsRepository(db)),
    publicUrl,
    helpUrl: `${publicUrl}${basePath}/partners`,
    perAddress: config.widgetRateLimit,
    perPartner: config.partnerRateLimit,
  })
}
