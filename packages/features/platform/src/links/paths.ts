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

const searchPath = (query: string) => `/global-search-result?query=${encodeURIComponent(query)}`

/** Paths of pages, without BASE_PATH. Parameters are encoded. */
export const paths = {
  home: '/',
  search: '/global-search-result',
  searchFor: searchPath,
  /** The results whose names have the words, whatever they ask for. */
  searchForWords: (query: string) => `${searchPath(query)}&words=true`,
  /** The list that a query asks for; the results page if no list shows all that it says. */
  listFor: (query: string) => `${searchPath(query)}&open=list`,

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
  jobAlertConfirmation: '/jobs/alerts/confirm',
  /** Keeps a job alert on that would end. */
  jobAlertRenewal: '/jobs/alerts/keep',
  jobAlertEnd: '/jobs/alerts/end',
  jobReminderEnd: '/jobs/reminders/end',

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
  /** The user's reports. */
  myReports: (userId: number) => `/profile/${userId}?tab=reports`,
  /** The user's job alerts. */
  myJobAlerts: (userId: number) => `/profile/${userId}?tab=job-alerts`,
  /** An enquiry, opened by the link of an email. */
  enquiry: '/enquiry',
  /** Confirms the address of an enquiry. */
  enquiryConfirmation: '/enquiry-confirmation',
  profileDetails: (id: number) => `/profile-details/${id}`,
  bookmarks: '/bookmarks',
  myBlogs: '/my-blogs',
  forgotPassword: '/users/forgot-password',
  resetPassword: '/users/reset-password',
  confirmEmail: '/users/confirm-email',
  loginByLink: '/login-by-link',
  /** An invitation to work for a school or store. */
  memberInvitation: '/users/member-invitation',
  mySchools: '/school/my-school-list',
  /** All schools with the editor of a school open, for admins. */
  editAnySchool: (id: number) => `/dashboard/all-schools?edit=${id}`,
  myStores: '/my-store-list',
  newsletters: '/newsletters',
  newsletterConfirmation: '/newsletters/confirm',
  newsletterUnsubscription: '/newsletters/unsubscribe',
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

/** RSS feeds, which are files and not pages. */
export const blogFeedPath = '/feeds/blogs.xml'
export const newsletterFeedPath = '/feeds/newsletters.xml'
export const videoFeedPath = '/feeds/videos.xml'
