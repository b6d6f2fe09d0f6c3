import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessFixture, createAccessFixture } from '../../../test/access/access-fixture.ts'
import {
  addCaller,
  type CallerKind,
  callerKinds,
  expectedOutcome,
  permissionOf,
  type TestCaller,
} from '../../../test/access/callers.ts'
import { type OperationRequest, requests } from '../../../test/access/operation-requests.ts'
import { type Operation, operations, sendOperation } from '../../../test/access/operations.ts'
import {
  addFormerMemberships,
  addPrivateDataOwner,
  privateTextsOf,
  rowsOf,
} from '../../../test/access/private-data-owner.ts'
import { bodyOf, createContractCheck } from '../../../test/contract-check.ts'

let fixture: AccessFixture
let check: Awaited<ReturnType<typeof createContractCheck>>
beforeAll(async () => {
  fixture = await createAccessFixture()
  check = await createContractCheck()
})
afterAll(() => fixture.google.close())

async function requestOf({ id }: Operation, caller: TestCaller): Promise<OperationRequest> {
  const request = requests[id]
  if (!request) throw new Error(`${id} has no request: add it to test/access/operation-requests.ts`)
  return request(fixture, caller)
}

const send = (operation: Operation, request: OperationRequest, { headers }: TestCaller) =>
  sendOperation(fixture.app, operation, request, headers)

/** Expects what the rule says. Creates a request of the caller's own, unless one is given. */
async function expectOutcome(operation: Operation, kind: CallerKind, given?: OperationRequest) {
  const caller = await addCaller(fixture.database, kind, operation.rule)
  const request = given ?? (await requestOf(operation, caller))
  const response = await send(operation, request, caller)
  const { path, method, responses } = operation
  const success = Number(Object.keys(responses).find((status) => status < '300'))
  const outcome = expectedOutcome(operation.rule, kind)
  const status = { allowed: success, 'not signed in': 401, forbidden: 403 }[outcome]
  expect(response.statusCode, `${operation.id} for ${kind}: ${response.payload}`).toBe(status)
  expect(check(path, status, bodyOf(response), method)).toEqual([])
  if (outcome === 'not signed in') expect(response.json().code).toBe('not_signed_in')
  if (outcome === 'forbidden') expect(response.json().code).toBe('forbidden')
}

it('has a request for every operation of the contract', () => {
  expect(Object.keys(requests).sort()).toEqual(operations.map(({ id }) => id).sort())
})

describe('every operation applies its access rule to every kind of caller:', () => {
  it.each(operations)('$id', async (operation) => {
    const isRefused = (kind: CallerKind) => {
      const outcome = expectedOutcome(operation.rule, kind)
      return outcome === 'not signed in' || (outcome === 'forbidden' && operation.rule === 'admin')
    }
    // Refused for every owner of the records, so these callers share a request.
    const owner = await addCaller(fixture.database, 'a user', operation.rule)
    const shared = callerKinds.some(isRefused) ? await requestOf(operation, owner) : undefined
    await Promise.all(
      callerKinds.map((kind) =>
        expectOutcome(operation, kind, isRefused(kind) ? shared : undefined),
      ),
    )
  })
})

it('applies the rule of GET to HEAD', async () => {
  const restrictedReads = operations.filter(
    ({ method, rule }) => method === 'get' && permissionOf(rule) !== null,
  )
  const visitor = await addCaller(fixture.database, 'a visitor')
  const userWithoutPermission = await addCaller(
    fixture.database,
    'a user without the permission',
    'bookmarks',
  )
  expect(restrictedReads).not.toEqual([])
  for (const operation of restrictedReads) {
    const head = { ...operation, method: 'head' }
    expect((await send(head, {}, visitor)).statusCode).toBe(401)
    if (operation.rule === 'bookmarks')
      expect((await send(head, {}, userWithoutPermission)).statusCode).toBe(403)
  }
})

/** Operations whose path names a private record, and the status for another user. */
const refusalStatuses: Readonly<Record<string, number>> = {
  revokeSession: 404,
  endMyJobAlert: 404,
  grantPlan: 403,
  getMyInvoice: 404,
  downloadMyInvoice: 404,
  sendPaymentReference: 404,
  startOnlinePayment: 404,
  checkOnlinePayment: 404,
  confirmPayment: 403,
  refusePayment: 403,
  correctInvoice: 403,
  noteMoneyToReturn: 403,
  noteReturn: 403,
  editComment: 404,
  takeBackComment: 404,
  getProfileDetails: 403,
  getMyBlog: 404,
  saveBlog: 404,
  deleteBlog: 404,
  moveBlog: 404,
  getBlogRevision: 404,
  resolveBlogComment: 404,
  getBlogReview: 403,
  placeBlog: 403,
  addBlogComment: 403,
  removeBlogComment: 403,
  getMyVideo: 404,
  saveContestEntry: 404,
  moveContestEntry: 404,
  uploadContestImage: 404,
  removeContestImage: 404,
  getJudging: 404,
  scoreContestEntry: 404,
  getContest: 403,
  saveContest: 403,
  moveContest: 403,
  addContestJudge: 403,
  removeContestJudge: 403,
  listContestEntries: 403,
  decideContestEntry: 403,
  setContestPrize: 403,
  saveVideo: 404,
  setVideoComments: 404,
  deleteVideo: 404,
  moveVideo: 404,
  resolveVideoRemark: 404,
  getVideoUpload: 404,
  addVideoUploadPart: 404,
  finishVideoUpload: 404,
  cancelVideoUpload: 404,
  getVideoReview: 403,
  placeVideo: 403,
  addVideoRemark: 403,
  removeVideoRemark: 403,
  editStore: 403,
  getStoreEditor: 403,
  editProduct: 403,
  getProductEditor: 403,
  addBatch: 403,
  editBatch: 403,
  removeBatch: 403,
  getMyBooking: 404,
  confirmMyBooking: 404,
  cancelMyBooking: 404,
  rescheduleMyBooking: 404,
  downloadMyBookingCalendar: 404,
  getMyWaitlist: 404,
  changeMyWaitlist: 404,
  answerMyOffer: 404,
  leaveWaitlist: 404,
  listBatchFamilies: 403,
  decideBooking: 403,
  revealFamily: 403,
  changeWaitlist: 403,
  getSessionRoster: 403,
  markAttendance: 403,
  downloadRoster: 403,
  removeMyCalendar: 404,
  getBatchDesk: 403,
  setBatchJoining: 403,
  cancelBatch: 403,
  copyBatch: 403,
  listBatchSessions: 403,
  moveSession: 403,
  cancelSession: 403,
  restoreSession: 403,
  listHolidays: 403,
  addHoliday: 403,
  removeHoliday: 403,
  editSchool: 403,
  editSchoolAsAdmin: 403,
  getSchoolEditor: 403,
  getSchoolPreview: 403,
  getStorePreview: 403,
  getProductPreview: 403,
  deleteListing: 403,
  restoreListing: 403,
  listApplicationsOfSeeker: 403,
  listMembers: 403,
  inviteMember: 403,
  withdrawInvitation: 403,
  setMemberRole: 403,
  removeMember: 403,
  getMyEnquiry: 404,
  writeInMyEnquiry: 404,
  changeEnquiryConsent: 404,
  sendConfirmationAgain: 404,
  agreeToNewOwner: 404,
  withdrawFromEnquiry: 404,
  chooseMyVisit: 404,
  cancelMyVisit: 404,
  answerMyRoute: 404,
  objectToInvalid: 404,
  countSchoolEnquiries: 403,
  countServiceEnquiries: 403,
  countJobPosts: 403,
  getJobPost: 404,
  saveJobPost: 404,
  deleteJobPost: 404,
  moveJobPost: 404,
  extendJobPost: 404,
  copyJobPost: 404,
  getDashboard: 403,
  listMetricRows: 403,
  listOwnBatches: 403,
  getSchoolInsights: 403,
  getStoreInsights: 403,
  getProductInsights: 403,
  getDeskEnquiry: 403,
  editDeskEnquiry: 403,
  addDeskMessage: 403,
  addDeskTask: 403,
  editDeskTask: 403,
  editDeskView: 404,
  removeDeskView: 200,
  cancelDeskEmail: 403,
  undoDeskMove: 403,
  revealDeskContact: 403,
  claimInvalidEnquiry: 403,
  reviewInvalidEnquiry: 403,
  mergeDeskEnquiry: 403,
  undoDeskMerge: 403,
  getDesk: 403,
  sendTestEnquiry: 403,
  setDesk: 403,
  listReplyTemplates: 403,
  addReplyTemplate: 403,
  editReplyTemplate: 403,
  removeReplyTemplate: 403,
  listVisitSlots: 403,
  addVisitSlots: 403,
  removeVisitSlot: 403,
  addDeskVisit: 403,
  addDeskRoute: 403,
  editDeskVisit: 403,
  getMyApplication: 404,
  saveMyApplication: 404,
  removeMyDraft: 404,
  uploadMyCv: 404,
  uploadMyAnswerFile: 404,
  removeMyAnswerFile: 404,
  createMyCvAddress: 404,
  submitMyApplication: 404,
  endMyApplication: 404,
  writeInMyApplication: 404,
  getApplication: 404,
  moveApplication: 404,
  setInterview: 404,
  addApplicationNote: 404,
  editApplicationNote: 404,
  scoreApplication: 404,
  writeToApplicant: 404,
  revealApplicant: 404,
  createAdminCvAddress: 403,
  createCvAddress: 404,
  getModerationCase: 403,
  claimModerationCase: 403,
  releaseApplication: 403,
  releaseModerationCase: 403,
  decideModerationCase: 403,
  addModerationNote: 403,
  getAdminAction: 403,
  undoAdminAction: 403,
  appealDecision: 403,
  getAdminUser: 403,
  setUserPermissions: 403,
  blockUser: 403,
  unblockUser: 403,
  endUserSessions: 403,
  endUserSession: 403,
  decidePermissionChange: 403,
  getFilterRequest: 403,
  decideFilterRequest: 403,
  getAdminExitedUser: 403,
  getAdminContactMessage: 403,
  followUpExitedUser: 403,
  followUpContactMessage: 403,
  getNewsletterDraft: 403,
  editNewsletterDraft: 403,
  deleteNewsletterDraft: 403,
  moveNewsletterDraft: 403,
  previewNewsletterDraft: 403,
  testNewsletterDraft: 403,
  listNewsletterDeliveries: 403,
  withdrawPermissionChange: 403,
}
/** Operations whose path names a public record. */
const onPublicRecords = [
  'saveBookmark',
  'removeBookmark',
  'getEnquiryForm',
  'claimSchool',
  'showListingPhone',
  'startApplication',
  'getBookingForm',
  'bookBatch',
  'joinWaitlist',
  'listComments',
  'addComment',
  'listReplies',
  'getContestEntryForm',
  'addContestEntry',
]

describe('private data of another user', () => {
  const nonPublicOperations = operations.filter((operation) => operation.rule !== 'everyone')
  const attackerKinds: CallerKind[] = [
    'a visitor',
    'a user',
    'a provider',
    'a member of another listing',
    'a former member',
    'a job seeker',
  ]

  it('are covered for every operation with a record in its path', () => {
    const named = nonPublicOperations.filter(({ path }) => path.includes('{')).map(({ id }) => id)
    expect(named.sort()).toEqual([...Object.keys(refusalStatuses), ...onPublicRecords].sort())
  })

  it('are neither shown nor changed by any operation called with the owner’s ids', async () => {
    const owner = await addPrivateDataOwner(fixture)
    // Building a request may add rows, such as a link, so all requests are built first.
    const ownerRequests = await Promise.all(
      nonPublicOperations.map((operation) => requestOf(operation, owner)),
    )
    const before = await rowsOf(fixture, owner)
    for (const [table, rows] of Object.entries(before))
      expect(rows, `${table} refers to users: add a row for the owner`).not.toEqual([])

    const attack = async (operation: Operation, request: OperationRequest, kind: CallerKind) => {
      const attacker = await addCaller(fixture.database, kind)
      if (kind === 'a former member') await addFormerMemberships(fixture, owner, attacker)
      const { link: _, ...withoutLink } = request
      const response = await send(operation, withoutLink, attacker)
      const what = `${operation.id} by ${kind}: ${response.payload}`
      for (const secret of privateTextsOf(owner))
        expect(response.payload, what).not.toContain(secret)
      const refusal = refusalStatuses[operation.id]
      if (refusal && attacker.headers.authorization) expect(response.statusCode, what).toBe(refusal)
      expect(response.statusCode, what).toBeLessThan(500)
    }
    for (const [i, operation] of nonPublicOperations.entries())
      await Promise.all(
        attackerKinds.map((kind) => attack(operation, ownerRequests[i] ?? {}, kind)),
      )
    expect(await rowsOf(fixture, owner)).toEqual(before)
    // Thousands of requests, which take minutes on a busy machine.
  }, 300_000)

  it('are shown to their owner, and to an admin by one operation', async () => {
    const operation = operations.find(({ id }) => id === 'getProfileDetails')
    if (!operation) throw new Error('The contract has no getProfileDetails')
    const owner = await addCaller(fixture.database, 'a user')
    const request = await requestOf(operation, owner)
    for (const caller of [owner, await addCaller(fixture.database, 'an admin')])
      expect((await send(operation, request, caller)).json().user.email).toBe(owner.email)
  })
})

describe('fields that decide on access', () => {
  it.each([
    'is_admin',
    'permissions',
    'user_type',
    'email',
    'id',
    'blocked_at',
    'user_has_institute',
  ])('cannot be changed by the user: %s', async (field) => {
    const user = await addCaller(fixture.database, 'a user')
    const before = (await rowsOf(fixture, user))['app_user.id']
    const url = '/api/users/my-profile'
    for (const value of [true, 'edjobs', [1, 2], 1]) {
      const payload = { field, value }
      const response = await fixture.app.inject({
        method: 'PUT',
        url,
        headers: user.headers,
        payload,
      })
      expect(response.statusCode, response.payload).toBe(400)
    }
    expect((await rowsOf(fixture, user))['app_user.id']).toEqual(before)
  })

  it.each([{ is_admin: true }, { permissions: [9] }, { user_type: 'edjobs' }, { id: 1 }])(
    'cannot be set when registering: %j',
    async (extra) => {
      const operation = operations.find(({ id }) => id === 'signUp')
      const visitor = await addCaller(fixture.database, 'a visitor')
      if (!operation) throw new Error('The contract has no signUp')
      const { body } = await requestOf(operation, visitor)
      const response = await send(operation, { body: { ...body, ...extra } }, visitor)
      expect(response.statusCode, response.payload).toBe(400)
    },
  )
})
