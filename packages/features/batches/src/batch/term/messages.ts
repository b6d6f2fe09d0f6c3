import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts about copying and cancelling a batch. */
export const messages = defineMessages('batches/batch/term', import.meta.glob('./locales/*.po'), {
  close: msg`Close`,
  cancel: msg`Cancel`,
  copyTitle: msg`Copy to another term`,
  copyText: msg`Days, times, seats, price and joining settings are copied. Children are not.`,
  name: msg`Name`,
  firstDay: msg`First day`,
  lastDay: msg`Last day`,
  lastDayHint: msg`Leave empty if it is ongoing`,
  copy: msg`Copy batch`,
  copied: msg`Batch copied`,
  enterName: msg`Enter a name.`,
  chooseDay: msg`Choose the first day.`,
  endsBefore: msg`The last day cannot be before the first day.`,
  cancelTitle: (name: string) => msg`Cancel ${name}`,
  cancelText: (children: number, waiting: number) =>
    msg({
      message: `This cannot be undone. All upcoming sessions are cancelled. ${plural(children, {
        0: 'No child has a seat.',
        one: '# child loses their seat.',
        other: '# children lose their seats.',
      })}${plural(waiting, {
        0: '',
        one: ' # waiting family is removed from the waitlist.',
        other: ' # waiting families are removed from the waitlist.',
      })} Everyone is emailed, with similar services nearby if there are any.`,
    }),
  reason: msg`Reason, shown to families`,
  enterReason: msg`Enter a reason. Families will see it.`,
  keep: msg`Keep batch`,
  cancelBatch: msg`Cancel batch`,
  cancelled: msg`Batch cancelled`,
})
