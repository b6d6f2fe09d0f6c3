import {
  choiceField,
  pageField,
  textField,
  type UrlState,
  urlState,
  valueField,
} from '@edbazaar/feature-list-kit/url'
import type { EnquiryState } from './enquiry-types'
import { type DeskPlace, pathOfPlace } from './place'
import { stages } from './stages'
import { type TaskChoice, taskChoices } from './tasks/task-types'

/** State in the URL of an inbox. */
export interface InboxState {
  /** Null for enquiries of every stage. */
  state: EnquiryState | null
  /** What is due is the first to be done, so it comes first by default. */
  sort: 'newest' | 'oldest' | 'due'
  due: 'overdue' | 'today' | null
  /** `me`, `none` or the id of a member. */
  assigned: string | null
  q: string
  page: number
  view: 'list' | 'board'
  /** The tasks that are listed in place of enquiries. */
  tasks: TaskChoice | null
  /** The open enquiry. */
  enquiry: string | null
}

export const sorts = ['due', 'newest', 'oldest'] as const

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads and writes the URL of an inbox. */
export const inboxUrl = (place: DeskPlace): UrlState<InboxState> =>
  urlState<InboxState>(pathOfPlace(place), {
    state: choiceField<EnquiryState | null>(stages, null),
    sort: choiceField<InboxState['sort']>(sorts, 'due'),
    due: choiceField<'overdue' | 'today' | null>(['overdue', 'today'], null),
    assigned: valueField<string | null>(null, (text) =>
      /^(?:me|none|[1-9]\d{0,8})$/.test(text) ? text : null,
    ),
    q: textField(),
    page: pageField(),
    view: choiceField<InboxState['view']>(['list', 'board'], 'list'),
    tasks: choiceField<TaskChoice | null>(taskChoices, null),
    enquiry: valueField<string | null>(null, (text) => (isUuid.test(text) ? text : null)),
  })

/** Whether anything but the stage narrows the list. */
export const isFiltered = ({ due, assigned, q }: InboxState): boolean =>
  due !== null || assigned !== null || q !== ''

/** The query of the list and of its CSV file. */
export const queryOf = (place: DeskPlace, { state, sort, due, assigned, q }: InboxState) => ({
  ...place,
  sort,
  ...(state !== null && { state }),
  ...(due !== null && { due }),
  ...(assigned !== null && { assigned }),
  ...(q !== '' && { q }),
})
