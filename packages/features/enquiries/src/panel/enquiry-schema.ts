import {
  mobileOf,
  type PermissionDays,
  untilError,
} from '@edbazaar/feature-catalogue-ui/permission'
import { permissionFields } from '@edbazaar/feature-catalogue-ui/permission-schema'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

const phoneField = (t: Translate) =>
  v.pipe(
    v.string(),
    v.transform(mobileOf),
    v.check((phone) => phone === '' || /^\d{10}$/.test(phone), t(messages.validPhone)),
  )

const shortText = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(60, t(messages.longName)),
    v.regex(/^\P{Cc}*$/u, t(messages.longName)),
  )

/** The form of an enquiry. */
export function enquirySchema(t: Translate, days: PermissionDays) {
  const fields = v.object({
    child: v.string(),
    childName: shortText(t),
    classSought: shortText(t),
    wantedFrom: v.string(),
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(2, t(messages.enterName)),
      v.maxLength(100, t(messages.enterName)),
      v.regex(/^\P{Cc}*$/u, t(messages.enterName)),
    ),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t(messages.enterEmail)),
      v.email(t(messages.validEmail)),
      v.maxLength(254, t(messages.validEmail)),
    ),
    phone: phoneField(t),
    message: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t(messages.enterMessage)),
      v.maxLength(2000, t(messages.longMessage)),
    ),
    wantsVisit: v.boolean(),
    visitWish: v.picklist(['', 'weekday_mornings', 'weekday_afternoons', 'saturday_mornings']),
    visitSlot: v.string(),
    declared: v.picklist(['parent', 'adult'], t(messages.confirmAge)),
    website: v.string(),
    requestKey: v.string(),
    ...permissionFields(t),
  })
  // Partial, so that they are checked although other fields are invalid.
  return v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['channels'], ['phone']],
        ({ channels, phone }) => phone !== '' || channels.every((channel) => channel === 'email'),
        t(messages.phoneNeeded),
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
}

export type EnquiryValues = v.InferOutput<ReturnType<typeof enquirySchema>>
