import type { Availability } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import type { SeatsState } from '@edbazaar/ui/Seats'
import { messages } from './messages'

export { messages as schoolMessages } from './messages'

/** Availability as state and label: "12 seats left", "Opens 5 Jan". `t` writes `schoolMessages`. */
export function schoolAvailability(
  availability: Availability | null,
  t: Translate,
): { state: SeatsState; label: string } | null {
  if (availability === null) return null
  return { state: availability.state, label: t(seatsLabel(availability)) }
}

function seatsLabel({ state, seats_left: left, opens_on: opensOn }: Availability) {
  if (state === 'few' && left !== null) return messages.seatsLeft(left)
  if (state === 'opens')
    return opensOn === null
      ? messages.opensLater
      : messages.opens(formatDay(opensOn, { isShort: true }))
  return state === 'closed' ? messages.closed : messages.open
}
