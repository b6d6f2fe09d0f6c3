/** A school or store. */
interface Listing {
  readonly kind: 'school' | 'store'
  readonly id: number
}

/**
 * Paths of pages in the account frame, without BASE_PATH. Apart from the other paths, so that public
 * pages do not load them.
 */
export const accountPaths = {
  /** My schools with the editor of a school open. */
  editSchool: (id: number) => `/school/my-school-list?edit=${id}`,
  /** The limits and usage of the user's plan, for schools and for stores. */
  schoolPlan: '/subscriptions',
  storePlan: '/sp-subscriptions',
  /** The price of a change of plan, and the button that makes it. */
  changePlan: (key: string) => `/subscriptions/change?plan=${key}`,
  /** The billing details of the user, and an invoice. */
  billingDetails: '/subscriptions/billing',
  invoice: (id: number) => `/subscriptions/invoices/${id}`,
  /** The register of invoices, for admins. */
  allInvoices: '/admin/invoices',
  auditLog: '/admin/audit-log',
  /** People who left contact details in the exit popup. */
  exitedUsers: '/admin/exited-users',
  /** Messages from the contact page, for admins. */
  contactMessages: '/admin/contact-messages',
  /** The editor of a blog that is not started yet. */
  newBlog: '/my-blogs/new',
  /** The editor of one of the user's blogs, and its text as readers would see it. */
  editBlog: (id: number) => `/my-blogs/${id}`,
  blogPreview: (id: number) => `/my-blogs/${id}/preview`,
  /** The review of a blog, for admins. */
  blogReview: (id: number) => `/admin/all-blogs/${id}`,
  /** The user's own videos, the editor of a new one, and of one. */
  myVideos: '/my-videos',
  newVideo: (kind: 'discussion' | 'principal_talk') => `/my-videos/new?kind=${kind}`,
  editVideo: (id: number) => `/my-videos/${id}`,
  /** The review of a video, for admins. */
  videoReview: (id: number) => `/admin/all-videos/${id}`,
  /** Drafts of newsletters, and one of them, for admins. */
  newsletterDrafts: '/admin/newsletters',
  enterContest: (url: string) => `/video/contests/${encodeURIComponent(url)}/enter`,
  contests: '/admin/contests',
  contest: (id: number) => `/admin/contests/${id}`,
  newsletterDraft: (id: number | 'new') => `/admin/newsletters/${id}`,
  /** Everybody with an account, and one of them, for admins. */
  allUsers: '/dashboard/all-users',
  user: (id: number) => `/dashboard/all-users/${id}`,
  /** Tasks and figures of the user's listings, or of one of them. */
  dashboard: '/dashboard',
  dashboardOf: ({ kind, id }: Listing) => `/dashboard?kind=${kind}&id=${id}`,
  dashboardListings: (kind: 'school' | 'store') => `/dashboard/${kind}s`,
  dashboardListing: ({ kind, id }: Listing) => `/dashboard/${kind}s/${id}`,
  dashboardProduct: (id: number) => `/dashboard/stores/products/${id}`,
  dashboardBatches: '/dashboard/batches',
  /** A batch, and one of its sessions on that page. */
  batch: (id: number) => `/dashboard/batches/${id}`,
  batchSession: (id: number, sessionId: number) => `/dashboard/batches/${id}?session=${sessionId}`,
  /** The attendance of a session of a batch. */
  attendance: (id: number, sessionId: number) => `/dashboard/batches/${id}?attendance=${sessionId}`,
  /** The enquiries about a product, or about one of its batches. */
  productEnquiries: (id: number) => `/dashboard/product/${id}/enquiries`,
  batchEnquiries: (id: number) => `/dashboard/all-batch-enquiries/${id}/batches-enquiries`,
  /** The members of a school or store. */
  members: ({ kind, id }: Listing) => `/dashboard/${kind}s/${id}/members`,
  /** The enquiries of a school or store. */
  enquiries: ({ kind, id }: Listing) => `/dashboard/${kind}s/${id}/enquiries`,
  /** The enquiries of all schools or stores that the user works for. */
  allEnquiries: (kind: 'school' | 'store') => `/dashboard/${kind}s/enquiries`,
  /** The enquiries of all desks, for admins. */
  enquiriesOfAll: '/dashboard/all-inqueries',
  /** Hours, holidays and reply templates of a school or store. */
  desk: ({ kind, id }: Listing) => `/dashboard/${kind}s/${id}/desk`,
  /** The owner's page of a store. */
  myStore: (id: number) => `/my-store-details/${id}`,
  /** The pages of listings as parents would see them, for their owner. */
  schoolPreview: (id: number) => `/preview/schools/${id}`,
  storePreview: (id: number) => `/preview/stores/${id}`,
  productPreview: (id: number) => `/preview/services/${id}`,
  /** Adds a product to the owner's store. */
  addProduct: (storeId: number) => `/add-service/${storeId}`,
  /** The job posts of the user's listings. */
  jobPosts: '/my-job-post',
  newJobPost: '/job-post-form',
  editJobPost: (id: number) => `/edit-job-post/${id}`,
  /** The applications for a job, and for all jobs of the user. */
  jobApplications: (jobId: number) => `/job-post/${jobId}/applications`,
  allJobApplications: '/all-job-applications',
  /** As an admin. */
  adminJobApplications: (jobId: number) => `/dashboard/admin/job-applications/${jobId}`,
  editProduct: (productId: number) => `/edit-service/${productId}`,
} as const
