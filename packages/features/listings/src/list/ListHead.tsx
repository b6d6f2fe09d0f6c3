import { Select } from '@edbazaar/ui/Select'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { LatePlacePicker } from './LatePlacePicker'
import { LocateButton } from './LocateButton'
import * as styles from './list.css'
import type { LoadedList } from './list-loader'
import { placeLabel, titleOf } from './list-words'
import {
  around,
  aroundPoint,
  everywhere,
  isNear,
  type ListAnswer,
  type Listing,
  type ListStateBase,
  radii,
} from './listing'
import { messages } from './messages'
import { nearPath } from './near'
import { formerly } from './submitted-form'

/** Shown where nothing is near anything, so that the field is not empty. */
const smallRadius = 5

interface ListHeadProps<State extends ListStateBase, Answer extends ListAnswer> {
  listing: Listing<State, Answer>
  loaded: LoadedList<Answer>
  state: State
  formId: string
  /** Whether the distance stands beside the place; else the filters ask for it. */
  hasRadius: boolean
  /** The way back up. */
  crumbs: ReactNode
  onChange: (state: State) => void
}

/** What is listed, and near which place. */
export function ListHead<State extends ListStateBase, Answer extends ListAnswer>(
  props: ListHeadProps<State, Answer>,
) {
  const { listing, loaded, state, formId, hasRadius, crumbs, onChange } = props
  const { list } = loaded
  const navigate = useNavigate()
  return (
    <>
      {crumbs}
      <header className={crumbs ? styles.topUnderCrumbs : styles.top}>
        <h1 className={styles.title}>{titleOf(listing.words, loaded)}</h1>
        <div className={hasRadius ? styles.placeAndRadius : styles.place}>
          <LatePlacePicker
            key={list?.place?.slug ?? ''}
            label={placeLabel(list)}
            formId={formId}
            onPlace={(place) =>
              onChange(
                place === null ? { ...everywhere(state), sort: null } : around(state, place.slug),
              )
            }
            onPoint={(point) => onChange(aroundPoint(state, point))}
            onWords={(near) =>
              void navigate(nearPath(listing.path(state), near), { preventScrollReset: true })
            }
          />
          <LocateButton onPoint={(point) => onChange(aroundPoint(state, point))} />
          {hasRadius && <RadiusField {...props} />}
        </div>
      </header>
    </>
  )
}

function RadiusField<State extends ListStateBase, Answer extends ListAnswer>({
  loaded: { list },
  state,
  formId,
  onChange,
}: ListHeadProps<State, Answer>) {
  const radius = state.radius ?? list?.radius ?? smallRadius
  const offered = [...new Set([...radii, radius])].sort((a, b) => a - b)
  return (
    <div className={styles.radius} data-off={isNear(state) ? undefined : ''}>
      <Select
        label={messages.radius}
        labelPlace="hidden"
        name="radius"
        form={formId}
        disabled={!isNear(state)}
        value={String(radius)}
        options={offered.map((km) => ({ value: String(km), label: messages.kilometres(km) }))}
        onChange={(event) =>
          onChange({ ...state, radius: Number(event.currentTarget.value), page: 1 })
        }
      />
      <noscript>
        {import.meta.env.SSR && state.radius === null && (
          <input type="hidden" name={formerly.radius} form={formId} value={radius} />
        )}
      </noscript>
    </div>
  )
}
