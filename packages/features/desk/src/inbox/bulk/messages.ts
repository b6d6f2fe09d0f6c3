import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of actions on several enquiries, with their preview. */
export const messages = defineMessages('desk/inbox/bulk', import.meta.glob('./locales/*.po'), {
  bulkMove: msg`Move`,
  bulkEmail: (count: number, total: number) => msg`Email ${count} of ${total}`,
  bulkEmailAll: msg`Email`,
  selected: (count: number) => msg`${plural(count, { one: '# selected', other: '# selected' })}`,
  clearSelection: msg`Clear the selection`,
  withoutEmail: (count: number) =>
    msg`${plural(count, { one: '# parent can’t be emailed', other: '# parents can’t be emailed' })}`,
  bulkTitles: {
    state: (count: number) =>
      msg`${plural(count, { one: 'Move # enquiry', other: 'Move # enquiries' })}`,
    assign: (count: number) =>
      msg`${plural(count, { one: 'Assign # enquiry', other: 'Assign # enquiries' })}`,
    snooze: (count: number) =>
      msg`${plural(count, { one: 'Snooze # enquiry', other: 'Snooze # enquiries' })}`,
    email: (count: number) =>
      msg`${plural(count, { one: 'Email # parent', other: 'Email # parents' })}`,
    task: (count: number) =>
      msg`${plural(count, { one: 'Add a task to # enquiry', other: 'Add a task to # enquiries' })}`,
  },
  memberRequired: msg`Choose who will handle them.`,
  bulkText: msg`Message`,
  bulkTextHint: (fields: string) => msg`Filled in for each parent: ${fields}.`,
  bulkMoveTo: msg`Move to`,
  preview: msg`Preview`,
  previewTitle: msg`What will happen`,
  back: msg`Back`,
  bulkDo: {
    state: (count: number) =>
      msg`${plural(count, { one: 'Move # enquiry', other: 'Move # enquiries' })}`,
    assign: (count: number) =>
      msg`${plural(count, { one: 'Assign # enquiry', other: 'Assign # enquiries' })}`,
    snooze: (count: number) =>
      msg`${plural(count, { one: 'Snooze # enquiry', other: 'Snooze # enquiries' })}`,
    email: (count: number) =>
      msg`${plural(count, { one: 'Send # email', other: 'Send # emails' })}`,
    task: (count: number) => msg`${plural(count, { one: 'Add # task', other: 'Add # tasks' })}`,
  },
  bulkTask: msg`Task`,
  willChange: msg`Will be changed`,
  willAdd: msg`Will be added`,
  willSend: msg`Will be sent`,
  willSendAt: (time: string) => msg`Scheduled for ${time}`,
  bulkDone: {
    state: (done: number) =>
      msg`${plural(done, { one: '# enquiry moved', other: '# enquiries moved' })}`,
    assign: (done: number) =>
      msg`${plural(done, { one: '# enquiry assigned', other: '# enquiries assigned' })}`,
    snooze: (done: number) =>
      msg`${plural(done, { one: '# enquiry snoozed', other: '# enquiries snoozed' })}`,
    email: (done: number) => msg`${plural(done, { one: '# email sent', other: '# emails sent' })}`,
    task: (done: number) => msg`${plural(done, { one: '# task added', other: '# tasks added' })}`,
  },
  emailsLater: (count: number) =>
    msg`${plural(count, { one: '# email will be sent later', other: '# emails will be sent later' })}`,
  bulkRefused: {
    state: (count: number) => msg`${count} not moved`,
    assign: (count: number) => msg`${count} not assigned`,
    snooze: (count: number) => msg`${count} not snoozed`,
    email: (count: number) => msg`${count} not sent`,
    task: (count: number) => msg`${count} not added`,
  },
  nothingToDo: msg`None of the selected enquiries can be changed this way.`,
})
