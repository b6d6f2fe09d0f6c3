import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts about private calendar addresses of stores. */
export const messages = defineMessages(
  'batches/calendar/feed',
  import.meta.glob('./locales/*.po'),
  {
    open: msg`Show in your own calendar`,
    title: msg`Sessions in your own calendar`,
    text: msg`A private address shows all sessions of a store in Google Calendar, Apple Calendar or Outlook, without names of children. Moved or cancelled sessions update automatically. Anyone with the address can see them.`,
    close: msg`Close`,
    store: msg`Store`,
  },
)
