import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { readableLine } from '../fields/line-patterns'
import { messages } from '../messages'

export const filterRequestSchema = (t: Translate) =>
  v.object({
    value: v.pipe(v.string(), v.trim(), v.regex(readableLine, t(messages.pleaseAddValue))),
  })
