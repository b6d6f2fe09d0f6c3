import type { MessageDescriptor } from '@edbazaar/feature-platform'
import { messages } from './messages'
import { type DeskPlace, isAboutServices } from './place'

/** The title of an inbox. */
export function titleOf(place: DeskPlace): MessageDescriptor {
  if (place.kind === 'general') return messages.generalEnquiries
  return isAboutServices(place) ? messages.serviceEnquiries : messages.admissionEnquiries
}
