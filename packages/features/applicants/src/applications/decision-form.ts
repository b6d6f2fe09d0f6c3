import type { ApiClient } from '@edbazaar/api-client'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import type { Decision } from './application-types'
import { messages } from './messages'
import { reasons } from './stages'

export type DecisionForm = ReturnType<typeof useDecisionForm>

export const needsReasons = (state: Decision): boolean => state === 'not_taken'

const trimmed = v.pipe(v.string(), v.trim())

/** Reasons, if they are needed, are at least one, and a text for another reason. */
const decisionSchema = (t: Translate) =>
  v.pipe(
    v.object({
      state: v.custom<Decision>(() => true),
      reason_codes: v.array(v.picklist(reasons)),
      reason_text: trimmed,
      offered_on: v.string(),
      is_told: v.boolean(),
      /** The message to the applicant. */
      text: trimmed,
    }),
    v.forward(
      v.check(
        ({ state, reason_codes: codes }) => !needsReasons(state) || codes.length > 0,
        t(messages.reasonRequired),
      ),
      ['reason_codes'],
    ),
    v.forward(
      v.check(
        ({ state, reason_codes: codes, reason_text: text }) =>
          !needsReasons(state) || !codes.includes('other') || text !== '',
        t(messages.reasonTextRequired),
      ),
      ['reason_text'],
    ),
  )

export type DecisionValues = v.InferOutput<ReturnType<typeof decisionSchema>>

/** The fields of the API for the reasons and the message. */
export const decisionBody = (values: DecisionValues) => ({
  ...(needsReasons(values.state) && {
    reason_codes: values.reason_codes,
    ...(values.reason_text !== '' && { reason_text: values.reason_text }),
  }),
  ...(values.is_told && values.text !== '' && { text: values.text }),
})

interface DecisionFormOptions<Answer> {
  initial: Omit<DecisionValues, 'reason_codes' | 'reason_text'>
  send: (api: ApiClient, values: DecisionValues) => Promise<Answer>
  toast?: () => string
  reloads?: boolean
  onSuccess: (answer: Answer) => void
}

/** The form of a decision about one or several applicants. */
export const useDecisionForm = <Answer>({ initial, ...options }: DecisionFormOptions<Answer>) =>
  usePageForm<DecisionValues, Answer, DecisionValues>({
    schema: decisionSchema,
    initial: { reason_codes: [], reason_text: '', ...initial },
    ...options,
  })
