import type { Enquiry } from '../enquiry-types'

/** Nothing is to be done about an enquiry that was merged or withdrawn. */
export const canChangeTasks = (enquiry: Enquiry): boolean =>
  enquiry.my_rights.answer && enquiry.merged_into === null && !enquiry.is_withdrawn
