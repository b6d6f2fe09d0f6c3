import { thumbnailOf } from '@edbazaar/feature-catalogue-ui/enquire'
import type { EnquiryRecipient } from '@edbazaar/feature-platform/enquiry-panel'
import type { SchoolDetails } from './school-details'

/** The school as the recipient of an enquiry. */
export function schoolRecipient({ id, name, images }: SchoolDetails): EnquiryRecipient {
  return { kind: 'school', id, name, image: thumbnailOf(images[0]) }
}
