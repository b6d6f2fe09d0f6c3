import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural, select } from '@edbazaar/feature-platform/macro'
import type { PriceUnit } from '../product-state'

/** Texts of the fields in the filters, which load with them. */
export const filterMessages = defineMessages(
  'products/list/filters',
  import.meta.glob('./locales/*.po'),
  {
    location: msg`Location`,
    within: (km: number) => msg`Within ${km} km`,
    age: msg`Age`,
    years: (years: number) => msg`${plural(years, { one: '# year', other: '# years' })}`,
    mostYears: msg`50+ years`,
    youngest: msg`Youngest`,
    oldest: msg`Oldest`,
    price: (unit: PriceUnit) =>
      msg`${select(unit, {
        month: 'Price per month, in thousands of rupees',
        session: 'Price per session, in thousands of rupees',
        course: 'Price per course, in thousands of rupees',
        other: 'Price per camp, in thousands of rupees',
      })}`,
    priceUnit: msg`Compare prices`,
    perUnit: (unit: PriceUnit, count: number) =>
      msg`${select(unit, {
        month: `Per month (${count})`,
        session: `Per session (${count})`,
        course: `Per course (${count})`,
        other: `Per camp (${count})`,
      })}`,
    days: msg`Days`,
    startDate: msg`Start date`,
    from: msg`From`,
    to: msg`To`,
  },
)
