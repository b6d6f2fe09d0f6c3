/** Slugs of a place, a board, or both. */
interface AreaPlace {
  state?: string | null | undefined
  /** Slug of a city or district; requires `state`. */
  place?: string | null | undefined
  board?: string | null | undefined
}

function areaPath({ state, place, board }: AreaPlace): string {
  if (!state) return board ? `/schools/board/${board}` : '/schools/in'
  return [`/schools/in/${state}`, place, board && `board/${board}`].filter(Boolean).join('/')
}

/** Paths of pages, without BASE_PATH. Parameters are encoded. */
export const paths = {
  home: '/',
  search: '/global-search-result',
  searchFor: (query: string) => `/global-search-result?query=${encodeURIComponent(query)}`,

  schools: '/schools',
  school: (slug: string) => `/schools/${encodeURIComponent(slug)}`,
  compareSchools: '/schools/compare',
  /** Schools by state, district, city and board. */
  area: areaPath,
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  store: (id: number) => `/stores-details/${id}`,

  tuitionsAndActivities: '/tuitions-and-activities',
  beyondSchool: '/beyond-school',
  tuitions: '/beyond-school/tuitions',
  activities: '/beyond-school/activities',
  camps: '/beyond-school/camps',
  workshops: '/beyond-school/workshops',

  jobs: '/jobs',
  job: (id: number) => `/jobs/description/${id}`,

  blogs: '/blogs',
  blog: (url: string) => `/blog-details/${encodeURIComponent(url)}`,
  videos: '/videos',
  discussions: '/video/discussions',
  discussion: (url: string) => `/video/discussions/${encodeURIComponent(url)}`,
  contests: '/video/contests',
  contest: (url: string) => `/video/contests/${encodeURIComponent(url)}`,
  principalTalks: '/video/principal-talks',
  principalTalk: (url: string) => `/video/principal-talks/${encodeURIComponent(url)}`,

  profile: (id: number) => `/profile/${id}`,
  /** The user's enquiries, with one of them open. */
  myEnquiries: (userId: number, enquiry?: string) =>
    `/profile/${userId}?tab=enquiries${enquiry === undefined ? '' : `&enquiry=${enquiry}`}`,
  /** What the user has reported. */
  myReports: (userId: number) => `/profile/${userId}?tab=reports`,
  /** An enquiry, opened by the link of an email. */
  enquiry: '/enquiry',
  /** Confirms the address of an enquiry. */
  enquiryConfirmation: '/enquiry-confirmation',
  profileDetails: (id: number) => `/profile-details/${id}`,
  userDetails: (id: number) => `/user-details/${id}`,
  bookmarks: '/bookmarks',
  myBlogs: '/my-blogs',
  forgotPassword: '/users/forgot-password',
  resetPassword: '/users/reset-password',
  confirmEmail: '/users/confirm-email',
  loginByLink: '/login-by-link',
  /** An invitation to work for a school or store. */
  memberInvitation: '/users/member-invitation',
  mySchools: '/school/my-school-list',
  /** My schools with the editor of a school open. */
  editSchool: (id: number) => `/school/my-school-list?edit=${id}`,
  /** All schools with the editor of a school open, for admins. */
  editAnySchool: (id: number) => `/dashboard/all-schools?edit=${id}`,
  /** Everybody with an account, and one of them, for admins. */
  /** People who left contact details in the exit popup. */
  exitedUsers: '/admin/exited-users',
  /** Messages from the contact page, for admins. */
  contactMessages: '/admin/contact-messages',
  allUsers: '/dashboard/all-users',
  user: (id: number) => `/dashboard/all-users/${id}`,
  myStores: '/my-store-list',
  /** Tasks and figures of the user's listings, or of one of them. */
  dashboard: '/dashboard',
  dashboardOf: ({ kind, id }: { kind: 'school' | 'store'; id: number }) =>
    `/dashboard?kind=${kind}&id=${id}`,
  dashboardListings: (kind: 'school' | 'store') => `/dashboard/${kind}s`,
  dashboardListing: ({ kind, id }: { kind: 'school' | 'store'; id: number }) =>
    `/dashboard/${kind}s/${id}`,
  dashboardService: (id: number) => `/dashboard/stores/products/${id}`,
  dashboardBatches: '/dashboard/batches',
  /** The enquiries about a service, or about one of its batches. */
  serviceEnquiries: (id: number) => `/dashboard/product/${id}/enquiries`,
  batchEnquiries: (id: number) => `/dashboard/all-batch-enquiries/${id}/batches-enquiries`,
  /** Who works for a school or store. */
  members: ({ kind, id }: { kind: 'school' | 'store'; id: number }) =>
    `/dashboard/${kind}s/${id}/members`,
  /** The enquiries of a school or store. */
  enquiries: ({ kind, id }: { kind: 'school' | 'store'; id: number }) =>
    `/dashboard/${kind}s/${id}/enquiries`,
  /** The enquiries of all schools or stores that the user works for. */
  allEnquiries: (kind: 'school' | 'store') => `/dashboard/${kind}s/enquiries`,
  /** Hours, holidays and reply templates of a school or store. */
  desk: ({ kind, id }: { kind: 'school' | 'store'; id: number }) =>
    `/dashboard/${kind}s/${id}/desk`,
  /** The owner's page of a store. */
  myStore: (id: number) => `/my-store-details/${id}`,
  /** The pages of listings as parents would see them, for their owner. */
  schoolPreview: (id: number) => `/preview/schools/${id}`,
  storePreview: (id: number) => `/preview/stores/${id}`,
  productPreview: (id: number) => `/preview/services/${id}`,
  /** Adds a service to the owner's store. */
  addService: (storeId: number) => `/add-service/${storeId}`,
  /** Edits a service. */
  editService: (productId: number) => `/edit-service/${productId}`,

  newsletters: '/newsletters',
  newsletter: (slug: string) => `/newsletters/${encodeURIComponent(slug)}`,
  contactUs: '/contact-us',
  /** The contact form with a topic chosen. */
  contactAbout: (topic: string) => `/contact-us?topic=${encodeURIComponent(topic)}`,
  /** The contact form about a school: to correct its page, or because it is the sender's. */
  contactAboutSchool: (topic: 'correction' | 'listing', slug: string) =>
    `/contact-us?topic=${topic}&school=${encodeURIComponent(slug)}`,
  /** The search widget for other sites. */
  partners: '/partners',
  aboutUs: '/about-us',
  careers: '/careers',
  privacy: '/privacy',
  terms: '/terms',
} as const
