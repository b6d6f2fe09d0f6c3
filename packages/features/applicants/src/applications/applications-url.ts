import {
  choiceField,
  pageField,
  textField,
  type UrlState,
  urlState,
  valueField,
} from '@edbazaar/feature-list-kit/url'
import type { Stage } from './application-types'
import { type Place, pathOfPlace } from './place'
import { stages } from './stages'

/** State in the URL of the page. */
export interface ApplicationsState {
  /** Null for applications of every stage. */
  state: Stage | null
  /** `yes` for decisions that the applicant does not know yet. */
  untold: 'yes' | null
  sort: (typeof sorts)[number]
  q: string
  page: number
  view: 'list' | 'board'
  /** The open application. */
  application: string | null
}

export const sorts = ['newest', 'oldest', 'score', 'interview'] as const

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads and writes the URL of the page. */
export const applicationsUrl = (place: Place): UrlState<ApplicationsState> =>
  urlState<ApplicationsState>(pathOfPlace(place), {
    state: choiceField<Stage | null>(stages, null),
    untold: choiceField<'yes' | null>(['yes'], null),
    sort: choiceField<ApplicationsState['sort']>(sorts, 'newest'),
    q: textField(),
    page: pageField(),
    view: choiceField<ApplicationsState['view']>(['list', 'board'], 'list'),
    application: valueField<string | null>(null, (text) => (isUuid.test(text) ? text : null)),
  })

/** The query of the list and of its CSV file. */
export const queryOf = (place: Place, { state, untold, q }: ApplicationsState) => ({
  ...(place.kind !== 'all' && { job_id: place.id }),
  ...(state !== null && { state }),
  ...(untold !== null && { untold: true }),
  ...(q !== '' && { q }),
})
