import { createPasskey } from '../passkey.ts'
import type { AccessFixture } from './access-fixture.ts'
import { adminTableRequests } from './admin-table-requests.ts'
import { adminUserRequests } from './admin-user-requests.ts'
import { applicationRequests } from './application-requests.ts'
import { batchRequests } from './batch-requests.ts'
import { blogRequests } from './blog-requests.ts'
import { bookingRequests } from './booking-requests.ts'
import { password, type TestCaller } from './callers.ts'
import { commentRequests } from './comment-requests.ts'
import { contestRequests } from './contest-requests.ts'
import { dashboardRequests } from './dashboard-requests.ts'
import { deskRequests } from './desk-requests.ts'
import { enquiryRequests } from './enquiry-requests.ts'
import { filterRequestRequests } from './filter-request-requests.ts'
import { followUpRequests } from './follow-up-requests.ts'
import { imageForm } from './image-form.ts'
import { jobPostRequests } from './job-post-requests.ts'
import { memberRequests } from './member-requests.ts'
import { moderationRequests } from './moderation-requests.ts'
import { newsletterDraftRequests } from './newsletter-draft-requests.ts'
import { planRequests } from './plan-requests.ts'
import { schoolRequests } from './school-requests.ts'
import { storeRequests } from './store-requests.ts'
import { videoRequests } from './video-requests.ts'

/** A request to an operation. `params` fill the braces of its path. */
export interface OperationRequest {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: string
  readonly body?: object
  readonly form?: FormData
  /** The token of a link, which proves the caller without a session. */
  readonly link?: string
}

export type RequestBuilder = (
  fixture: AccessFixture,
  caller: TestCaller,
) => OperationRequest | Promise<OperationRequest>

const at =
  (params: NonNullable<OperationRequest['params']>): RequestBuilder =>
  () => ({ params })
const query =
  (text: string): RequestBuilder =>
  () => ({ query: text })
const plain: RequestBuilder = () => ({})
const bookmark = { kind: 'school', id: 700007 }

/**
 * A request that succeeds for each operation of the contract, if the caller has access. Add a line
 * for every new operation.
 */
export const requests: Readonly<Record<string, RequestBuilder>> = {
  listSchools: plain,
  mapSchools: query('bounds=5,65,38,98&zoom=4'),
  suggestEverything: query('key=vidya'),
  suggestSearches: query('key=vidya'),
  listPopularSearches: plain,
  countSearchClick: () => ({ body: { query: 'chess' } }),
  countViews: () => ({
    body: { views: [{ kind: 'school', slug: 'vidya-mandir-100007', source: 'list' }] },
  }),
  listFilters: plain,
  suggestFilterValues: query('key=hi&filterObjectName=Languages'),
  compareSchools: query('slugs=vidya-mandir-100007'),
  getSchoolArea: plain,
  getSchool: at({ slug: 'vidya-mandir-100007' }),
  listProducts: plain,
  getProduct: at({ slug: 'chess-100007' }),
  getStore: at({ id: 700007 }),
  listJobs: plain,
  getJob: at({ id: 700007 }),
  sendContactMessage: () => ({
    body: {
      name: 'Meera Iyer',
      email: 'meera@example.in',
      topic: 'question',
      message: 'Does the list include hostels?',
    },
  }),
  requestJobAlert: ({ newEmail }) => ({
    body: { email: newEmail(), every: 'day', criteria: { roles: ['primary'] } },
  }),
  confirmJobAlert: async ({ newJobAlertLink }) => ({
    body: { token: await newJobAlertLink('confirm') },
  }),
  endJobAlert: async ({ newJobAlertLink }) => ({ body: { token: await newJobAlertLink('end') } }),
  endJobReminders: async ({ newReminderLink }) => ({ body: { token: await newReminderLink() } }),
  renewJobAlert: async ({ newJobAlertLink }) => ({ body: { token: await newJobAlertLink('end') } }),
  listMyJobAlerts: plain,
  addMyJobAlert: () => ({ body: { every: 'week', criteria: { subjects: ['Hindi'] } } }),
  endMyJobAlert: async ({ newJobAlert }, { id }) => ({ params: { id: await newJobAlert(id) } }),
  listNewsletters: plain,
  subscribeNewsletter: ({ newEmail }) => ({ body: { email: newEmail() } }),
  confirmSubscription: async ({ newSubscriptionLink }) => ({
    body: { token: await newSubscriptionLink('confirm') },
  }),
  unsubscribeNewsletter: async ({ newSubscriptionLink }) => ({
    body: { token: await newSubscriptionLink('unsubscribe') },
  }),
  getNewsletter: at({ slug: 'first' }),
  suggestPlaces: query('key=beng'),
  mapPlaces: query('bounds=5,65,38,98&zoom=4'),
  describePoint: query('lat=12.97&long=77.59'),
  suggestForPartners: query('key=chess&kind=activities&lang=hi'),
  listWidgetReleases: plain,
  searchEverything: query('query=chess'),
  listBlogs: plain,
  getBlog: at({ url: 'fees' }),
  listVideos: plain,
  getVideo: at({ url: 'homework' }),
  getHealth: plain,

  // Open to everyone: the password or link token in the body authenticates.
  loginWithPassword: async ({ newCustomer }) => ({
    body: { email: (await newCustomer()).email, password },
  }),
  signUp: ({ newEmail }) => ({
    body: {
      firstname: 'Asha',
      lastname: 'Rao',
      email: newEmail(),
      password,
      user_type: 'edbazaar',
    },
  }),
  createGoogleNonce: plain,
  loginWithGoogle: async ({ google, newEmail, newLink }) => {
    const [email, nonce] = [newEmail(), await newLink(null, 'google-nonce')]
    return { body: { idToken: await google.sign({ sub: email, email, nonce }) } }
  },
  loginWithToken: async ({ newCustomer, newLink }) => {
    const { id, email } = await newCustomer()
    return { body: { token: await newLink(id, 'login', email) } }
  },
  requestLoginLink: ({ newEmail }) => ({ body: { email: newEmail() } }),
  forgotPassword: ({ newEmail }) => ({ body: { email: newEmail() } }),
  checkResetLink: async ({ newCustomer, newLink }) => {
    const { id, email } = await newCustomer()
    return { body: { token: await newLink(id, 'reset-password', email) } }
  },
  resetPassword: async ({ newCustomer, newLink }) => {
    const { id, email } = await newCustomer()
    const token = await newLink(id, 'reset-password', email)
    return { body: { token, password: 'gulmohar tree 8y' } }
  },

  completeSecondStep: async ({ newCustomer, newAuthenticator, newLink }) => {
    const { id } = await newCustomer()
    const { code } = await newAuthenticator(id)
    const challenge = await newLink(id, 'second-step')
    return { body: { challenge, method: 'totp', code: code() } }
  },

  // The caller's second factor.
  getSecondFactor: plain,
  createSecondFactorChallenge: async ({ newAuthenticator }, { id }) => {
    await newAuthenticator(id)
    return {}
  },
  addAuthenticator: () => ({ body: { password } }),
  confirmAuthenticator: async ({ newAuthenticator }, { id }) => {
    const { code } = await newAuthenticator(id, 'pending')
    return { body: { code: code() } }
  },
  startPasskey: () => ({ body: { password } }),
  addPasskey: async ({ newLink }, { id }) => {
    const challenge = await newLink(id, 'new-passkey')
    const { credential } = createPasskey('http://localhost:3000', challenge)
    return { body: { challenge, name: 'My phone', credential } }
  },
  replaceRecoveryCodes: async (fixture, { id }) => ({
    body: { proof: await proofOf(fixture, id) },
  }),
  removeSecondFactor: async (fixture, { id }) => ({
    body: { factor: 'authenticator', proof: await proofOf(fixture, id) },
  }),

  // The caller's own data.
  createLinkToken: plain,
  logout: plain,
  listMySessions: plain,
  revokeOtherSessions: plain,
  revokeSession: (_, { sessionId }) => ({ params: { id: sessionId } }),
  getProfileDetails: (_, { id }) => ({ params: { userId: id } }),
  getMyProfile: plain,
  updateMyProfile: () => ({ body: { field: 'firstname', value: 'Asha' } }),
  confirmMyEmail: async ({ newLink, newEmail }, { id }) => ({
    body: { token: await newLink(id, 'confirm-email', newEmail()) },
  }),
  confirmPassword: () => ({ body: { password } }),
  changeMyPassword: () => ({
    body: { current_password: password, password: 'gulmohar tree 8y' },
  }),
  changeMyEmail: ({ newEmail }) => ({ body: { email: newEmail(), password } }),
  uploadProfileFile: async () => ({ form: await imageForm() }),
  uploadBlogFile: async () => ({ form: await imageForm() }),
  uploadVideoPoster: async () => ({ form: await imageForm() }),
  uploadNewsletterImage: async () => ({ form: await imageForm() }),
  uploadSchoolFile: async () => ({ form: await imageForm() }),
  uploadStoreFile: async () => ({ form: await imageForm() }),
  listSchoolsAndStores: plain,
  listMyStoresAndSchools: plain,
  downloadMyData: plain,
  deleteMyAccount: (_, { email }) => ({ body: { email, password } }),
  addExitedUser: ({ newEmail }) => ({
    body: {
      first_name: 'Asha',
      last_name: 'Rao',
      email: newEmail(),
      phone: '9876543210',
      exited_page: '/schools',
    },
  }),
  listDeletedListings: query('kind=store'),
  deleteListing: async ({ newStore }, { id }) => ({
    params: { kind: 'store', id: await newStore(id) },
  }),
  restoreListing: async ({ newStore }, { id }) => ({
    params: { kind: 'store', id: await newStore(id) },
  }),
  listBookmarks: plain,
  listBookmarkIds: plain,
  saveBookmark: () => ({ params: bookmark, body: { note: 'Near the park' } }),
  removeBookmark: at(bookmark),
  listMyBlogs: plain,
  ...blogRequests,
  listSearchQueries: plain,
  listAuditEntries: query('entity=school&entity_id=700007'),
  downloadAuditEntries: query('entity=school&entity_id=700007'),
  ...adminTableRequests,
  ...dashboardRequests,
  ...adminUserRequests,
  ...filterRequestRequests,
  ...followUpRequests,
  ...newsletterDraftRequests,
  ...deskRequests,
  ...applicationRequests,
  ...batchRequests,
  ...bookingRequests,
  ...commentRequests,
  ...enquiryRequests,
  ...memberRequests,
  ...contestRequests,
  ...videoRequests,
  ...jobPostRequests,
  ...moderationRequests,
  ...planRequests,
  ...schoolRequests,
  ...storeRequests,
}

async function proofOf({ newAuthenticator, newLink }: AccessFixture, userId: number) {
  const { code } = await newAuthenticator(userId)
  const challenge = await newLink(userId, 'second-factor-change')
  return { challenge, method: 'totp', code: code() }
}
