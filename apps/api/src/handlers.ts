import { accountHandlers } from './account-handlers.ts'
import type { Config } from './config.ts'
import type { Handlers } from './contract/operations.ts'
import type { Database } from './db/connect.ts'
import { createGuessLimits } from './modules/accounts/passwords/guess-limits.ts'
import { createOwnPassword } from './modules/accounts/passwords/own-password.ts'
import { createPasswordsRepository } from './modules/accounts/passwords/passwords.repository.ts'
import { sessionsHandlers } from './modules/accounts/sessions/sessions.handlers.ts'
import type { SessionsService } from './modules/accounts/sessions/sessions.service.ts'
import { areasHandlers } from './modules/catalogue/areas/areas.handlers.ts'
import { createAreasRepository } from './modules/catalogue/areas/areas.repository.ts'
import { createAreasService } from './modules/catalogue/areas/areas.service.ts'
import { bookmarksHandlers } from './modules/catalogue/bookmarks/bookmarks.handlers.ts'
import { createBookmarksRepository } from './modules/catalogue/bookmarks/bookmarks.repository.ts'
import { createBookmarksService } from './modules/catalogue/bookmarks/bookmarks.service.ts'
import { filtersHandlers } from './modules/catalogue/filters/filters.handlers.ts'
import { createFiltersRepository } from './modules/catalogue/filters/filters.repository.ts'
import { createFiltersService } from './modules/catalogue/filters/filters.service.ts'
import { listingHandlers } from './modules/catalogue/lists/listing.handlers.ts'
import { createListingService } from './modules/catalogue/lists/listing.service.ts'
import { createMapRepository } from './modules/catalogue/lists/map.repository.ts'
import { createMapService } from './modules/catalogue/lists/map.service.ts'
import { createProductListRepository } from './modules/catalogue/lists/product-list.repository.ts'
import { createProductListService } from './modules/catalogue/lists/product-list.service.ts'
import { createSchoolListRepository } from './modules/catalogue/lists/school-list.repository.ts'
import { productsHandlers } from './modules/catalogue/products/products.handlers.ts'
import { createProductsRepository } from './modules/catalogue/products/products.repository.ts'
import { createProductsService } from './modules/catalogue/products/products.service.ts'
import { createSchoolSummaries } from './modules/catalogue/schools/school-summaries.ts'
import { schoolsHandlers } from './modules/catalogue/schools/schools.handlers.ts'
import { createSchoolsRepository } from './modules/catalogue/schools/schools.repository.ts'
import { createSchoolsService } from './modules/catalogue/schools/schools.service.ts'
import { storesHandlers } from './modules/catalogue/stores/stores.handlers.ts'
import { createStoresRepository } from './modules/catalogue/stores/stores.repository.ts'
import { createStoresService } from './modules/catalogue/stores/stores.service.ts'
import { blogsHandlers } from './modules/content/blogs/blogs.handlers.ts'
import { createBlogsRepository } from './modules/content/blogs/blogs.repository.ts'
import { createBlogsService } from './modules/content/blogs/blogs.service.ts'
import { newslettersHandlers } from './modules/content/newsletters/newsletters.handlers.ts'
import { createNewslettersRepository } from './modules/content/newsletters/newsletters.repository.ts'
import { createNewslettersService } from './modules/content/newsletters/newsletters.service.ts'
import { videosHandlers } from './modules/content/videos/videos.handlers.ts'
import { createVideosRepository } from './modules/content/videos/videos.repository.ts'
import { createVideosService } from './modules/content/videos/videos.service.ts'
import { jobsHandlers } from './modules/hiring/jobs/jobs.handlers.ts'
import { createJobsRepository } from './modules/hiring/jobs/jobs.repository.ts'
import { createJobsService } from './modules/hiring/jobs/jobs.service.ts'
import { contactHandlers } from './modules/leads/contact/contact.handlers.ts'
import { createContactRepository } from './modules/leads/contact/contact.repository.ts'
import { createContactService } from './modules/leads/contact/contact.service.ts'
import { healthHandlers } from './modules/platform/health/health.handlers.ts'
import { createImages } from './modules/platform/images/image-addresses.ts'
import type { Outbox } from './modules/platform/mail/outbox.service.ts'
import type { UploadsService } from './modules/platform/media/uploads.service.ts'
import { placesHandlers } from './modules/platform/places/places.handlers.ts'
import { createPlacesRepository } from './modules/platform/places/places.repository.ts'
import { createPlacesService } from './modules/platform/places/places.service.ts'
import { createFormLimit } from './modules/platform/rate-limits/form-limit.ts'
import { createLimitsRepository } from './modules/platform/rate-limits/limits.repository.ts'
import { createLimitsService } from './modules/platform/rate-limits/limits.service.ts'
import { createPlansRepository } from './modules/providers/plans/plans.repository.ts'
import { createPlansService } from './modules/providers/plans/plans.service.ts'
import { partnersHandlers } from './modules/search/partners/partners.handlers.ts'
import type { PartnersService } from './modules/search/partners/partners.service.ts'
import { createWidgetAddresses } from './modules/search/partners/widget-addresses.ts'
import type { WidgetRelease } from './modules/search/partners/widget-releases.ts'
import { createWidgetSuggestions } from './modules/search/partners/widget-suggestions.service.ts'
import { searchHandlers } from './modules/search/search.handlers.ts'
import { createSearch } from './modules/search/search.service.ts'
import { schoolProviderHandlers } from './school-provider-handlers.ts'
import { signInHandlers } from './sign-in-handlers.ts'
import { storeProviderHandlers } from './store-provider-handlers.ts'

type HandlersConfig = Pick<
  Config,
  | 'basePath'
  | 'publicUrl'
  | 'contactEmail'
  | 'formRateLimit'
  | 'site'
  | 'googleIssuer'
  | 'googleKeysUrl'
  | 'signInRateLimit'
  | 'plans'
>

/** What is made for the whole app, and used by those who answer. */
export interface HandlerDeps {
  readonly outbox: Outbox
  readonly partners: PartnersService
  readonly sessions: SessionsService
  readonly uploads: UploadsService
  /** The newest first. */
  readonly widgetReleases: readonly WidgetRelease[]
}

/** Who answers each operation of the contract. */
export function handlersOf(
  config: HandlersConfig,
  database: Database,
  { outbox, partners, sessions, uploads, widgetReleases }: HandlerDeps,
): Handlers {
  const { basePath } = config
  const { db, pool } = database
  const images = createImages(basePath)
  const filters = createFiltersService(createFiltersRepository(db))
  const places = createPlacesService(createPlacesRepository(db))
  const repository = createSchoolsRepository(pool)
  const summaries = createSchoolSummaries({ repository, filters, images })
  const listing = createListingService({
    repository: createSchoolListRepository(pool),
    filters,
    places,
    summaries: summaries.of,
  })
  const map = createMapService({ repository: createMapRepository(pool), filters, places })
  const schools = createSchoolsService({ repository, summaries, places })
  const areas = createAreasService({
    repository: createAreasRepository(pool),
    filters,
    summaries: summaries.of,
  })
  const products = createProductsService({
    repository: createProductsRepository(db),
    filters,
    images,
  })
  const productList = createProductListService({
    repository: createProductListRepository(pool),
    filters,
    places,
    summaries: products.summaries,
  })
  const stores = createStoresService({
    repository: createStoresRepository(db),
    products,
    images,
  })
  const jobs = createJobsService({
    repository: createJobsRepository(db),
    images,
    schoolSummaries: summaries.of,
    places,
  })
  const blogs = createBlogsService({ repository: createBlogsRepository(db), images })
  const plans = createPlansService(createPlansRepository(db), config.plans)
  const limits = createLimitsService(createLimitsRepository(db))
  const formLimit = createFormLimit(limits, config.formRateLimit)
  const guesses = createGuessLimits({ limits, sessions, perIpPrefix: config.signInRateLimit })
  const ownPassword = createOwnPassword({ repository: createPasswordsRepository(db), guesses })
  const contact = createContactService({
    repository: createContactRepository(db),
    outbox,
    contactEmail: config.contactEmail,
  })
  const newsletters = createNewslettersService({
    repository: createNewslettersRepository(db),
    outbox,
    limits,
    site: config.publicUrl + basePath,
  })
  const search = createSearch(pool)
  const addresses = createWidgetAddresses(config.publicUrl + basePath)
  return {
    ...listingHandlers(listing, map, productList),
    ...schoolsHandlers(schools),
    ...areasHandlers(areas),
    ...filtersHandlers(filters),
    ...productsHandlers(products),
    ...storesHandlers(stores),
    ...jobsHandlers(jobs),
    ...blogsHandlers(blogs),
    ...videosHandlers(
      createVideosService({
        repository: createVideosRepository(db),
        images,
        schoolSummaries: summaries.of,
      }),
    ),
    ...placesHandlers(places),
    ...searchHandlers({
      search,
      images,
      schoolSummaries: summaries.of,
      productSummaries: products.summaries,
    }),
    ...partnersHandlers({
      ...{ partners, addresses, releases: widgetReleases },
      widget: createWidgetSuggestions({
        ...{ search, places, addresses },
        schoolSummaries: summaries.of,
        productSummaries: products.summaries,
      }),
    }),
    ...contactHandlers(contact, formLimit),
    ...newslettersHandlers(newsletters, formLimit),
    ...sessionsHandlers(sessions),
    ...bookmarksHandlers(
      createBookmarksService({
        repository: createBookmarksRepository(db),
        summaries: {
          school: (ids) => summaries.of(ids.map((id) => ({ id, distanceKm: null }))),
          product: (ids) => products.summaries(ids.map((id) => ({ id }))),
          job: jobs.summaries,
          blog: blogs.summaries,
        },
      }),
    ),
    ...signInHandlers(config, {
      ...{ db, outbox, sessions, limits, formLimit, guesses, ownPassword },
    }),
    ...accountHandlers(config, {
      ...{ db, filters, images, plans, uploads, outbox, limits, formLimit, ownPassword },
    }),
    ...storeProviderHandlers({
      ...{ db, filters, limits, images, places, plans, products, uploads },
    }),
    ...schoolProviderHandlers({
      ...{ db, filters, limits, images, plans, summaries, uploads },
    }),
    ...healthHandlers({ db }),
  }
}
