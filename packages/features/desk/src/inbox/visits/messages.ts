import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the visit of an enquiry. */
export const messages = defineMessages('desk/inbox/visits', import.meta.glob('./locales/*.po'), {
  visitStates: {
    offered: msg`Offered: the parent has not answered yet`,
    confirmed: msg`Booked`,
    done: msg`Took place`,
    no_show: msg`The family did not come`,
    cancelled: msg`Cancelled`,
  },
  visitSaved: {
    confirmed: msg`Visit booked`,
    done: msg`Saved: the visit took place`,
    no_show: msg`Saved: the family did not come`,
    cancelled: msg`Visit cancelled`,
  },
  visitAdded: { offer: msg`Visit offered`, book: msg`Visit booked` },
  visitMoved: msg`Visit moved`,
  visitActions: { offer: msg`Send offer`, book: msg`Book` },
  addVisit: msg`Offer or book a visit`,
  moveVisitTitle: msg`Move the visit`,
  moveVisit: msg`Move`,
  confirmVisit: msg`Accepted`,
  cancelVisit: msg`Cancel visit`,
  keepVisit: msg`Keep it`,
  cancelVisitTitle: msg`Cancel this visit?`,
  cancelVisitText: msg`The parent gets an email, and the place is free again.`,
  tellYourself: msg`The parent has not agreed to emails. Tell them yourself.`,
  visitDone: msg`They came`,
  visitMissed: msg`They did not come`,
  visitTime: msg`Time`,
  pleaseChoose: msg`Choose a time`,
  slotRequired: msg`Choose a time.`,
  slot: (time: string, count: number) =>
    msg`${time} (${plural(count, { one: '# place left', other: '# places left' })})`,
  visitHow: msg`What the parent gets`,
  offerChoice: msg`An offer by email, to accept or to choose another time`,
  bookChoice: msg`A booked visit: you have agreed on it`,
  noSlots: msg`There are no visit times with free places`,
  addSlots: msg`Add visit times`,
  askForSlots: msg`Ask the owner or a manager to add some.`,
  slotsFailed: msg`The visit times did not load. Close this and try again.`,
})
