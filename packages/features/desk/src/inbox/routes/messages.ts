import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts about passing a general enquiry on to a school or store. */
export const messages = defineMessages('desk/inbox/routes', import.meta.glob('./locales/*.po'), {
  title: msg`Pass on`,
  none: msg`The parent has not been asked about a school or provider yet.`,
  add: msg`Suggest a school or provider`,
  states: {
    asked: msg`Waiting for the parent’s answer`,
    accepted: msg`Passed on with the parent’s permission`,
    declined: msg`The parent said no`,
  },
  events: {
    asked: (name: string) => msg`Suggested ${name}`,
    accepted: (name: string) => msg`The parent agreed to ${name}`,
    declined: (name: string) => msg`The parent declined ${name}`,
  },
  dialogText: msg`The parent gets an email and decides. Until then, we share nothing with the school or provider.`,
  kind: msg`Look for`,
  kinds: { school: msg`Schools`, store: msg`Providers` },
  search: msg`Name or place`,
  find: msg`Search`,
  failed: msg`The search failed. Check your connection, then search again.`,
  nothing: msg`Nothing found. Search for other words.`,
  results: msg`Results`,
  choose: msg`Search, then choose one.`,
  ask: msg`Ask the parent`,
  asked: (name: string) => msg`We asked the parent about ${name}`,
  cancel: msg`Cancel`,
  close: msg`Close`,
})
