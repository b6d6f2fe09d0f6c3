import type { BookingDetails } from '@edbazaar/api-client'
import {
  type PermissionDays,
  toConsent,
  untilError,
} from '@edbazaar/feature-catalogue-ui/permission'
import { permissionFields } from '@edbazaar/feature-catalogue-ui/permission-schema'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

interface DetailsOptions {
  days: PermissionDays
  /** Of the consent notice. */
  version: number
  /** Whether the profile has a phone number, which calls and WhatsApp need. */
  hasPhone: boolean
}

/** The details of a booking as the API takes them. */
export const detailsSchema = (t: Translate, { days, version, hasPhone }: DetailsOptions) =>
  v.pipe(
    v.object({
      ...permissionFields(t),
      note: v.pipe(v.string(), v.trim()),
      isParent: v.literal(true, t(messages.tickParent)),
    }),
    // Partial, so that they are checked although other fields are invalid.
    v.forward(
      v.partialCheck(
        [['channels']],
        ({ channels }) => hasPhone || channels.every((channel) => channel === 'email'),
        t(messages.noPhone),
      ),
      ['channels'],
    ),
    v.forward(
      v.partialCheck(
        [['until'], ['untilDate']],
        (chosen) => untilError(chosen, days, t) === null,
        ({ input }) => untilError(input, days, t) ?? '',
      ),
      ['untilDate'],
    ),
    v.transform(({ note, isParent, ...permission }): { details: BookingDetails } => ({
      details: {
        is_parent: isParent,
        ...(note !== '' && { note }),
        consent: toConsent(permission, { days, version }),
      },
    })),
  )
