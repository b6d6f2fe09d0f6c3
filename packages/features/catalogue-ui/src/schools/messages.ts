import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

const factLabels = {
  about: msg({ message: 'about', comment: 'Read before an approximate distance: about 3 km' }),
  kilometres: msg`km`,
  feesTo: (amount: string) =>
    msg({
      message: `to ${amount}`,
      comment: 'The highest fees, after the lowest: ₹60,000 to ₹90,000',
    }),
}

/** Texts about a school: its availability, and those of its row and card. */
export const messages = defineMessages('catalogue-ui/schools', import.meta.glob('./locales/*.po'), {
  seatsLeft: (left: number) => msg`${plural(left, { one: '# seat left', other: '# seats left' })}`,
  opensLater: msg`Opens later`,
  opens: (day: string) => msg`Opens ${day}`,
  closed: msg`Closed`,
  open: msg`Open`,
  rowLabels: {
    school: msg`School`,
    distance: msg`Distance`,
    board: msg`Board`,
    fees: msg`Fees per year`,
    age: msg`Age`,
    availability: msg`Availability`,
    recognitionChecked: msg`Recognition checked`,
    ...factLabels,
    firstYear: (amount: string) => msg`First year ${amount}`,
  },
  cardLabels: {
    board: msg`Board`,
    fees: msg`Fees`,
    aYear: msg({ message: 'a year', comment: 'After an amount: ₹60,000 a year' }),
    age: msg`Age`,
    seats: msg`Seats`,
    ...factLabels,
  },
})
