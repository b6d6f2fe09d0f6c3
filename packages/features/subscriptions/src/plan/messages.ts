import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of Subscriptions. */
export const messages = defineMessages('subscriptions/plan', import.meta.glob('./locales/*.po'), {
  title: msg`Subscriptions`,
  description: msg`Your plan, what is in use, and the plans on offer.`,
  standfirst: {
    school: msg`What your plan allows for your schools, and what is in use.`,
    store: msg`What your plan allows for your stores and services, and what is in use.`,
  },
  otherPage: {
    school: msg`Stores and services`,
    store: msg`Schools`,
  },
  loading: msg`Loading your plan`,
  plan: msg`Plan`,
  names: {
    free: msg`Free`,
    school: msg`School`,
    growth: msg`Growth`,
    group: msg`Group`,
  } as Readonly<Record<string, ReturnType<typeof msg> | undefined>>,
  free: msg`Free`,
  priceAYear: (price: string) => msg`${price} a year`,
  withoutGst: msg`without GST`,
  until: msg`Until`,
  noEnd: msg`No end date`,
  nothingToPay: msg`Nothing to pay`,
  granted: msg`Given by EdBazaar. Nothing to pay`,
  afterwards: (plan: string) => msg`After that, you have ${plan}. Everything you listed stays.`,
  usage: msg`Usage`,
  today: msg`Today`,
  what: msg`What`,
  inUse: msg`In use`,
  share: msg`Share of the limit`,
  note: msg`Note`,
  usedOf: (used: string, limit: string) => msg`${used} of ${limit}`,
  kinds: {
    schools: msg`Schools`,
    stores: msg`Stores`,
    products: msg`Services in one store`,
    jobs: msg`Live jobs`,
    members: msg`Team members`,
    enquiries: msg`Enquiries this year`,
  },
  fullest: (store: string) => msg`Most are in ${store}.`,
  more: (left: number) => msg`${plural(left, { one: '# more', other: '# more' })} can be added.`,
  nearly: (percent: number, left: number) =>
    msg`${percent}% in use, ${plural(left, { one: '# place', other: '# places' })} left.`,
  reached: msg`Limit reached.`,
  stay: {
    schools: (used: number) =>
      msg`${plural(used, { one: 'It stays', other: 'All # stay' })} public.`,
    stores: (used: number) =>
      msg`${plural(used, { one: 'It stays', other: 'All # stay' })} public.`,
    products: (used: number) =>
      msg`${plural(used, { one: 'It stays', other: 'All # stay' })} public.`,
    jobs: (used: number) =>
      msg`${plural(used, { one: 'It runs', other: 'All # run' })} to the closing date.`,
    members: (used: number) =>
      msg`${plural(used, { one: 'They keep', other: 'All # keep' })} access.`,
  },
  over: (count: number) => msg`${count} over the limit.`,
  noLimit: msg`No limit`,
  noLimitOnAny: msg`No limit on any plan`,
  neverLimited: msg`Never limited or sold.`,
  worksTitle: msg`What still works at a limit`,
  works: [
    msg`Everything that you added stays as it is: public pages, running jobs, and the access of your team.`,
    msg`You can edit all of it, and read and answer every enquiry.`,
    msg`You can add a store or a service that stays hidden, and write a job as a draft.`,
  ],
  roomTitle: msg`To make room`,
  room: [
    msg`Hide or delete a school, a store or a service that you no longer run.`,
    msg`Close a job, or remove somebody from the team or an open invitation.`,
    msg`Or change to a plan that allows more.`,
  ],
  plans: msg`Plans`,
  yearly: msg`Yearly, without GST`,
  feature: msg`Feature`,
  yours: msg`Your plan`,
  price: msg`Price a year`,
  enquiries: msg`Enquiries`,
  place: msg`Place in search`,
  same: msg`The same`,
  ranking: msg`A plan never changes where a school or a service appears in search.`,
  changeTitle: msg`Change your plan`,
  changeText: msg`Write to us to change your plan. Tell us which one, and from when.`,
  contact: msg`Contact us`,
})
