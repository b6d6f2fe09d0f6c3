import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the page of a batch. */
export const messages = defineMessages('batches/batch', import.meta.glob('./locales/*.po'), {
  title: msg`Batch`,
  description: msg`A batch of one of your services on EdBazaar: its seats and sessions.`,
  batches: msg`Batches`,
  readOnly: msg`Only the owner and managers can change this batch.`,
  attendance: msg`Take attendance`,
  edit: msg`Edit`,
  more: msg`More actions`,
  pause: msg`Pause joining`,
  open: msg`Open joining`,
  settings: msg`Joining settings`,
  copy: msg`Copy to another term`,
  cancelBatch: msg`Cancel batch`,
  families: msg`Families by stage`,

  ages: (range: string) => msg`Age ${range}`,
  cancelledTitle: msg`This batch is cancelled`,
  pausedTitle: msg`Joining is paused`,
  pausedUntil: (day: string) => msg`Joining is paused until ${day}`,
  pausedText: msg`Parents see the batch but cannot book or join the waitlist. Sessions take place as planned.`,
  closedTitle: msg`Joining is closed`,
  closedText: msg`Parents cannot book or join the waitlist. Sessions take place as planned.`,
})
