import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts about the families of a batch. */
export const messages = defineMessages(
  'batches/batch/families',
  import.meta.glob('./locales/*.po'),
  {
    requests: msg`Requests`,
    toAnswer: (count: number) => msg`${count} to answer`,
    trialFor: (child: string) => msg`Trial class for ${child}`,
    dropInFor: (child: string) => msg`Single session for ${child}`,
    termFor: (child: string) => msg`Seat for ${child}`,
    childAged: (child: string, age: string) => msg`${child}, ${age}`,
    parent: (name: string) => msg`Parent: ${name}`,
    answerBy: (moment: string) => msg`Answer by ${moment}`,
    needsAge: msg`Outside the age range on the first day. You can accept the child with a reason.`,
    needsTrials: msg`Missed two trial classes without notice.`,
    accept: msg`Accept`,
    acceptLabel: (child: string) => msg`Accept ${child}`,
    decline: msg`Decline`,
    declineLabel: (child: string) => msg`Decline ${child}`,
    accepted: msg`The booking is confirmed, and the family is emailed`,
    declined: msg`The request is declined, and the family is emailed`,
    close: msg`Close`,
    cancel: msg`Cancel`,
    declineTitle: (child: string) => msg`Decline the request for ${child}`,
    acceptTitle: (child: string) => msg`Accept ${child} outside the age range`,
    reasonShown: msg`Reason, shown to the family`,
    reasonKept: msg`Reason, kept with the booking`,
    enterReason: msg`Enter a reason.`,

    roster: msg`Roster`,
    children: (count: number) =>
      msg({ message: plural(count, { one: '# child', other: '# children' }) }),
    noChildren: msg`No child has a seat yet`,
    child: msg`Child`,
    age: msg`Age`,
    joined: msg`Joined`,
    attended: msg`Attended`,
    attendedOf: (present: number, marked: number) => msg`${present} of ${marked}`,
    fillingIn: msg`A parent is filling in the form`,
    held: (moment: string) => msg`Held until ${moment}`,
    trials: msg`Trial classes and single sessions`,
    states: {
      requested: msg`Requested`,
      held: msg`Held`,
      confirmed: msg`Confirmed`,
      attended: msg`Came`,
      no_show: msg`Did not come`,
      cancelled: msg`Cancelled`,
      expired: msg`Ended`,
      declined: msg`Declined`,
    },
    export: msg`Export`,
    exportTitle: msg`Export the roster`,
    exportText: msg`The file has names and ages of children, and one check row. The export is logged. Share it only with people who need it.`,
    download: msg`Download`,
    downloaded: msg`The roster is downloaded`,

    waitlist: msg`Waitlist`,
    families: (count: number) =>
      msg({ message: plural(count, { one: '# family', other: '# families' }) }),
    nobodyWaits: msg`No family waits`,
    anyOf: msg`One seat is enough`,
    allOf: msg`Only seats for all`,
    offeredUntil: (moment: string) => msg`Offered until ${moment}`,
    movedAheadFor: (reason: string) => msg`Moved ahead: ${reason}`,
    later: msg`Answered “later”, or not at all, once`,
    since: (day: string) => msg`Since ${day}`,
    actions: (name: string) => msg`Actions for ${name}`,
    moveAhead: msg`Move ahead`,
    withdraw: msg`Withdraw offer`,
    remove: msg`Remove`,
    changeTitles: {
      move_ahead: (name: string) => msg`Move ${name} ahead`,
      withdraw_offer: (name: string) => msg`Withdraw the offer to ${name}`,
      remove: (name: string) => msg`Remove ${name} from the waitlist`,
    },
    changeTexts: {
      move_ahead: msg`All families in line see how many were moved ahead.`,
      withdraw_offer: msg`The family keeps its place.`,
      remove: msg`The family loses its place.`,
    },
    waitlistReason: msg`Reason`,
    changed: msg`The waitlist is changed`,
    movedAhead: (count: number) =>
      msg({
        message: plural(count, {
          one: 'Parents see that # family was moved ahead.',
          other: 'Parents see that # families were moved ahead.',
        }),
      }),
    rule: msg`How seats are offered`,
    ruleOrder: msg`In order of joining. Moving a family ahead needs a reason.`,
    ruleHours: (hours: number) =>
      msg({
        message: plural(hours, {
          one: 'Each family has # hour to accept.',
          other:
            'Each family has # hours to accept, or 12 at most if the batch starts within 3 days.',
        }),
      }),
    ruleNight: msg`No offer ends between 9 pm and 8 am.`,
    ruleLater: msg`A family can answer “later” once and keep its place. Two unanswered offers remove it.`,
    ruleParty: msg`If the first family needs more seats than are free, we wait one offer period, then ask the next family that fits.`,
  },
)
