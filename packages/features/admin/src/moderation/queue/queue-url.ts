import {
  choiceField,
  integerField,
  pageField,
  textField,
  type UrlField,
  type UrlState,
  urlState,
  valueField,
} from '@edbazaar/feature-list-kit/url'
import type { QueuePlace } from '../../queue-switch/queue-places'
import type { CaseList, FindingCode, Priority } from '../case-types'

const tabs = ['new', 'edited', 'reported', 'claims', 'appeals', 'decided'] as const
export type Tab = (typeof tabs)[number]

/** The tabs of a queue. Only schools can be claimed. */
export const tabsOf = ({ kinds }: Pick<QueuePlace, 'kinds'>): Tab[] =>
  tabs.filter((tab) => tab !== 'claims' || kinds.some((kind) => kind === 'school'))

/** Whether several cases of a tab can be decided at once. */
export const canSelect = (tab: Tab): boolean =>
  tab === 'new' || tab === 'edited' || tab === 'reported'

export const sorts = ['oldest', 'newest', 'priority', 'waiting'] as const
export const priorities = ['high', 'medium', 'low'] as const satisfies readonly Priority[]
export const claimants = ['me', 'others', 'nobody'] as const
export const findingCodes = [
  'phone',
  'email',
  'link',
  'ranking',
  'fees_up',
  'moved',
  'new_domain',
  'new_name',
  'word',
  'exported_address',
  'many_invalid',
  'many_lost',
  'many_reveals',
  'asks_fee',
  'asks_papers',
  'asks_elsewhere',
  'pay_high',
  'copied_text',
  'shared_link',
  'own_listing',
  'other_text',
] as const satisfies readonly FindingCode[]

/** State in the URL of a queue. */
export interface QueueState {
  tab: Tab
  q: string
  priority: Priority | null
  finding: FindingCode | null
  claimed: (typeof claimants)[number] | null
  /** The name of a field in the editor. */
  field: string | null
  held: 'yes' | null
  checks: 'yes' | null
  /** At least so many hours old. */
  hours: number | null
  owner: number | null
  sort: (typeof sorts)[number]
  page: number
  /** The open case. */
  case: number | null
}

const maxId = 2_147_483_647

/** Every address names its tab: without one, a queue opens at its oldest case. */
const tabField: UrlField<Tab> = {
  ...choiceField<Tab>(tabs, 'new'),
  write: (tab, parameter) => `${parameter}=${tab}`,
}

const fields = {
  tab: tabField,
  q: textField(),
  priority: choiceField<Priority | null>(priorities, null),
  finding: choiceField<FindingCode | null>(findingCodes, null),
  claimed: choiceField<QueueState['claimed']>(claimants, null),
  field: valueField<string | null>(null, (text) => (/^[a-z_]{1,60}$/.test(text) ? text : null)),
  held: choiceField<'yes' | null>(['yes'], null),
  checks: choiceField<'yes' | null>(['yes'], null),
  hours: integerField(1, 10_000, null),
  owner: integerField(1, maxId, null),
  sort: choiceField<QueueState['sort']>(sorts, 'oldest'),
  page: pageField(),
  case: integerField(1, maxId, null),
}

/** Reads and writes the URL of a queue: that of its table, with `view=queue`. */
export function queueUrl({ path }: Pick<QueuePlace, 'path'>): UrlState<QueueState> {
  const url = urlState<QueueState>(path, fields)
  return {
    ...url,
    pathOf: (state) => {
      const [, query] = url.pathOf(state).split('?')
      return `${path}?view=queue${query === undefined ? '' : `&${query}`}`
    },
  }
}

/** Whether an address asks for the queue alone: neither for a tab nor for certain cases. */
export const isUnspecific = (search: URLSearchParams): boolean =>
  [...search.keys()].every((parameter) => parameter === 'view')

/** The tab with the oldest open case; undefined if nothing is open. */
export const oldestTab = (
  place: Pick<QueuePlace, 'kinds'>,
  facts: CaseList['tabs'],
): Tab | undefined => {
  const since = (tab: Tab) => facts.find((each) => each.tab === tab)?.oldest_at ?? null
  return tabsOf(place)
    .filter((tab) => since(tab) !== null)
    .toSorted((a, b) => Date.parse(since(a) ?? '') - Date.parse(since(b) ?? ''))[0]
}

const filterNames = [
  'priority',
  'finding',
  'claimed',
  'field',
  'held',
  'checks',
  'hours',
  'owner',
] as const

/** No filter. The tab, the sort and the search stay. */
export const noFilters = {
  priority: null,
  finding: null,
  claimed: null,
  field: null,
  held: null,
  checks: null,
  hours: null,
  owner: null,
} satisfies Partial<QueueState>

export const activeFilters = (state: QueueState): number =>
  filterNames.filter((name) => state[name] !== null).length

export const isFiltered = (state: QueueState): boolean => state.q !== '' || activeFilters(state) > 0

/** The query of the list and of its CSV file. */
export function queryOf({ kinds }: QueuePlace, state: QueueState) {
  const { tab, sort, q, priority, finding, claimed, field, held, checks, hours, owner } = state
  return {
    kinds: [...kinds],
    tab,
    sort,
    ...(q !== '' && { query: q }),
    ...(priority !== null && { priority }),
    ...(finding !== null && { finding }),
    ...(claimed !== null && { claimed }),
    ...(field !== null && { field }),
    ...(held !== null && { is_held: true }),
    ...(checks !== null && { has_findings: true }),
    ...(hours !== null && { waiting_hours: hours }),
    ...(owner !== null && { owner }),
  }
}
