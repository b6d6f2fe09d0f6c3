import type { ListArea, ListLabels } from '@edbazaar/feature-list-kit'
import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural, select } from '@edbazaar/feature-platform/macro'

const labels: ListLabels = {
  results: msg`Jobs`,
  title: (where, place) =>
    msg`${select(where, {
      place: `Jobs in schools near ${place}`,
      point: 'Jobs in schools nearby',
      unknownPlace: 'Jobs in schools near an unknown place',
      selectedPlace: 'Jobs in schools near the selected place',
      other: 'Jobs in schools in India',
    })}`,
  count: (total) => msg`${plural(total, { one: '<b>#</b> job', other: '<b>#</b> jobs' })}`,
  countOf: (total, all) =>
    msg`${plural(all, { one: `<b>${total}</b> of # job`, other: `<b>${total}</b> of # jobs` })}`,
  within: (results, radius, isApproximate) =>
    isApproximate
      ? msg`${results} roughly within ${radius} km`
      : msg({
          message: `${results} within ${radius} km`,
          comment: 'After a count or a title: 14 of 48 jobs within 5 km',
        }),
  show: (total) => msg`${plural(total, { one: 'Show # job', other: 'Show # jobs' })}`,
  none: msg`No jobs listed here yet`,
  noMatch: (filters) =>
    msg`${plural(filters, {
      one: 'No jobs match this filter',
      other: 'No jobs match all # filters',
    })}`,
}

/** Texts of the job list and of a job's page. */
export const messages = defineMessages('jobs', import.meta.glob('./locales/*.po'), {
  labels,
  jobs: msg`Jobs`,
  alert: msg`Job alert`,
  listDescription: (total: string, where: ListArea, place: string) =>
    msg`${select(where, {
      place: `${total} open jobs in schools near ${place}: role, subject, pay and closing date, side by side.`,
      point: `${total} open jobs in schools nearby: role, subject, pay and closing date, side by side.`,
      other: `${total} open jobs in schools in India: role, subject, pay and closing date, side by side.`,
    })}`,

  role: msg`Role`,
  subject: msg`Subject`,
  type: msg`Type`,
  pay: msg`Pay per month`,
  payOfAnyPeriod: msg`Pay`,
  places: msg`Vacancies`,
  experience: msg`Experience`,
  yearsOrMore: (years: number) =>
    msg`${plural(years, { one: '# year or more', other: '# years or more' })}`,
  qualifications: msg`Qualifications`,
  starts: msg`Starts`,
  anyPay: msg`Any pay`,
  payAtLeast: (pay: string) => msg`${pay} or more`,
  payWithCount: (pay: string, count: string) => msg`${pay} or more (${count})`,
  sorts: {
    relevance: msg`Newest`,
    distance: msg`Distance`,
    closing: msg`Closing soonest`,
    pay: msg`Highest pay`,
  },
  closes: msg`Open until`,
  untilFilled: msg`Until filled`,
  posted: msg`Posted`,
  summary: msg`At a glance`,
  closedTitle: msg`This job is closed.`,
  closedOn: (day: string) => msg`It was open until ${day}.`,
  openJobs: msg`See open jobs`,
  about: msg`About the job`,
  noDescription: msg`No description provided.`,
  school: msg`School`,
  atSchool: (title: string, school: string) => msg`${title} at ${school}`,
  description: (title: string, location: string) =>
    msg`${title}, ${location}: duties, pay, the closing date, and the school.`,
})
