import { AppError } from '../../../app-error.ts'
import type { Handlers } from '../../../contract/operations.ts'

const unavailable = () => {
  throw new AppError('unavailable', 'Enquiries are not available yet.')
}

export function enquiriesHandlers() {
  return {
    getEnquiryForm: unavailable,
    sendEnquiries: unavailable,
    confirmEnquiries: unavailable,
    listMyEnquiries: unavailable,
    getMyEnquiry: unavailable,
    writeInMyEnquiry: unavailable,
    changeEnquiryConsent: unavailable,
    withdrawFromEnquiry: unavailable,
    objectToInvalid: unavailable,
    countSchoolEnquiries: unavailable,
    countServiceEnquiries: unavailable,
  } satisfies Partial<Handlers>
}
