import type { Db } from '../../../db/connect.ts'
import { createConsentsRepository, type StoredConsent } from './consents.repository.ts'
import { enquiryNotice, generalNotice, type Notice } from './enquiry-notice.ts'

export type ConsentsService = ReturnType<typeof createConsentsService>

export interface NewConsent extends Omit<StoredConsent, 'notice'> {
  /** The part that was read; that of enquiries if it is missing. */
  readonly notice?: Notice
}

/** Consents to be contacted, for the domains that ask for them. */
export function createConsentsService() {
  const { add, get, withdraw } = createConsentsRepository()
  return {
    /** Adds a consent to the current notice for its recipient. Returns its id. */
    add: (tx: Db, consent: NewConsent): Promise<string> =>
      add(tx, {
        ...consent,
        notice: consent.notice ?? (consent.recipient ? enquiryNotice : generalNotice),
      }),
    get,
    withdraw,
  }
}
