import { AppError } from '../../../app-error.ts'
import type { Handlers } from '../../../contract/operations.ts'

const unavailable = () => {
  throw new AppError('unavailable', 'Enquiries are not available yet.')
}

export function deskHandlers() {
  return {
    listDeskEnquiries: unavailable,
    downloadDeskEnquiries: unavailable,
    changeDeskEnquiries: unavailable,
    getDeskEnquiry: unavailable,
    editDeskEnquiry: unavailable,
    addDeskMessage: unavailable,
    revealDeskContact: unavailable,
    claimInvalidEnquiry: unavailable,
    mergeDeskEnquiry: unavailable,
    undoDeskMerge: unavailable,
    getDesk: unavailable,
    setDesk: unavailable,
    listReplyTemplates: unavailable,
    addReplyTemplate: unavailable,
    editReplyTemplate: unavailable,
    removeReplyTemplate: unavailable,
  } satisfies Partial<Handlers>
}
