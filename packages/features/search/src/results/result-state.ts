import {
  choiceField,
  integerField,
  textField,
  type UrlField,
  urlState,
} from '@edbazaar/feature-list-kit/url'
import { paths } from '@edbazaar/feature-platform'

export const kinds = ['all', 'schools', 'products', 'jobs', 'stores'] as const
export type ResultKind = (typeof kinds)[number]

/** State of the results page, stored in its URL. */
export interface ResultState {
  /** Trimmed; '' for no search. */
  query: string
  kind: ResultKind
  /** Whether only the words are searched, whatever the query asks for. */
  isWords: boolean
  /** The place of the search, such as a name or PIN code; '' for everywhere. */
  place: string
  /** Kilometres around the place; null for those usual for it. */
  radius: number | null
  /** 1 for all kinds, which are shown on one page. */
  page: number
}

const wordsField: UrlField<boolean> = {
  read: (search) => search.get('words') === 'true',
  write: (isWords) => (isWords ? 'words=true' : ''),
}

const maxQueryLength = 100
const maxPlaceLength = 100
const maxRadius = 100
const lastPage = 50

/** The URL of the results page. */
export const resultsUrl = urlState<ResultState>(
  paths.search,
  {
    query: textField(maxQueryLength),
    kind: choiceField<ResultKind>(kinds, 'all'),
    isWords: wordsField,
    place: textField(maxPlaceLength),
    radius: integerField(1, maxRadius, null),
    page: integerField(1, lastPage, 1),
  },
  {
    afterRead: ({ radius, page, ...state }) => ({
      ...state,
      radius: state.place === '' ? null : radius,
      page: state.kind === 'all' ? 1 : page,
    }),
  },
)

/** The path of another search at the same place. */
export const searchAgainPath = ({ place, radius }: ResultState, query: string): string =>
  place === ''
    ? paths.searchFor(query)
    : resultsUrl.pathOf({ ...resultsUrl.initial, query, place, radius })

/** The path of the same search near a point, with latitude and longitude of about 10 m. */
export const nearPath = (state: ResultState, { lat, lng }: { lat: number; lng: number }): string =>
  resultsUrl.pathOf({ ...state, place: `${lat.toFixed(4)},${lng.toFixed(4)}`, page: 1 })

/** Whether a place of the URL is a point, which has no name. */
export const isPoint = (place: string): boolean => /^-?[\d.]+,-?[\d.]+$/.test(place)

/** The path of the same search everywhere, with another query if that one says "near me". */
export const nationwidePath = (state: ResultState, query = state.query): string =>
  resultsUrl.pathOf({ ...state, query, place: '', radius: null, page: 1 })
