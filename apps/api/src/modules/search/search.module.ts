import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { Catalogue } from '../catalogue/catalogue.module.ts'
import type { CachedReads } from '../platform/changes/cached-reads.ts'
import type { PublicChanges } from '../platform/changes/public-changes.ts'
import type { Platform } from '../platform/platform.module.ts'
import type { ScheduledTask } from '../platform/queue/task-queue.ts'
import { createPlaceFinder } from './near/place-finder.ts'
import { partnersHandlers } from './partners/partners.handlers.ts'
import { createPartnersRepository } from './partners/partners.repository.ts'
import { createPartnersService } from './partners/partners.service.ts'
import { createUsageCounter } from './partners/usage-counter.ts'
import { createWidgetAddresses } from './partners/widget-addresses.ts'
import type { WidgetRelease } from './partners/widget-releases.ts'
import { createWidgetSuggestions } from './partners/widget-suggestions.service.ts'
import { createPopularSearches } from './popular/popular-searches.service.ts'
import { createQueryLogRepository } from './query-log/query-log.repository.ts'
import { createQueryLog } from './query-log/query-log.service.ts'
import { createResultsPage } from './results/results-page.service.ts'
import { searchHandlers } from './search.handlers.ts'
import { createSearch } from './search.service.ts'
import { createCandidatesRepository } from './suggest/candidates.repository.ts'
import { createSuggestions } from './suggestions.service.ts'
import { createAnswers } from './understanding/answer.service.ts'
import type { JobLists } from './understanding/job-lists.ts'
import { createQueryPlacesRepository } from './understanding/places/places.repository.ts'
import { createUnderstanding } from './understanding/understand.service.ts'

export interface SearchModuleDeps {
  readonly config: Pick<Config, 'basePath' | 'publicUrl' | 'widgetRateLimit' | 'partnerRateLimit'>
  readonly database: Database
  readonly platform: Platform
  readonly catalogue: Catalogue
  readonly hiring: { readonly jobs: JobLists }
  readonly reads: CachedReads
  readonly changes: Pick<PublicChanges, 'onPlacesChange'>
  /** Newest first. */
  readonly widgetReleases: readonly WidgetRelease[]
}

/** Search for schools, products, jobs and stores, and the search widget for partner sites. */
export function createSearchModule(deps: SearchModuleDeps) {
  const { config, platform, catalogue, widgetReleases } = deps
  const { db, pool } = deps.database
  const site = config.publicUrl + config.basePath
  const resultsPath = `${config.basePath}/global-search-result?`
  const partnersRepository = createPartnersRepository(db)
  const partners = createPartnersService({
    repository: partnersRepository,
    counts: createUsageCounter(partnersRepository),
    limits: platform.limitsInBlocks,
    publicUrl: config.publicUrl,
    helpUrl: `${site}/partners`,
    perIpPrefix: config.widgetRateLimit,
    perPartner: config.partnerRateLimit,
  })
  const search = createSearch(createCandidatesRepository(pool, deps.reads))
  const { filters, schoolList, productList, areas } = catalogue
  const understanding = createUnderstanding({
    repository: createQueryPlacesRepository(pool),
    filters,
    changes: deps.changes,
  })
  const answers = createAnswers({
    understanding,
    search,
    filters,
    schoolList,
    productList,
    areas,
    jobs: deps.hiring.jobs,
    schoolSummaries: catalogue.schoolSummaries.of,
  })
  const places = createPlaceFinder(platform.places)
  const suggestions = createSuggestions({ search, answers })
  const queryLogRepository = createQueryLogRepository(db)
  const queryLog = createQueryLog(queryLogRepository, (error) =>
    console.error('A search could not be counted.', error),
  )
  const popular = createPopularSearches({ queryLog: queryLogRepository, understanding, schoolList })
  const addresses = createWidgetAddresses(site)
  const schoolSummaries = catalogue.schoolSummaries.of
  const productSummaries = catalogue.products.summaries
  return {
    search,
    partners,
    /** Reads what every search needs, so that the first ones after a start are as fast as others. */
    async warmUp(): Promise<void> {
      await Promise.all([search.warmUp(), understanding.warmUp()])
    },

    /** Reads what spares searches a query. */
    warmUpMore: understanding.warmUpMore,

    /** Counts the search of a results page that is answered from memory. */
    countCachedPage(url: string): void {
      if (!url.startsWith(resultsPath)) return
      const { searchParams } = new URL(url, config.publicUrl)
      const isFirst = (searchParams.get('page') ?? '1') === '1'
      if (isFirst) void queryLog.countAgain(searchParams.get('query') ?? '')
    },

    tasks: [
      { name: 'prune-search-queries', cron: '40 3 * * *', run: queryLog.prune },
    ] satisfies ScheduledTask[],
    handlers: {
      ...searchHandlers({
        results: createResultsPage({
          search,
          answers,
          places,
          images: platform.images,
          schoolSummaries,
          productSummaries,
        }),
        suggestions,
        answers,
        popular,
        queryLog,
        images: platform.images,
      }),
      ...partnersHandlers({
        partners,
        addresses,
        releases: widgetReleases,
        widget: createWidgetSuggestions({
          suggestions,
          places,
          addresses,
          schoolSummaries,
          productSummaries,
        }),
      }),
    } satisfies Partial<Handlers>,
  }
}
