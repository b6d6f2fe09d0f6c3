import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts about the sessions of a batch. */
export const messages = defineMessages(
  'batches/batch/sessions',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Sessions`,
    held: (done: number, all: number) => msg`${done} of ${all} held`,
    none: msg`No sessions. Check the days and dates of the batch.`,
    noneAhead: msg`No upcoming sessions`,
    all: (count: number) =>
      msg({ message: plural(count, { one: 'Show # session', other: 'Show all # sessions' }) }),
    upcoming: msg`Show upcoming sessions`,
    today: msg`Today`,
    classOf: (number: number, all: number) => msg`Class ${number} of ${all}`,
    children: (count: number) =>
      msg({ message: plural(count, { one: '# child', other: '# children' }) }),
    trials: (taken: number, seats: number) => msg`${taken} of ${seats} trial seats taken`,
    came: (present: number, marked: number) => msg`${present} of ${marked} attended`,
    moved: msg`Moved`,
    extra: msg`Extra`,
    movedFrom: (moment: string) => msg`From ${moment}`,
    cancelled: msg`Cancelled`,
    cancelledFor: (reason: string) => msg`Cancelled: ${reason}`,
    attendance: msg`Attendance`,
    attendanceLabel: (day: string) => msg`Attendance on ${day}`,
    move: msg`Move`,
    moveLabel: (day: string) => msg`Move the session on ${day}`,
    cancel: msg`Cancel`,
    cancelLabel: (day: string) => msg`Cancel the session on ${day}`,
    restore: msg`Restore`,
    restoreLabel: (day: string) => msg`Restore the session on ${day}`,

    dialog: (day: string) => msg`Session on ${day}`,
    close: msg`Close`,
    keep: msg`Keep as it is`,
    whatToDo: msg`What to change`,
    moveSession: msg`Move`,
    cancelSession: msg`Cancel session`,
    newDay: msg`New date`,
    newStart: (end: string) => msg`New start, ends ${end}`,
    reasonShown: msg`Reason, shown to families`,
    optional: msg`Optional`,
    checks: msg`Checks for the new time`,
    isFree: msg`No other session of this store at that time`,
    overlaps: (batch: string, times: string) => msg`At the same time: ${batch}, ${times}`,
    isHoliday: (name: string) => msg`This day is a holiday: ${name}`,
    trialsMove: (count: number) =>
      msg({
        message: plural(count, {
          one: '# trial class moves with the session',
          other: '# trial classes move with the session',
        }),
      }),
    emailed: (count: number) =>
      msg({
        message: plural(count, {
          one: '# family will be emailed now',
          other: '# families will be emailed now',
        }),
      }),
    nobodyTold: msg`No family has a seat, so nobody is emailed. Parents see:`,
    movesFrom: (batch: string) =>
      msg({
        message: `${batch} moves from`,
        comment: 'Followed by the old time, “to” and the new time',
      }),
    to: msg({ message: 'to', comment: 'Between the old and the new time of a session' }),
    on: (batch: string) =>
      msg({
        message: `${batch} on`,
        comment: 'Followed by the time of a session and “is cancelled.”',
      }),
    isCancelled: msg`is cancelled.`,
    extraAtEnd: msg`A session is added at the end of the term.`,
    moveAndTell: (count: number) =>
      msg({
        message: plural(count, {
          0: 'Move session',
          one: 'Move and email # family',
          other: 'Move and email # families',
        }),
      }),
    cancelAndTell: (count: number) =>
      msg({
        message: plural(count, {
          0: 'Cancel session',
          one: 'Cancel and email # family',
          other: 'Cancel and email # families',
        }),
      }),
    instead: (moment: string) => msg`Instead of ${moment}`,
    insteads: { end_of_term: msg`Add a session at the end of the term`, none: msg`No replacement` },
    insteadHints: {
      end_of_term: msg`On the same day of the week and at the same time, after the last session`,
      none: msg`We tell families that there is no replacement`,
    },
    noEnd: msg`Not available for a batch without an end date`,
    trialsEnd: msg`Trial classes and single sessions booked for it are cancelled, and we tell their families.`,
    chooseDay: msg`Choose a date.`,
    dayExists: msg`Enter a valid date, such as 31/12/2026.`,
    inThePast: msg`Choose a time that is still to come.`,
    sameTime: msg`This is the current time of the session. Choose another one.`,
    beyondMidnight: msg`The session must end on the same day. Choose an earlier start.`,
    reasonRequired: msg`Enter a reason. Families will see it.`,
    isMoved: (moment: string) => msg`Session moved to ${moment}`,
    isCancelledToast: msg`Session cancelled`,
    restoreQuestion: (moment: string) => msg`Restore the session on ${moment}?`,
    restoreText: (count: number) =>
      msg({
        message: plural(count, {
          0: 'If another session replaces it, that one is removed.',
          one: '# family is emailed. If another session replaces it, that one is removed.',
          other: '# families are emailed. If another session replaces it, that one is removed.',
        }),
      }),
    isRestored: msg`Session restored`,
  },
)
