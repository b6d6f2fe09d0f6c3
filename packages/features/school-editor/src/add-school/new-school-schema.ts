import type { Media } from '@edbazaar/api-client'
import { isMedia, readableLine } from '@edbazaar/feature-editing'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { phoneNumber } from '../phone-number'
import type { SchoolPlace } from '../school-api/school-place'
import { messages } from './messages'

const line = (message: string, maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(maxLength, message))

/** A new school, trimmed. An offline school has a location. */
export const newSchoolSchema = (t: Translate) =>
  v.pipe(
    v.object({
      name: v.pipe(line(t(messages.enterName), 160), v.regex(readableLine, t(messages.enterName))),
      suffix: v.number(),
      type: v.picklist(['online', 'offline'], t(messages.enterType)),
      email: v.pipe(line(t(messages.enterEmail), 254), v.email(t(messages.enterEmail))),
      number: v.pipe(
        line(t(messages.enterNumber), 30),
        v.regex(phoneNumber, t(messages.enterNumber)),
      ),
      place: v.nullable(v.custom<SchoolPlace>((place) => typeof place === 'object')),
      media: v.pipe(v.array(v.custom<Media>(isMedia)), v.minLength(1, t(messages.addImage))),
    }),
    v.forward(
      v.partialCheck(
        [['type'], ['place']],
        ({ type, place }) => type === 'online' || place !== null,
        t(messages.addLocation),
      ),
      ['place'],
    ),
  )
