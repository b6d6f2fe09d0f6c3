import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { hashToken, isToken } from '../../../platform/tokens/tokens.ts'
import type { EnquiryRow } from '../record/enquiry-row.ts'
import type { SenderAccessRepository } from './sender-access.repository.ts'

export type SenderAccess = ReturnType<typeof createSenderAccess>

/** The person who asks for an enquiry, and by which link. */
export interface SenderRequest {
  readonly caller: Caller | null
  /** The `x-enquiry-token` of the request. */
  readonly token: string | null
  /** The public id of the enquiry. */
  readonly id: string
}

const noAccess = ({ caller }: SenderRequest) =>
  caller
    ? new AppError('not_found', 'Enquiry not found.')
    : new AppError(
        'not_signed_in',
        'This link has expired. Use the link of the latest email about your enquiry, or sign in.',
      )

/** Opens enquiries for their senders: with their session, or with the link of an email. */
export function createSenderAccess(repository: SenderAccessRepository) {
  async function isSender(tx: Db, enquiry: EnquiryRow, { caller, token }: SenderRequest) {
    if (token !== null && isToken(token))
      if (await repository.hasLink(tx, enquiry.id, hashToken(token))) return true
    if (!caller) return false
    if (enquiry.userId === caller.userId) return true
    return repository.isConfirmedEmail(tx, caller.userId, enquiry.email)
  }

  return {
    /**
     * Runs the work in a transaction that holds the enquiry. Throws `not_signed_in` for a visitor
     * without a valid link, and `not_found` for other users, whether or not the enquiry exists.
     */
    open: <Result>(
      request: SenderRequest,
      work: (tx: Db, enquiry: EnquiryRow) => Promise<Result>,
    ): Promise<Result> =>
      repository.transaction(async (tx) => {
        const enquiry = await repository.lock(tx, request.id)
        if (!enquiry || !(await isSender(tx, enquiry, request))) throw noAccess(request)
        return work(tx, enquiry)
      }),

    /** As `open`, for an email of the sender to the reply address of the enquiry. Throws `not_found`. */
    openByEmail: <Result>(
      publicId: string,
      work: (tx: Db, enquiry: EnquiryRow) => Promise<Result>,
    ): Promise<Result> =>
      repository.transaction(async (tx) => {
        const enquiry = await repository.lock(tx, publicId)
        if (!enquiry) throw new AppError('not_found', 'This enquiry no longer exists.')
        return work(tx, enquiry)
      }),
  }
}
