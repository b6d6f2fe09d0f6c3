import { http } from '@edbazaar/api-client/testing'
import type { Metric, MetricName, MetricRows, Metrics } from './metric-types'

const metric = (
  name: MetricName,
  value: number | null,
  before: number | null,
  parts: [string, number, number | null][] = [],
  kind: Metric['kind'] = 'flow',
): Metric => ({
  name,
  kind,
  value,
  before,
  daily: [{ day: '2026-11-19', value: value ?? 0 }],
  parts: parts.map(([part, of, old]) => ({ part, value: of, before: old })),
})
const states: [string, number, number | null][] = [
  ['Uttar Pradesh', 248_310, 247_900],
  ['Madhya Pradesh', 119_204, 119_000],
  ['Maharashtra', 106_882, 106_200],
  ...Array.from({ length: 12 }, (_, at): [string, number, number | null] => [
    `State ${at + 1}`,
    90_000 - at * 5_000,
    null,
  ]),
]

/** The metrics of 13 invented weeks. */
export const metricsOf = (given: Partial<Metrics> = {}): Metrics => ({
  from: '2026-08-21',
  to: '2026-11-19',
  before_from: '2026-05-22',
  before_to: '2026-08-20',
  counted_at: '2026-11-19T20:40:00.000Z',
  check: { checked_at: '2026-11-19T20:40:00.000Z', day: '2026-11-19', differences: [] },
  metrics: [
    metric('views', 1_284_600, 1_198_000),
    metric('enquiries', 48_216, 41_930),
    metric('visits', 9_844, 9_107),
    metric('enrolments', 2_317, 2_364),
    metric('answer_times', 48_216, 41_930, [
      ['h1', 8_775, 6_600],
      ['h4', 10_414, 8_400],
      ['h12', 8_148, 7_100],
      ['h24', 7_088, 6_300],
      ['d2', 4_484, 4_300],
      ['d7', 3_761, 3_700],
      ['over', 1_398, 1_500],
      ['none', 4_148, 4_030],
    ]),
    metric('schools', 1_386_204, 1_382_092, states, 'stock'),
    metric('stores', 6_120, 5_800, [], 'stock'),
    metric('services', 18_400, 17_000, [], 'stock'),
    metric('claimed_schools', 36_400, 31_000, [['Uttar Pradesh', 5_200, 4_800]], 'stock'),
    metric(
      'school_fields',
      null,
      null,
      [
        ['position', 1_275_000, 1_260_000],
        ['contact', 887_000, 850_000],
        ['fees', 568_000, 530_000],
      ],
      'stock',
    ),
    metric('cases_opened', 12_300, 11_000),
    metric('decision_times', 12_081, 11_400, [
      ['h4', 5_000, 4_200],
      ['d2', 6_000, 5_900],
      ['d7', 1_081, 1_300],
    ]),
    metric('searches', 2_140_880, 1_900_000),
    metric('empty_searches', 66_367, 61_000),
    metric('opened_results', 1_400_000, 1_300_000, [
      ['rank_1', 720_000, 640_000],
      ['rank_2', 260_000, 250_000],
      ['rank_3', 140_000, 150_000],
      ['rank_4', 80_000, 80_000],
      ['rank_5', 60_000, 50_000],
      ['rank_later', 30_000, 40_000],
    ]),
  ],
  decisions: [
    { day: '2026-11-16', median_minutes: 410, ninety_percent_minutes: 1_900, cases: 132 },
    { day: '2026-11-17', median_minutes: 350, ninety_percent_minutes: 1_584, cases: 141 },
    { day: '2026-11-18', median_minutes: 310, ninety_percent_minutes: 3_100, cases: 96 },
  ],
  target_hours: 48,
  words: [
    { query: 'robotics classes', searches: 1_842, before: 1_500 },
    { query: 'स्केटिंग', searches: 1_204, before: 700 },
  ],
  ...given,
})

export const metricRows: MetricRows = {
  name: 'enquiries',
  kind: 'flow',
  from: '2026-08-21',
  to: '2026-11-19',
  total: 2,
  n_rows: 2,
  data: [
    {
      kind: 'enquiry',
      id: 12,
      label: 'EB-7K42-19',
      detail: 'Vidya Niketan Public School',
      day: '2026-11-19',
      n: 1,
      minutes: null,
    },
    {
      kind: 'school',
      id: 3,
      label: 'Vidya Niketan',
      detail: 'search',
      day: '2026-11-18',
      n: 1,
      minutes: null,
    },
  ],
  page: 1,
  per_page: 50,
  totalPages: 1,
}

export const metricsCalls = (given: Partial<Metrics> = {}) => [
  http.get('/admin/metrics', ({ response }) => response(200).json(metricsOf(given))),
  http.get('/admin/metrics/{name}', ({ response }) => response(200).json(metricRows)),
]
