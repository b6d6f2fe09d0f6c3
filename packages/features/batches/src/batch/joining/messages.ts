import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts about how families join a batch. */
export const messages = defineMessages(
  'batches/batch/joining',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`How families join`,
    change: msg`Change`,
    changeLabel: msg`Change how families join`,
    close: msg`Close`,
    cancel: msg`Cancel`,
    save: msg`Save`,
    saved: msg`Saved`,

    state: msg`Joining`,
    states: { open: msg`Open`, paused: msg`Paused`, closed: msg`Closed` },
    stateHints: {
      open: msg`Parents can book free seats.`,
      paused: msg`Parents see the batch but cannot book for now. Sessions take place.`,
      closed: msg`Parents cannot book any more. Sessions take place.`,
    },
    reopensOn: msg`Opens again on`,
    reopensHint: msg`Leave empty to open it yourself`,
    opens: (day: string) => msg`Opens on ${day}`,

    booking: msg`Booking`,
    kinds: { instant: msg`Confirmed at once`, request: msg`On request` },
    kindHints: {
      instant: msg`A free seat is booked as soon as a parent confirms.`,
      request: msg`You confirm or decline each booking.`,
    },
    price: msg`Price`,
    notProvided: msg`Not provided`,

    trial: msg`Trial class`,
    trialSeats: msg`Trial seats in each session`,
    trialHint: msg`0 for no trial classes. These seats come on top of the seats of the batch.`,
    trialPrice: msg`Price of a trial class in ₹`,
    priceHint: msg`Enter 0 if it is free, or leave it empty.`,
    seatsASession: (count: number) =>
      msg({ message: plural(count, { one: '# seat per session', other: '# seats per session' }) }),
    notOffered: msg`Not offered`,
    free: msg`Free of charge`,

    dropIn: msg`Single sessions`,
    dropInHint: msg`A child can come to one session without joining the batch.`,
    dropInPrice: msg`Price of one session in ₹`,
    offered: msg`Offered`,

    waitlist: msg`Waitlist`,
    waitlistHint: msg`When the batch is full, families can join a waitlist. Free seats are offered to them in order.`,
    offerHours: msg`Hours to answer an offer`,
    cutoffHours: msg`Stop offers this many hours before the start`,
    offersLast: (hours: number) =>
      msg({ message: plural(hours, { one: 'Offers last # hour', other: 'Offers last # hours' }) }),
    none: msg`None`,

    ages: msg`Age on the first day`,
    minAge: msg`From`,
    maxAge: msg`To`,
    agesHint: msg`Leave empty to use the ages of the service`,
    ageRange: (range: string) => msg`${range} years`,
    agesOfService: msg`Same as the service`,

    wholeNumber: (min: number, max: number) => msg`Enter a whole number from ${min} to ${max}.`,
    rupees: msg`Enter whole rupees up to 1,00,00,000, or leave it empty.`,
    ageOrder: msg`The highest age cannot be below the lowest.`,
    reopensAhead: msg`Choose a date after today, or leave it empty.`,

    pauseTitle: msg`Pause joining`,
    pauseText: msg`Parents still see the batch, but cannot book or join the waitlist. Confirmed children and all sessions stay.`,
    pause: msg`Pause joining`,
    paused: msg`Joining paused`,
    keepOpen: msg`Keep open`,
    opened: msg`Joining is open`,
  },
)
