import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { chosenValues } from '../../catalogue/filters/derived-values.ts'
import type { FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { ActionEntry, AuditService } from '../../trust/audit/audit.service.ts'
import { cleanText, isSame } from '../filter-requests/same-text.ts'
import { decisionEmails } from './decision-emails.ts'
import type { FilterDecisionsRepository, PendingRequest } from './filter-decisions.repository.ts'
import { type FilterRequestStatus, mayBecome } from './filter-request-states.ts'
import type { ValueSelection } from './value-selection.ts'

type Request = Body<'decideFilterRequest'>

interface FilterDecisionsDeps {
  readonly audit: AuditService
  readonly filters: Pick<FiltersService, 'forget'>
  readonly outbox: Outbox
  readonly repository: FilterDecisionsRepository
  readonly selection: ValueSelection
  /** Origin and BASE_PATH. */
  readonly site: string
}

/** The catch-all value of a filter, which is never shown. */
const hiddenValue = 'Others'

const verbs = {
  approved: 'approve_value',
  merged: 'merge_value',
  rejected: 'reject_value',
} as const

/** Decisions of admins about filter values that providers asked for. */
export function createFilterDecisions(deps: FilterDecisionsDeps) {
  const { audit, filters, outbox, repository, selection, site } = deps

  async function find(tx: Db, id: number): Promise<Schema<'AdminFilterRequest'>> {
    const request = await repository.find(tx, id)
    if (!request) throw new AppError('not_found', 'Request not found.')
    return request
  }

  /** Locks the requests to decide. Throws `not_found`, and `conflict` if they are decided. */
  async function lock(tx: Db, id: number, to: FilterRequestStatus): Promise<PendingRequest[]> {
    const requests = await repository.lockPending(tx, await repository.pendingLike(tx, id))
    const request = await find(tx, id)
    if (!mayBecome(request.status, to) || !requests.some((each) => each.id === id))
      throw isDecided(request)
    return requests
  }

  /** The shown values that editors may choose, and the hidden ones. */
  async function valuesOf(tx: Db, { section, category }: PendingRequest) {
    const values = await repository.valuesOf(tx, section, category)
    const shown = values.filter(({ name, isShown }) => isShown && name !== hiddenValue)
    const chosen = new Set(chosenValues(shown.map(({ id }) => id)))
    return { shown, choices: shown.filter(({ id }) => chosen.has(id)) }
  }

  /** Adds the value of an approval. Throws `conflict` and `invalid_request`. */
  async function addValue(tx: Db, request: PendingRequest, given: string | undefined) {
    const name = cleanText(given ?? request.value)
    if (name === '' || isSame(name, hiddenValue))
      throw invalid('name', `must not be ${hiddenValue}`)
    const { shown } = await valuesOf(tx, request)
    const existing = shown.find((value) => isSame(value.name, name))
    if (existing)
      throw new AppError(
        'conflict',
        `${request.category} already has ${existing.name}. Merge the request with it.`,
      )
    const id = await repository.addHidden(tx, request.section, request.category, name)
    await repository.show(tx, id)
    return { id, name }
  }

  /** The value of a merge. Throws `invalid_request`. */
  async function valueToMerge(tx: Db, request: PendingRequest, id: number | undefined) {
    const { choices } = await valuesOf(tx, request)
    const found = choices.find((value) => value.id === id)
    if (!found) throw invalid('value_id', `must be a value of ${request.category}`)
    return { id: found.id, name: found.name }
  }

  async function decidedValue(tx: Db, request: PendingRequest, body: Request) {
    if (body.decision === 'approved') return addValue(tx, request, body.name)
    if (body.decision === 'merged') return valueToMerge(tx, request, body.value_id)
    return null
  }

  return {
    /** The contract's `FilterRequestDetail`. Throws `not_found`. */
    read: ({ userId }: Caller, id: number): Promise<Schema<'FilterRequestDetail'>> =>
      repository.read(async (tx) => {
        const request = await find(tx, id)
        const ids = request.status === 'pending' ? await repository.pendingLike(tx, id) : [id]
        const listings = await repository.listingsOf(tx, ids)
        const { choices } = await valuesOf(tx, { ...request, userId: null, email: null })
        const own = await repository.ownAmong(tx, ids, userId)
        const values = choices.map((value) => ({ id: value.id, name: value.name }))
        return {
          request,
          listings: listings.map(({ requestIds: _, ...listing }) => listing),
          values,
          is_own: own.length > 0,
        }
      }),

    /**
     * Decides a request and those for the same value. Throws `not_found`, `conflict`,
     * `invalid_request`.
     */
    async decide(
      { userId }: Caller,
      id: number,
      body: Request,
    ): Promise<Schema<'FilterRequestDecided'>> {
      const reasonCode = reasonOf(body)
      const note = body.note ?? null
      const result = await repository.transaction(async (tx) => {
        const requests = await lock(tx, id, body.decision)
        const request = requests.find((each) => each.id === id)
        if (!request) throw new Error('The request is locked')
        if (requests.some((each) => each.userId === userId))
          throw new AppError('conflict', 'You asked for this value. Another admin must decide.')
        const ids = requests.map((each) => each.id)
        const actionId = await audit.beginAction(tx)
        const value = await decidedValue(tx, request, body)
        const listings = value === null ? [] : await repository.listingsOf(tx, ids)
        const edits = value === null ? [] : await selection.select(tx, listings, value.id)
        await repository.settle(tx, ids, {
          status: body.decision,
          valueId: value?.id ?? null,
          reasonCode,
          note,
          decidedBy: userId,
          actionId,
        })
        await audit.recordAction(
          tx,
          {
            id: actionId,
            actorId: userId,
            verb: verbs[body.decision],
            reasonCode,
            reasonText: note,
          },
          [
            ...(body.decision === 'approved' && value !== null ? [shownEntry(value.id)] : []),
            ...requests.map((each) => statusEntry(each.id, body.decision)),
            ...edits,
          ],
        )
        await outbox.put(
          tx,
          ...decisionEmails(requests, { ...body, value, listings, reasonCode, note, site }),
        )
        return {
          action_id: actionId,
          requests: requests.length,
          listings: listings.length,
          value,
        }
      })
      filters.forget()
      outbox.wake()
      return result
    },

    decidedOf: repository.decidedOf,
  }
}

/** The reason of a rejection. Throws `invalid_request`. */
function reasonOf({ decision, reason_code: code, note }: Request): string | null {
  if (decision !== 'rejected') return null
  if (code === undefined) throw invalid('reason_code', 'is required')
  if (code === 'other' && note === undefined) throw invalid('note', 'is required')
  return code
}

const isDecided = ({ status, decided_by: admin }: Schema<'AdminFilterRequest'>) =>
  new AppError(
    'conflict',
    admin === null
      ? `This request has already been ${status}.`
      : `${admin} has already ${status} this request.`,
  )

const shownEntry = (entityId: number): ActionEntry => ({
  entity: 'filter_value',
  entityId,
  field: 'is_shown',
  before: false,
  after: true,
  revision: null,
})

const statusEntry = (entityId: number, after: FilterRequestStatus): ActionEntry => ({
  entity: 'filter_request',
  entityId,
  field: 'status',
  before: 'pending',
  after,
  revision: null,
})
