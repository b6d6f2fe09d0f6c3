import type { BookingDetails, ChosenBatch } from '@edbazaar/api-client'
import type { CreateSchema } from '@edbazaar/feature-form-kit'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { seatsOfClass } from '../parts/class-seats'
import type { BookChoice } from '../parts/drafts'
import { messages } from './messages'

/** What is sent: without details to hold seats. */
export interface BookValues {
  choice: BookChoice
  details?: BookingDetails
}

interface ChoiceOptions {
  batch: ChosenBatch
  /** The children of a choice that can be booked. */
  childrenOf: (choice: BookChoice) => number[]
}

const choiceSchema = (t: Translate, { batch, childrenOf }: ChoiceOptions) => {
  const fields = v.object({
    kind: v.picklist(['term', 'trial', 'drop_in']),
    session: v.nullable(v.number()),
    children: v.array(v.number()),
    anyOf: v.boolean(),
  })
  return v.pipe(
    fields,
    v.transform((choice) => ({ ...choice, children: childrenOf(choice) })),
    v.forward(
      v.check(({ children }) => children.length > 0, t(messages.chooseChild)),
      ['children'],
    ),
    v.forward(
      v.check(
        ({ kind, session }) =>
          kind === 'term' ||
          batch.sessions.some((each) => each.id === session && seatsOfClass(each, kind) > 0),
        t(messages.chooseClass),
      ),
      ['session'],
    ),
    v.transform((choice): { choice: BookChoice } => ({ choice })),
  )
}

/** The form of a booking. `details` is null if none are sent. */
export const bookSchema = (
  t: Translate,
  options: ChoiceOptions,
  details: CreateSchema<{ details: BookingDetails }> | null,
): v.GenericSchema<unknown, BookValues> =>
  details === null ? choiceSchema(t, options) : v.intersect([choiceSchema(t, options), details(t)])
