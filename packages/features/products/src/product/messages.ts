import type { ProductKind } from '@edbazaar/api-client'
import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural, select } from '@edbazaar/feature-platform/macro'

/** Texts of a product's page. */
export const messages = defineMessages('products/product', import.meta.glob('./locales/*.po'), {
  enquire: msg`Enquire`,
  noPhotos: msg`No photos yet`,
  enquireAboutBatch: (name: string) => msg`Enquire about ${name}`,
  enquireNote: msg`Only this provider gets your details, and you can withdraw them at any time.`,
  noEnquiries: msg`This provider does not answer enquiries on EdBazaar yet.`,
  summary: msg`At a glance`,
  price: msg`Price`,
  age: msg`Age`,
  mode: msg`Where`,
  place: msg`Place`,
  days: msg`Days`,
  starts: msg`Starts`,
  nextStart: msg`Next start`,
  seats: msg`Seats`,
  freeSeatsIn: (free: number, all: number) =>
    msg`${plural(free, {
      0: `All ${all} batches are full`,
      one: `Free in # of ${all} batches`,
      other: `Free in # of ${all} batches`,
    })}`,
  seeBatches: msg`See batches`,
  bar: msg`Book or enquire`,
  chooseBatch: msg`Choose a batch to book`,
  provider: msg`Offered by`,
  allOfProvider: (count: number) =>
    msg`${plural(count, { one: 'All # from this provider', other: 'All # from this provider' })}`,
  facts: msg`Facts`,
  about: msg`About`,
  batches: msg`Batches`,
  noBatches: msg`No batches announced yet.`,
  book: msg`Book`,
  bookBatch: (name: string) => msg`Book ${name}`,
  joinWaitlist: msg`Waitlist`,
  joinWaitlistOf: (name: string) => msg`Waitlist of ${name}`,
  open: msg`Open`,
  closed: msg`Not taking bookings`,
  opens: (day: string) => msg`Opens ${day}`,
  left: (count: number) => msg`${plural(count, { one: '# left', other: '# left' })}`,
  fullWaiting: (count: number) =>
    msg`${plural(count, { one: 'Full, # family waiting', other: 'Full, # families waiting' })}`,
  description: (name: string, kind: ProductKind) =>
    msg`${select(kind, {
      tuition: `${name}: tuition. Age, price, batches with days and free seats, and the provider.`,
      activity: `${name}: activity. Age, price, batches with days and free seats, and the provider.`,
      camp: `${name}: camp. Age, price, batches with days and free seats, and the provider.`,
      other: `${name}: workshop. Age, price, batches with days and free seats, and the provider.`,
    })}`,
  descriptionIn: (name: string, kind: ProductKind, place: string) =>
    msg`${select(kind, {
      tuition: `${name}: tuition in ${place}. Age, price, batches with days and free seats, and the provider.`,
      activity: `${name}: activity in ${place}. Age, price, batches with days and free seats, and the provider.`,
      camp: `${name}: camp in ${place}. Age, price, batches with days and free seats, and the provider.`,
      other: `${name}: workshop in ${place}. Age, price, batches with days and free seats, and the provider.`,
    })}`,
})
