import type { Weekday } from '@edbazaar/api-client'
import type { ListWhere } from '@edbazaar/feature-list-kit'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural, select } from '@edbazaar/feature-platform/macro'
import type { PriceUnit, ProductScope } from './product-state'

/** Texts of the product lists. Texts about a kind have a complete sentence for each kind. */
export const messages = defineMessages('products/list', import.meta.glob('./locales/*.po'), {
  results: (kind: ProductScope) =>
    msg`${select(kind, {
      tuition: 'Tuitions',
      activity: 'Activities',
      camp: 'Camps',
      workshop: 'Workshops',
      other: 'Tuitions and activities',
    })}`,
  title: (kind: ProductScope, where: ListWhere, place: string) =>
    msg`${select(where, {
      place: select(kind, {
        tuition: `Tuitions near ${place}`,
        activity: `Activities near ${place}`,
        camp: `Camps near ${place}`,
        workshop: `Workshops near ${place}`,
        other: `Tuitions and activities near ${place}`,
      }),
      point: select(kind, {
        tuition: 'Tuitions nearby',
        activity: 'Activities nearby',
        camp: 'Camps nearby',
        workshop: 'Workshops nearby',
        other: 'Tuitions and activities nearby',
      }),
      unknownPlace: select(kind, {
        tuition: 'Tuitions near an unknown place',
        activity: 'Activities near an unknown place',
        camp: 'Camps near an unknown place',
        workshop: 'Workshops near an unknown place',
        other: 'Tuitions and activities near an unknown place',
      }),
      selectedPlace: select(kind, {
        tuition: 'Tuitions near the selected place',
        activity: 'Activities near the selected place',
        camp: 'Camps near the selected place',
        workshop: 'Workshops near the selected place',
        other: 'Tuitions and activities near the selected place',
      }),
      other: select(kind, {
        tuition: 'Tuitions in India',
        activity: 'Activities in India',
        camp: 'Camps in India',
        workshop: 'Workshops in India',
        other: 'Tuitions and activities in India',
      }),
    })}`,
  count: (kind: ProductScope, total: number) =>
    msg`${select(kind, {
      tuition: plural(total, { one: '<b>#</b> tuition', other: '<b>#</b> tuitions' }),
      activity: plural(total, { one: '<b>#</b> activity', other: '<b>#</b> activities' }),
      camp: plural(total, { one: '<b>#</b> camp', other: '<b>#</b> camps' }),
      workshop: plural(total, { one: '<b>#</b> workshop', other: '<b>#</b> workshops' }),
      other: plural(total, {
        one: '<b>#</b> tuition, activity, camp or workshop',
        other: '<b>#</b> tuitions, activities, camps and workshops',
      }),
    })}`,
  countOf: (kind: ProductScope, total: string, all: number) =>
    msg`${select(kind, {
      tuition: plural(all, {
        one: `<b>${total}</b> of # tuition`,
        other: `<b>${total}</b> of # tuitions`,
      }),
      activity: plural(all, {
        one: `<b>${total}</b> of # activity`,
        other: `<b>${total}</b> of # activities`,
      }),
      camp: plural(all, { one: `<b>${total}</b> of # camp`, other: `<b>${total}</b> of # camps` }),
      workshop: plural(all, {
        one: `<b>${total}</b> of # workshop`,
        other: `<b>${total}</b> of # workshops`,
      }),
      other: plural(all, {
        one: `<b>${total}</b> of # tuition, activity, camp or workshop`,
        other: `<b>${total}</b> of # tuitions, activities, camps and workshops`,
      }),
    })}`,
  show: (kind: ProductScope, total: number) =>
    msg`${select(kind, {
      tuition: plural(total, { one: 'Show # tuition', other: 'Show # tuitions' }),
      activity: plural(total, { one: 'Show # activity', other: 'Show # activities' }),
      camp: plural(total, { one: 'Show # camp', other: 'Show # camps' }),
      workshop: plural(total, { one: 'Show # workshop', other: 'Show # workshops' }),
      other: plural(total, {
        one: 'Show # result',
        other: 'Show # results',
      }),
    })}`,
  none: (kind: ProductScope) =>
    msg`${select(kind, {
      tuition: 'No tuitions listed here yet',
      activity: 'No activities listed here yet',
      camp: 'No camps listed here yet',
      workshop: 'No workshops listed here yet',
      other: 'No tuitions, activities, camps or workshops listed here yet',
    })}`,
  noMatch: (kind: ProductScope, filters: number) =>
    msg`${select(kind, {
      tuition: plural(filters, {
        one: 'No tuitions match this filter',
        other: 'No tuitions match all # filters',
      }),
      activity: plural(filters, {
        one: 'No activities match this filter',
        other: 'No activities match all # filters',
      }),
      camp: plural(filters, {
        one: 'No camps match this filter',
        other: 'No camps match all # filters',
      }),
      workshop: plural(filters, {
        one: 'No workshops match this filter',
        other: 'No workshops match all # filters',
      }),
      other: plural(filters, {
        one: 'No tuitions, activities, camps or workshops match this filter',
        other: 'No tuitions, activities, camps or workshops match all # filters',
      }),
    })}`,
  ofSubject: (kind: ProductScope, subject: string) =>
    msg`${select(kind, {
      activity: `${subject} classes`,
      camp: subject,
      workshop: `${subject} workshops`,
      other: `${subject} tuitions`,
    })}`,
  subjectTitle: (where: ListWhere, what: string, place: string) =>
    msg({
      message: `${select(where, {
        place: `${what} near ${place}`,
        point: `${what} nearby`,
        other: `${what} in India`,
      })}`,
      comment: 'Mathematics tuitions near Indiranagar',
    }),
  withinOrOnline: (results: string, radius: number, isApproximate: boolean) =>
    isApproximate
      ? msg`${results} roughly within ${radius} km or online`
      : msg({
          message: `${results} within ${radius} km or online`,
          comment: 'After a count or a title: 14 of 48 tuitions within 5 km or online',
        }),
  noneWithin: (kind: ProductScope, radius: number, somewhere: string) =>
    msg`${select(kind, {
      tuition: `No tuition found within ${radius} km or online; ${somewhere} in the district without an exact location`,
      activity: `No activity found within ${radius} km or online; ${somewhere} in the district without an exact location`,
      camp: `No camp found within ${radius} km or online; ${somewhere} in the district without an exact location`,
      workshop: `No workshop found within ${radius} km or online; ${somewhere} in the district without an exact location`,
      other: `Nothing found within ${radius} km or online; ${somewhere} in the district without an exact location`,
    })}`,
  noneOfWithin: (results: string, radius: number, somewhere: string) =>
    msg({
      message: `${results} within ${radius} km or online; ${somewhere} in the district without an exact location`,
      comment:
        '0 of 48 tuitions within 5 km or online; 12 in the district without an exact location',
    }),
  sorts: {
    relevance: msg`Best known`,
    distance: msg`Distance`,
    price: msg`Lowest price`,
    date: msg`Starting soonest`,
    name: msg`Name`,
  },
  beyondSchool: msg`Beyond School`,
  kinds: msg`Kinds`,
  all: msg`All`,
  nameHeading: msg`Name`,
  ageOf: (age: number) => msg`Age ${age}`,
  ageFrom: (from: number) => msg`Age ${from}+`,
  ageUpTo: (to: number) => msg`Age up to ${to}`,
  ageBetween: (from: number, to: number) => msg`Age ${from}–${to}`,
  priceUpTo: (high: string, unit: PriceUnit) =>
    msg`${select(unit, {
      month: `Up to ${high} a month`,
      session: `Up to ${high} a session`,
      course: `Up to ${high} a course`,
      other: `Up to ${high} a camp`,
    })}`,
  priceFrom: (low: string, unit: PriceUnit) =>
    msg`${select(unit, {
      month: `From ${low} a month`,
      session: `From ${low} a session`,
      course: `From ${low} a course`,
      other: `From ${low} a camp`,
    })}`,
  priceBetween: (low: string, high: string, unit: PriceUnit) =>
    msg`${select(unit, {
      month: `${low}–${high} a month`,
      session: `${low}–${high} a session`,
      course: `${low}–${high} a course`,
      other: `${low}–${high} a camp`,
    })}`,
  dayNames: {
    Mon: msg`Monday`,
    Tue: msg`Tuesday`,
    Wed: msg`Wednesday`,
    Thu: msg`Thursday`,
    Fri: msg`Friday`,
    Sat: msg`Saturday`,
    Sun: msg`Sunday`,
  } satisfies Record<Weekday, MessageDescriptor>,
  startsFrom: (day: string) => msg`Starts from ${day}`,
  startsBy: (day: string) => msg`Starts by ${day}`,
  startsBetween: (from: string, to: string) => msg`Starts ${from} to ${to}`,
})
