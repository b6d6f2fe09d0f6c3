/** The users who can open a page. Visitors are asked to sign in; other users get a 403 page. */
type Access = 'public' | 'signed-in' | 'admin'

/** A page. Its path is the id of its route. */
export interface PageEntry {
  /** The path pattern of the router, without BASE_PATH. */
  readonly path: string
  readonly access: Access
  /** The module that exports the page, as `page` or as `exportName`. */
  readonly module: string
  readonly exportName: string
  /** Whether the sitemap lists pages of this pattern. */
  readonly isInSitemap: boolean
  /**
   * Whether only EdBazaar's editors change what the page shows: browsers keep it for half a minute.
   * Pages of what providers edit are revalidated, so that providers see their changes.
   */
  readonly isEditorial: boolean
  /** Paths that match the pattern, for tests. The records they name need not exist. */
  readonly examples: readonly string[]
}

interface PageOptions {
  /** Required for a pattern with parameters. @default the path itself */
  examples?: readonly string[]
  /** @default 'page' */
  exportName?: string
  /** @default false */
  isEditorial?: boolean
}

/** A public page that the sitemap lists. `module` is an export of `packages/features`. */
function listedPage(path: string, module: string, options: PageOptions = {}): PageEntry {
  return { ...publicPage(path, module, options), isInSitemap: true }
}

/** A listed page of articles, videos, newsletters or fixed texts. */
const editorialPage = (path: string, module: string, options: PageOptions = {}) =>
  listedPage(path, module, { ...options, isEditorial: true })

/** A public page that the sitemap does not list. */
function publicPage(path: string, module: string, options: PageOptions = {}): PageEntry {
  const { examples = [path], exportName = 'page', isEditorial = false } = options
  const source = module.startsWith('.') ? module : `@edbazaar/feature-${module}`
  return {
    path,
    access: 'public',
    module: source,
    exportName,
    isInSitemap: false,
    isEditorial,
    examples,
  }
}

/** A page inside the account frame, for users who are signed in. */
function signedInPage(path: string, module: string, options: PageOptions = {}): PageEntry {
  return { ...publicPage(path, module, options), access: 'signed-in' }
}

/** A page inside the account frame, for admins. Its code is `packages/features/admin/{module}`. */
function adminPage(path: string, module: string, options: PageOptions = {}): PageEntry {
  const source = module.startsWith('.') ? module : `admin/${module}`
  return { ...publicPage(path, source, options), access: 'admin' }
}

/** Every page of the site: routes, their code, tests and bundle checks derive from this list. */
export const pageTable: readonly PageEntry[] = [
  listedPage('/', './home-page.tsx'),
  listedPage('/schools', 'schools/list'),
  listedPage('/schools/in/:state?/:place?', 'schools/areas', {
    examples: ['/schools/in', '/schools/in/karnataka', '/schools/in/karnataka/bengaluru'],
  }),
  listedPage('/schools/in/:state/:place?/board/:board', 'schools/areas', {
    examples: ['/schools/in/karnataka/board/cbse', '/schools/in/karnataka/bengaluru/board/cbse'],
  }),
  listedPage('/schools/board/:board', 'schools/areas', { examples: ['/schools/board/cbse'] }),
  publicPage('/schools/compare', 'shortlist/compare'),
  listedPage('/schools/:slug', 'schools/school', { examples: ['/schools/a-school-100000'] }),
  listedPage('/tuitions-and-activities', 'products/list'),
  listedPage('/beyond-school', 'products/home', {
    examples: ['/beyond-school', '/beyond-school?step=place'],
  }),
  listedPage('/beyond-school/tuitions', 'products/list', { exportName: 'tuitionsPage' }),
  listedPage('/beyond-school/activities', 'products/list', { exportName: 'activitiesPage' }),
  listedPage('/beyond-school/camps', 'products/list', { exportName: 'campsPage' }),
  listedPage('/beyond-school/workshops', 'products/list', { exportName: 'workshopsPage' }),
  listedPage('/products/:slug', 'products/product', { examples: ['/products/a-product-100000'] }),
  listedPage('/stores-details/:id', 'products/store', { examples: ['/stores-details/1'] }),
  listedPage('/jobs', 'jobs/list'),
  listedPage('/jobs/description/:id', 'jobs/job', { examples: ['/jobs/description/1'] }),
  publicPage('/jobs/alerts/confirm', 'jobs/alert-links', { exportName: 'confirmPage' }),
  publicPage('/jobs/alerts/keep', 'jobs/alert-links', { exportName: 'keepPage' }),
  publicPage('/jobs/alerts/end', 'jobs/alert-links', { exportName: 'endPage' }),
  publicPage('/jobs/reminders/end', 'jobs/alert-links', { exportName: 'endRemindersPage' }),
  publicPage('/global-search-result', 'search/results', {
    examples: ['/global-search-result?query=school'],
  }),
  editorialPage('/about-us', 'pages/about'),
  editorialPage('/partners', 'partners'),
  editorialPage('/privacy', 'pages/privacy'),
  editorialPage('/terms', 'pages/terms'),
  editorialPage('/blogs', 'blogs/list'),
  editorialPage('/blog-details/:url', 'blogs/blog', { examples: ['/blog-details/a-blog'] }),
  editorialPage('/videos', 'videos/overview'),
  editorialPage('/video/:kind', 'videos/kind', {
    examples: ['/video/discussions', '/video/contests', '/video/principal-talks'],
  }),
  // Not editorial: authors and admins take videos off the site, and browsers show that at once.
  listedPage('/video/:kind/:url', 'videos/video', { examples: ['/video/discussions/a-video'] }),
  listedPage('/contact-us', 'contact'),
  editorialPage('/careers', 'pages/careers'),
  editorialPage('/newsletters', 'newsletters'),
  publicPage('/newsletters/confirm', 'newsletters/confirm'),
  publicPage('/newsletters/unsubscribe', 'newsletters/unsubscribe'),
  editorialPage('/newsletters/:slug', 'newsletters/issue', { examples: ['/newsletters/an-issue'] }),
  publicPage('/users/forgot-password', 'sign-in/forgot-password'),
  publicPage('/users/reset-password', 'sign-in/reset-password'),
  publicPage('/users/confirm-email', 'sign-in/confirm-email'),
  publicPage('/users/member-invitation', 'sign-in/member-invitation'),
  publicPage('/enquiry', 'enquiries/link'),
  publicPage('/enquiry-confirmation', 'enquiries/confirmation'),
  publicPage('/login-by-link', 'sign-in/login-by-link'),
  signedInPage('/bookmarks', 'shortlist/bookmarks'),
  signedInPage('/my-job-applications', 'applications/mine'),
  signedInPage('/book/:slug/:batch', 'bookings/book', { examples: ['/book/a-product-100000/1'] }),
  signedInPage('/my-bookings', 'bookings/mine'),
  publicPage('/my-bookings/cancel', 'bookings/links', { exportName: 'cancelPage' }),
  signedInPage('/my-bookings/:id', 'bookings/booking', {
    examples: ['/my-bookings/8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f'],
  }),
  publicPage('/my-waitlists/leave', 'bookings/links', { exportName: 'leavePage' }),
  signedInPage('/my-waitlists/:id', 'bookings/waitlist', {
    examples: ['/my-waitlists/8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f'],
  }),
  signedInPage('/my-blogs', 'blogs/my-blogs'),
  signedInPage('/my-blogs/:id', 'blogs/editor', { examples: ['/my-blogs/1'] }),
  signedInPage('/my-blogs/:id/preview', 'blogs/preview', { examples: ['/my-blogs/1/preview'] }),
  signedInPage('/my-videos', 'videos/my-videos'),
  signedInPage('/my-videos/:id', 'videos/editor', { examples: ['/my-videos/1'] }),
  signedInPage('/video/contests/:url/enter', 'videos/enter', {
    examples: ['/video/contests/a-contest/enter'],
  }),
  signedInPage('/judging/:id', 'videos/judging', { examples: ['/judging/1'] }),
  signedInPage('/school/my-school-list', 'school-editor/my-schools'),
  signedInPage('/my-store-list', 'store-editor/my-stores'),
  signedInPage('/my-store-details/:id', 'store-editor/store-page', {
    examples: ['/my-store-details/1'],
  }),
  signedInPage('/subscriptions/:view?/:id?', 'subscriptions/pages', {
    examples: [
      '/subscriptions',
      '/subscriptions/change?plan=growth',
      '/subscriptions/billing',
      '/subscriptions/invoices/1',
    ],
  }),
  signedInPage('/sp-subscriptions', 'subscriptions/pages', { exportName: 'storesPage' }),
  signedInPage('/my-job-post', 'hiring/my-posts'),
  signedInPage('/job-post-form', 'hiring/post-form'),
  signedInPage('/edit-job-post/:id', 'hiring/post-form', { examples: ['/edit-job-post/1'] }),
  signedInPage('/preview/schools/:id', 'schools/preview', { examples: ['/preview/schools/1'] }),
  signedInPage('/preview/stores/:id', 'products/preview', {
    examples: ['/preview/stores/1'],
    exportName: 'storePreviewPage',
  }),
  signedInPage('/preview/services/:id', 'products/preview', {
    examples: ['/preview/services/1'],
    exportName: 'productPreviewPage',
  }),
  { ...signedInPage('/admin/overall-metrics', 'dashboard/metrics'), access: 'admin' },
  {
    ...signedInPage('/admin/overall-metrics/:name', 'dashboard/metrics', {
      examples: ['/admin/overall-metrics/enquiries'],
      exportName: 'rowsPage',
    }),
    access: 'admin',
  },
  signedInPage('/dashboard', 'dashboard/home'),
  signedInPage('/dashboard/admin', 'dashboard/choose', {
    examples: ['/dashboard/admin', '/dashboard/admin?redirect=go-to-my-schools'],
  }),
  signedInPage('/dashboard/schools', 'dashboard/listings', { exportName: 'schoolsPage' }),
  signedInPage('/dashboard/stores', 'dashboard/listings', { exportName: 'storesPage' }),
  signedInPage('/dashboard/batches', 'batches/pages', { exportName: 'calendarPage' }),
  signedInPage('/dashboard/batches/:id', 'batches/pages', {
    examples: ['/dashboard/batches/1'],
    exportName: 'batchPage',
  }),
  signedInPage('/dashboard/:listings/:id', 'dashboard/insights', {
    examples: ['/dashboard/schools/1', '/dashboard/stores/1'],
    exportName: 'listingPage',
  }),
  signedInPage('/dashboard/stores/products/:id', 'dashboard/insights', {
    examples: ['/dashboard/stores/products/1'],
    exportName: 'productPage',
  }),
  signedInPage('/dashboard/:listings/:id/members', 'members/members', {
    examples: ['/dashboard/schools/1/members', '/dashboard/stores/1/members'],
  }),
  signedInPage('/dashboard/:listings/:id/desk', 'desk/settings', {
    examples: ['/dashboard/schools/1/desk', '/dashboard/stores/1/desk'],
  }),
  signedInPage('/dashboard/:listings/enquiries', 'desk/inbox', {
    examples: ['/dashboard/schools/enquiries', '/dashboard/stores/enquiries'],
    exportName: 'allListingsPage',
  }),
  signedInPage('/dashboard/:listings/:id/enquiries', 'desk/inbox', {
    examples: ['/dashboard/schools/1/enquiries', '/dashboard/stores/1/enquiries'],
    exportName: 'listingPage',
  }),
  signedInPage('/dashboard/product/:id/enquiries', 'desk/inbox', {
    examples: ['/dashboard/product/1/enquiries'],
    exportName: 'productPage',
  }),
  signedInPage('/dashboard/all-batch-enquiries/:id/batches-enquiries', 'batches/pages', {
    examples: ['/dashboard/all-batch-enquiries/1/batches-enquiries'],
    exportName: 'familiesPage',
  }),
  signedInPage('/dashboard/general-enquiries', 'desk/inbox', { exportName: 'generalPage' }),
  signedInPage('/job-post/:id/applications', 'applicants/applications', {
    examples: ['/job-post/1/applications'],
    exportName: 'jobPage',
  }),
  signedInPage('/all-job-applications', 'applicants/applications', { exportName: 'allPage' }),
  {
    ...signedInPage('/dashboard/admin/job-applications/:id', 'applicants/applications', {
      examples: ['/dashboard/admin/job-applications/1'],
      exportName: 'oversightPage',
    }),
    access: 'admin',
  },
  signedInPage('/add-service/:id', 'service-editor/add-product', {
    examples: ['/add-service/1'],
  }),
  signedInPage('/edit-service/:id', 'service-editor/edit-product', {
    examples: ['/edit-service/1'],
  }),
  signedInPage('/profile/:id', './profile-page.tsx', { examples: ['/profile/1'] }),
  signedInPage('/profile-details/:id', 'account/profile-details', {
    examples: ['/profile-details/1'],
  }),
  signedInPage('/user-details/:id', 'account/user-details', { examples: ['/user-details/1'] }),
  adminPage('/dashboard/all-schools', './all-schools-page.tsx'),
  adminPage('/dashboard/all-stores', 'tables/stores'),
  adminPage('/dashboard/all-products', 'tables/products'),
  adminPage('/dashboard/admin-batches', 'tables/batches'),
  adminPage('/dashboard/all-jobs', 'tables/jobs'),
  adminPage('/dashboard/job-postings', 'tables/jobs', { exportName: 'waitingPage' }),
  adminPage('/dashboard/all-job-seekers', 'tables/job-seekers'),
  adminPage('/dashboard/all-users', 'tables/users'),
  adminPage('/dashboard/all-users/:id', 'user', { examples: ['/dashboard/all-users/1'] }),
  adminPage('/dashboard/all-inqueries', 'tables/enquiries'),
  adminPage('/admin/all-blogs', 'tables/blogs'),
  adminPage('/admin/all-blogs/:id', 'blog-review', { examples: ['/admin/all-blogs/1'] }),
  adminPage('/admin/all-videos', 'tables/videos'),
  adminPage('/admin/all-videos/:id', 'video-review', { examples: ['/admin/all-videos/1'] }),
  adminPage('/admin/contests', 'contests'),
  adminPage('/admin/contests/:id', 'contest', { examples: ['/admin/contests/1'] }),
  adminPage('/admin/newsletters', 'tables/newsletter-drafts'),
  adminPage('/admin/newsletters/:id', 'newsletter-draft', {
    examples: ['/admin/newsletters/new'],
  }),
  adminPage('/admin/invoices', 'tables/invoices'),
  adminPage('/admin/payments', 'tables/payments'),
  adminPage('/admin/filter-request', 'tables/filter-requests'),
  adminPage('/admin/audit-log', 'tables/audit-log'),
  adminPage('/admin/exited-users', 'tables/exited-users'),
  adminPage('/admin/contact-messages', 'tables/contact-messages'),
]

/** The frame around private pages. */
export const accountFrame = {
  id: 'account',
  module: '@edbazaar/feature-shell/account-frame',
  exportName: 'accountFrame',
} as const

/** The modules of each route, by route id. */
export const routeCode: Readonly<Record<string, Pick<PageEntry, 'module' | 'exportName'>>> = {
  [accountFrame.id]: accountFrame,
  ...Object.fromEntries(pageTable.map((page) => [page.path, page])),
}
