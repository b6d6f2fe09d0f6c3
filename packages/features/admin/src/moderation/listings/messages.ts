import type { ListingDecisionRequest } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

export type ListingOutcome = ListingDecisionRequest['outcome']

type ByOutcome<Text> = Readonly<Record<ListingOutcome, Text>>
type Counted = (count: number) => MessageDescriptor

/** Texts of decisions about the rows of an admin table. */
export const messages = defineMessages(
  'admin/moderation/listings',
  import.meta.glob('./locales/*.po'),
  {
    names: {
      approve: msg`Approve`,
      hide: msg`Hide`,
      show: msg`Show again`,
      remove: msg`Remove`,
    } satisfies ByOutcome<MessageDescriptor>,
    titleOfOne: {
      approve: (name: string) => msg`Approve ${name}`,
      hide: (name: string) => msg`Hide ${name}`,
      show: (name: string) => msg`Show ${name} again`,
      remove: (name: string) => msg`Remove ${name}`,
    },
    titles: {
      approve: (count) => msg`Approve ${plural(count, { one: '# record', other: '# records' })}`,
      hide: (count) => msg`Hide ${plural(count, { one: '# record', other: '# records' })}`,
      show: (count) => msg`Show ${plural(count, { one: '# record', other: '# records' })} again`,
      remove: (count) => msg`Remove ${plural(count, { one: '# record', other: '# records' })}`,
    } satisfies ByOutcome<Counted>,
    hints: {
      approve: msg`Marked as reviewed. Held edits still need their own decision.`,
      hide: msg`No longer public. The owner gets a message and can still edit.`,
      show: msg`Public again. The owner gets a message.`,
      remove: msg`No longer public. The owner gets a message and can no longer edit.`,
    } satisfies ByOutcome<MessageDescriptor>,
    would: {
      approve: (count) =>
        msg`${plural(count, { one: '# record will be approved.', other: '# records will be approved.' })}`,
      hide: (count) =>
        msg`${plural(count, { one: '# record will be hidden.', other: '# records will be hidden.' })}`,
      show: (count) =>
        msg`${plural(count, { one: '# record will be shown again.', other: '# records will be shown again.' })}`,
      remove: (count) =>
        msg`${plural(count, { one: '# record will be removed.', other: '# records will be removed.' })}`,
    } satisfies ByOutcome<Counted>,
    left: (count: number) =>
      msg`${plural(count, { one: '# record will be skipped:', other: '# records will be skipped:' })}`,
    nothing: msg`None of the selected records can be decided this way.`,
    done: {
      approve: (count) =>
        msg`${plural(count, { one: '# record approved', other: '# records approved' })}`,
      hide: (count) => msg`${plural(count, { one: '# record hidden', other: '# records hidden' })}`,
      show: (count) =>
        msg`${plural(count, { one: '# record shown again', other: '# records shown again' })}`,
      remove: (count) =>
        msg`${plural(count, { one: '# record removed', other: '# records removed' })}`,
    } satisfies ByOutcome<Counted>,
    part: (done: string, skipped: number) => msg`${done}, ${skipped} skipped`,
    selectAll: (count: string) => msg`Select all ${count}`,
    selectFirst: (count: string) => msg`Select the first ${count}`,
    tooMany: (count: number) => msg`Select at most ${count} at a time.`,
    nothingToUndo: msg`You have not decided anything on this page yet.`,
  },
)
