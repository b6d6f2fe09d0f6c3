import { accountHandlers } from './account-handlers.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import { areasHandlers } from './modules/areas/areas.handlers.ts'
import { createAreasRepository } from './modules/areas/areas.repository.ts'
import { createAreasService } from './modules/areas/areas.service.ts'
import { blogsHandlers } from './modules/blogs/blogs.handlers.ts'
import { createBlogsRepository } from './modules/blogs/blogs.repository.ts'
import { createBlogsService } from './modules/blogs/blogs.service.ts'
import { bookmarksHandlers } from './modules/bookmarks/bookmarks.handlers.ts'
import { createBookmarksRepository } from './modules/bookmarks/bookmarks.repository.ts'
import { createBookmarksService } from './modules/bookmarks/bookmarks.service.ts'
import { contactHandlers } from './modules/contact/contact.handlers.ts'
import { createContactRepository } from './modules/contact/contact.repository.ts'
import { createContactService } from './modules/contact/contact.service.ts'
import { filtersHandlers } from './modules/filters/filters.handlers.ts'
import { createFiltersRepository } from './modules/filters/filters.repository.ts'
import { createFiltersService } from './modules/filters/filters.service.ts'
import { healthHandlers } from './modules/health/health.handlers.ts'
import { createImages } from './modules/images/image-addresses.ts'
import { jobsHandlers } from './modules/jobs/jobs.handlers.ts'
import { createJobsRepository } from './modules/jobs/jobs.repository.ts'
import { createJobsService } from './modules/jobs/jobs.service.ts'
import { createFormLimit } from './modules/limits/form-limit.ts'
import { createLimitsRepository } from './modules/limits/limits.repository.ts'
import { createLimitsService } from './modules/limits/limits.service.ts'
import { listingHandlers } from './modules/listing/listing.handlers.ts'
import { createListingService } from './modules/listing/listing.service.ts'
import { createMapRepository } from './modules/listing/map.repository.ts'
import { createMapService } from './modules/listing/map.service.ts'
import { createProductListRepository } from './modules/listing/product-list.repository.ts'
import { createProductListService } from './modules/listing/product-list.service.ts'
import { createSchoolListRepository } from './modules/listing/school-list.repository.ts'
import type { Outbox } from './modules/mail/outbox.service.ts'
import type { UploadsService } from './modules/media/uploads.service.ts'
import { newslettersHandlers } from './modules/newsletters/newsletters.handlers.ts'
import { createNewslettersRepository } from './modules/newsletters/newsletters.repository.ts'
import { createNewslettersService } from './modules/newsletters/newsletters.service.ts'
import { partnersHandlers } from './modules/partners/partners.handlers.ts'
import type { PartnersService } from './modules/partners/partners.service.ts'
import { createWidgetAddresses } from './modules/partners/widget-addresses.ts'
import type { WidgetRelease } from './modules/partners/widget-releases.ts'
import { createWidgetSuggestions } from './modules/partners/widget-suggestions.service.ts'
import { createGuessLimits } from './modules/passwords/guess-limits.ts'
import { createOwnPassword } from './modules/passwords/own-password.ts'
import { createPasswordsRepository } from './modules/passwords/passwords.repository.ts'
import { placesHandlers } from './modules/places/places.handlers.ts'
import { createPlacesRepository } from './modules/places/places.repository.ts'
import { createPlacesService } from './modules/places/places.service.ts'
import { createPlansRepository } from './modules/plans/plans.repository.ts'
import { createPlansService } from './modules/plans/plans.service.ts'
import { productsHandlers } from './modules/products/products.handlers.ts'
import { createProductsRepository } from './modules/products/products.repository.ts'
import { createProductsService } from './modules/products/products.service.ts'
import { createSchoolSummaries } from './modules/schools/school-summaries.ts'
import { schoolsHandlers } from './modules/schools/schools.handlers.ts'
import { createSchoolsRepository } from './modules/schools/schools.repository.ts'
import { createSchoolsService } from './modules/schools/schools.service.ts'
import { searchHandlers } from './modules/search/search.handlers.ts'
import { createSearch } from './modules/search/search.service.ts'
import { sessionsHandlers } from './modules/sessions/sessions.handlers.ts'
import type { SessionsService } from './modules/sessions/sessions.service.ts'
import { storesHandlers } from './modules/stores/stores.handlers.ts'
import { createStoresRepository } from './modules/stores/stores.repository.ts'
import { createStoresService } from './modules/stores/stores.service.ts'
import { videosHandlers } from './modules/videos/videos.handlers.ts'
import { createVideosRepository } from './modules/videos/videos.repository.ts'
import { createVideosService } from './modules/videos/videos.service.ts'
import type { Handlers } from './plugins/handler.ts'
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
