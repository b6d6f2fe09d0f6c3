import { msg } from '@edbazaar/feature-platform/macro'
import { defineMessages } from '../i18n/catalogue'

/** Texts of charts. */
export const messages = defineMessages('platform/charts', import.meta.glob('./locales/*.po'), {
  labels: {
    view: msg({ message: 'View', comment: 'Names the choice between a chart and its table' }),
    chart: msg`Chart`,
    table: msg`Table`,
    point: msg({
      message: 'Point',
      comment: 'Heads the column of days, months or groups in the table of a chart',
    }),
    noValue: msg`No data`,
    lowest: msg({ message: 'lowest', comment: 'In a description: "Replies: lowest 2, highest 9"' }),
    highest: msg`highest`,
    latest: msg`latest`,
    points: msg`Points of the chart`,
    start: msg({ message: 'Start', comment: 'Stands for the share of the first step of a funnel' }),
  },
})
