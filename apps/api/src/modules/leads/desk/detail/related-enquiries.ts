import type { Schema } from '../../../../contract/operations.ts'
import { termsOf } from '../consent/consent-json.ts'
import { permissionOf } from '../consent/permission.ts'
import { receivedAt } from '../list/desk-row.ts'
import type { DeskDetailRepository } from './desk-detail.repository.ts'

type RelatedRows = Awaited<ReturnType<DeskDetailRepository['related']>>

/** Enquiries that may be from the same family, without those whose sender is hidden. */
export const relatedOf = (rows: RelatedRows, now: Date): Schema<'DeskEnquiry'>['related'] =>
  rows
    .filter(({ consents }) => permissionOf(termsOf(consents), now).isLive)
    .map(({ enquiry, reason }) => ({
      id: enquiry.publicId,
      reference: enquiry.reference,
      name: enquiry.parentName,
      child_name: enquiry.childName,
      state: enquiry.state,
      received_at: receivedAt(enquiry),
      reason,
    }))
