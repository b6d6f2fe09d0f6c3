import type { Media } from '@edbazaar/api-client'
import { isMedia, readableLine } from '@edbazaar/feature-editing'
import * as v from 'valibot'
import { phoneNumber } from '../phone-number'
import type { SchoolPlace } from '../school-api/school-place'
import { messages } from './messages'

const line = (message: string, maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(maxLength, message))

/** A new school, trimmed. An offline school has a location. */
export const newSchoolSchema = () =>
  v.pipe(
    v.object({
      name: v.pipe(line(messages.enterName, 160), v.regex(readableLine, messages.enterName)),
      suffix: v.number(),
      type: v.picklist(['online', 'offline'], messages.enterType),
      email: v.pipe(line(messages.enterEmail, 254), v.email(messages.enterEmail)),
      number: v.pipe(line(messages.enterNumber, 30), v.regex(phoneNumber, messages.enterNumber)),
      place: v.nullable(v.custom<SchoolPlace>((place) => typeof place === 'object')),
      media: v.pipe(v.array(v.custom<Media>(isMedia)), v.minLength(1, messages.addImage)),
    }),
    v.forward(
      v.partialCheck(
        [['type'], ['place']],
        ({ type, place }) => type === 'online' || place !== null,
        messages.addLocation,
      ),
      ['place'],
    ),
  )
