import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the families of a batch side by side. */
export const messages = defineMessages('batches/families', import.meta.glob('./locales/*.po'), {
  title: msg`Families`,
  description: msg`The families of a batch on EdBazaar: interested, requests, trial, enrolled and waiting.`,
  groups: msg`Groups`,
  interested: msg`Interested`,
  requested: msg`Requested`,
  trial: msg`Trial`,
  enrolled: msg`Enrolled`,
  waitlist: msg`Waitlist`,
  none: msg`Nobody`,
  enquiry: (reference: string) => msg`Enquiry ${reference}`,
  asked: (moment: string) => msg`Asked ${moment}`,
  childAged: (child: string, age: string) => msg`${child}, ${age}`,
  fillingIn: msg`A parent is filling in the form`,
  attended: (present: number, marked: number) => msg`${present} of ${marked} classes attended`,
  offered: (moment: string) => msg`Offered until ${moment}`,
  place: (place: number, name: string) => msg`${place}. ${name}`,
  since: (day: string) => msg`Since ${day}`,
})
