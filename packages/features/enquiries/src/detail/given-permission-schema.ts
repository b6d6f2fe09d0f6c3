import {
  mobileOf,
  type PermissionDays,
  untilError,
} from '@edbazaar/feature-catalogue-ui/permission'
import { permissionFields } from '@edbazaar/feature-catalogue-ui/permission-schema'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

/** Whether a permission needs a phone number. */
export const needsPhone = (channels: readonly string[]) =>
  channels.some((channel) => channel !== 'email')

/** A permission with the phone number of the sender, which calls and WhatsApp need. */
export const givenPermissionSchema = (t: Translate, days: PermissionDays) =>
  v.pipe(
    v.object({ ...permissionFields(t), phone: v.pipe(v.string(), v.transform(mobileOf)) }),
    v.forward(
      v.partialCheck(
        [['channels'], ['phone']],
        ({ channels, phone }) => !needsPhone(channels) || /^\d{10}$/.test(phone),
        t(messages.validPhone),
      ),
      ['phone'],
    ),
    v.forward(
      v.partialCheck(
        [['until'], ['untilDate']],
        (chosen) => untilError(chosen, days, t) === null,
        ({ input }) => untilError(input, days, t) ?? '',
      ),
      ['untilDate'],
    ),
  )

export type PermissionValues = v.InferOutput<ReturnType<typeof givenPermissionSchema>>
