import type { MessageDescriptor } from '@edbazaar/feature-platform'
import { messages } from './messages'
import { type DeskPlace, isAboutProducts } from './place'

/** The title of an inbox. */
export function titleOf(place: DeskPlace): MessageDescriptor {
  if (place.kind === 'general') return messages.generalEnquiries
  return isAboutProducts(place) ? messages.serviceEnquiries : messages.admissionEnquiries
}
