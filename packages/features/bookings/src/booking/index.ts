import { definePage } from '@edbazaar/feature-platform'
import { BookingScreen } from './BookingScreen'
import { loadBooking } from './load-booking'
import { messages } from './messages'

export const page = definePage({
  loader: loadBooking,
  Component: BookingScreen,
  meta(_, i18n) {
    const t = i18n.translate(messages)
    return {
      title: t(messages.title),
      description: t(messages.description),
      canonicalPath: null,
      isHidden: true,
    }
  },
})
