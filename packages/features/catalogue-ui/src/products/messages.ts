import type { ProductKind, ProductSummary, Weekday } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts about a product: its kind, price, mode, age, days and seats, and those of its row. */
export const messages = defineMessages(
  'catalogue-ui/products',
  import.meta.glob('./locales/*.po'),
  {
    kinds: {
      tuition: msg`Tuition`,
      activity: msg`Activity`,
      camp: msg`Camp`,
      workshop: msg`Workshop`,
    } satisfies Record<ProductKind, MessageDescriptor>,
    units: {
      month: msg`a month`,
      session: msg`a session`,
      course: msg`a course`,
      camp: msg`a camp`,
    } satisfies Record<ProductSummary['price_unit'], MessageDescriptor>,
    modes: {
      online: msg`Online`,
      centre: msg`At a centre`,
      home: msg`At your home`,
    } satisfies Record<ProductSummary['mode'], MessageDescriptor>,
    shortModes: {
      online: msg`Online`,
      centre: msg`Centre`,
      home: msg`Home`,
    } satisfies Record<ProductSummary['mode'], MessageDescriptor>,
    rowLabels: {
      distance: msg`Distance`,
      where: msg`Where`,
      price: msg`Price`,
      age: msg`Age`,
      availability: msg`Availability`,
      kilometres: msg`km`,
    },
    online: msg`online`,
    age: (range: string) => msg`Age ${range}`,
    days: {
      Mon: msg`Mon`,
      Tue: msg`Tue`,
      Wed: msg`Wed`,
      Thu: msg`Thu`,
      Fri: msg`Fri`,
      Sat: msg`Sat`,
      Sun: msg`Sun`,
    } satisfies Record<Weekday, MessageDescriptor>,
    everyDay: msg`Every day`,
    startsOn: (day: string) => msg`from ${day}`,
    full: msg`Full`,
    seatsLeft: (left: string, total: number) =>
      msg`${plural(total, { one: `${left} of # seat left`, other: `${left} of # seats left` })}`,
    batches: (count: number) => msg`${plural(count, { one: '# batch', other: '# batches' })}`,
  },
)
