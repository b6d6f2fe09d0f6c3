import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

/** Characters of a comment, as in the contract. */
const mostCharacters = 2000

export const commentSchema = (t: Translate) =>
  v.object({
    text: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t(messages.empty)),
      v.maxLength(mostCharacters, t(messages.tooLong(mostCharacters))),
    ),
  })
