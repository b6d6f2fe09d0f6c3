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
  /** 1 for all kinds, which are shown on one page. */
  page: number
}

const wordsField: UrlField<boolean> = {
  read: (search) => search.get('words') === 'true',
  write: (isWords) => (isWords ? 'words=true' : ''),
}

const maxQueryLength = 100
const lastPage = 50

/** The URL of the results page. */
export const resultsUrl = urlState<ResultState>(
  paths.search,
  {
    query: textField(maxQueryLength),
    kind: choiceField<ResultKind>(kinds, 'all'),
    isWords: wordsField,
    page: integerField(1, lastPage, 1),
  },
  { afterRead: (state) => (state.kind === 'all' ? { ...state, page: 1 } : state) },
)
