import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import {
  type Caller,
  forbidden,
  notSignedIn,
  type Permission,
  permissions,
} from '../modules/accounts/sessions/caller.ts'
import type { SessionsService } from '../modules/accounts/sessions/sessions.service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a visitor. Known where the operation's rule asks for it. */
    caller: Caller | null
  }
  interface FastifyInstance {
    /** Lets a request pass to an operation, or throws `not_signed_in` or `forbidden`. */
    readonly admit: (operationId: string, request: FastifyRequest) => Promise<void>
  }
}

/**
 * Who may ask for an operation: `everybody`, whom nobody looks at; `whoever`, told apart where a
 * token is sent; `users`; those with one of the permissions; admins. What is whose, services know.
 */
export type Access = 'everybody' | 'whoever' | 'users' | 'admins' | Permission

const { institute, bookmarks, blogs } = permissions

/** The rule of every operation of the contract: what is not here is answered to nobody. */
export const accessRules: Readonly<Record<string, Access>> = {
  listSchools: 'everybody',
  mapSchools: 'everybody',
  suggestEverything: 'everybody',
  listFilters: 'everybody',
  suggestFilterValues: 'everybody',
  compareSchools: 'everybody',
  getSchoolArea: 'everybody',
  getSchool: 'everybody',
  listProducts: 'everybody',
  getProduct: 'everybody',
  getStore: 'everybody',
  listJobs: 'everybody',
  getJob: 'everybody',
  sendContactMessage: 'everybody',
  listNewsletters: 'everybody',
  subscribeNewsletter: 'everybody',
  confirmSubscription: 'everybody',
  unsubscribeNewsletter: 'everybody',
  getNewsletter: 'everybody',
  suggestPlaces: 'everybody',
  suggestForPartners: 'everybody',
  listWidgetReleases: 'everybody',
  searchEverything: 'everybody',
  listBlogs: 'everybody',
  getBlog: 'everybody',
  listVideos: 'everybody',
  getVideo: 'everybody',
  getHealth: 'everybody',
  loginWithPassword: 'everybody',
  signUp: 'everybody',
  createGoogleNonce: 'everybody',
  loginWithGoogle: 'everybody',
  loginWithToken: 'everybody',
  requestLoginLink: 'everybody',
  forgotPassword: 'everybody',
  checkResetLink: 'everybody',
  resetPassword: 'everybody',
  addExitedUser: 'whoever',
  createLinkToken: 'users',
  logout: 'users',
  listMySessions: 'users',
  revokeOtherSessions: 'users',
  revokeSession: 'users',
  getProfileDetails: 'users',
  getMyProfile: 'users',
  updateMyProfile: 'users',
  changeMyPassword: 'users',
  changeMyEmail: 'users',
  confirmMyEmail: 'users',
  uploadProfileFile: 'users',
  listSchoolsAndStores: 'users',
  downloadMyData: 'users',
  deleteMyAccount: 'users',
  listBookmarks: bookmarks,
  listBookmarkIds: bookmarks,
  saveBookmark: bookmarks,
  removeBookmark: bookmarks,
  listMyBlogs: blogs,
  createSchool: institute,
  uploadSchoolFile: institute,
  requestSchoolFilter: institute,
  editSchool: institute,
  getSchoolEditor: institute,
  editSchoolAsAdmin: 'admins',
  uploadStoreFile: institute,
  requestStoreFilter: institute,
  listMyStoresAndSchools: institute,
  createStore: institute,
  editStore: institute,
  getStoreEditor: institute,
  createProduct: institute,
  editProduct: institute,
  getProductEditor: institute,
  addBatch: institute,
  editBatch: institute,
  removeBatch: institute,
}

/** Reads who asks from the bearer token, and holds every operation to its rule. */
export const accessPlugin = fp<{ sessions: SessionsService }>(
  async (app, { sessions }) => {
    app.decorateRequest('caller', null)
    app.decorate('admit', async (operationId, request) => {
      const rule = accessRules[operationId]
      if (rule === undefined) throw forbidden()
      if (rule === 'everybody') return
      request.caller = await callerOf(request, sessions)
      if (rule !== 'whoever') requireAccess(rule, request.caller)
    })
  },
  { name: 'access' },
)

async function callerOf(request: FastifyRequest, sessions: SessionsService) {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  return token ? sessions.callerOf(token) : null
}

function requireAccess(rule: Exclude<Access, 'everybody' | 'whoever'>, caller: Caller | null) {
  if (!caller) throw notSignedIn()
  if (rule === 'users') return
  if (rule === 'admins' ? !caller.isAdmin : !caller.permissions.includes(rule)) throw forbidden()
}

/** The caller of an operation that visitors may not ask for. Throws `not_signed_in`. */
export function userOf({ caller }: Pick<FastifyRequest, 'caller'>): Caller {
  if (!caller) throw notSignedIn()
  return caller
}
