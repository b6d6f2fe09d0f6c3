import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** The reasons of failed requests, where the API gives none. */
export const messages = defineMessages('form-kit/failures', import.meta.glob('./locales/*.po'), {
  retryInSeconds: (seconds: number) =>
    msg({
      message: plural(seconds, {
        one: 'You can try again in # second.',
        other: 'You can try again in # seconds.',
      }),
    }),
  retryInMinutes: (minutes: number) =>
    msg({
      message: plural(minutes, {
        one: 'You can try again in # minute.',
        other: 'You can try again in # minutes.',
      }),
    }),
  unreachable: msg`EdBazaar could not be reached. Check your connection and try again.`,
  failed: msg`Something went wrong. Try again.`,
})
