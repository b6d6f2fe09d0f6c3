import type { AnswerRate } from '@edbazaar/api-client'
import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts about applying, which the list of jobs does not load. */
export const applyMessages = defineMessages('jobs/apply', import.meta.glob('./locales/*.po'), {
  apply: msg`Apply`,
  notHere: msg`This employer does not take applications on EdBazaar. Contact it directly.`,
  myApplications: msg`My applications`,
  appliedOn: (day: string) => msg`You applied on ${day}.`,
  seeApplication: msg`See your application`,
  continueDraft: msg`Continue your application`,
  answers: msg`Answers applicants`,
  answerRate: ({ answered, applicants, working_days: days }: AnswerRate) =>
    days === null
      ? msg`None of ${applicants} applicants yet`
      : msg`${plural(days, {
          one: `${answered} of ${applicants} within # working day`,
          other: `${answered} of ${applicants} within # working days`,
        })}`,
})
