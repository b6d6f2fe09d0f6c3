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
  auditLog: '/admin/audit-log',
  /** People who left contact details in the exit popup. */
  exitedUsers: '/admin/exited-users',
  /** Messages from the contact page, for admins. */
  contactMessages: '/admin/contact-messages',
  /** Drafts of newsletters, and one of them, for admins. */
  newsletterDrafts: '/admin/newsletters',
  newsletterDraft: (id: number | 'new') => `/admin/newsletters/${id}`,
  /** Everybody with an account, and one of them, for admins. */
  allUsers: '/dashboard/all-users',
  user: (id: number) => `/dashboard/all-users/${id}`,
  /** Tasks and figures of the user's listings, or of one of them. */
  dashboard: '/dashboard',
  dashboardOf: ({ kind, id }: Listing) => `/dashboard?kind=${kind}&id=${id}`,
  dashboardListings: (kind: 'school' | 'store') => `/dashboard/${kind}s`,
  dashboardListing: ({ kind, id }: Listing) => `/dashboard/${kind}s/${id}`,
  dashboardService: (id: number) => `/dashboard/stores/products/${id}`,
  dashboardBatches: '/dashboard/batches',
  /** The enquiries about a service, or about one of its batches. */
  serviceEnquiries: (id: number) => `/dashboard/product/${id}/enquiries`,
  batchEnquiries: (id: number) => `/dashboard/all-batch-enquiries/${id}/batches-enquiries`,
  /** Who works for a school or store. */
  members: ({ kind, id }: Listing) => `/dashboard/${kind}s/${id}/members`,
  /** The enquiries of a school or store. */
  enquiries: ({ kind, id }: Listing) => `/dashboard/${kind}s/${id}/enquiries`,
  /** The enquiries of all schools or stores that the user works for. */
  allEnquiries: (kind: 'school' | 'store') => `/dashboard/${kind}s/enquiries`,
  /** Hours, holidays and reply templates of a school or store. */
  desk: ({ kind, id }: Listing) => `/dashboard/${kind}s/${id}/desk`,
  /** The owner's page of a store. */
  myStore: (id: number) => `/my-store-details/${id}`,
  /** The pages of listings as parents would see them, for their owner. */
  schoolPreview: (id: number) => `/preview/schools/${id}`,
  storePreview: (id: number) => `/preview/stores/${id}`,
  productPreview: (id: number) => `/preview/services/${id}`,
  /** Adds a service to the owner's store. */
  addService: (storeId: number) => `/add-service/${storeId}`,
  /** The job posts of the user's listings. */
  jobPosts: '/my-job-post',
  newJobPost: '/job-post-form',
  editJobPost: (id: number) => `/edit-job-post/${id}`,
  /** The applications for a job, and for all jobs of the user. */
  jobApplications: (jobId: number) => `/job-post/${jobId}/applications`,
  allJobApplications: '/all-job-applications',
  /** Edits a service. */
  editService: (productId: number) => `/edit-service/${productId}`,
} as const
