import { Select } from '@edbazaar/ui/Select'
import { messages } from '../messages'
import * as styles from './list.css'
import { isNear, type ListState, radii } from './list-state'
import { placeLabel, titleOf } from './list-words'
import type { LoadedList } from './load-list'
import { PlacePicker } from './PlacePicker'
import { formerly } from './submitted-form'

/** Shown where nothing is near anything, so that the field is not empty. */
const smallRadius = 5

interface ListHeadProps {
  loaded: LoadedList
  state: ListState
  formId: string
  onChange: (state: ListState) => void
}

/** What is listed, and near which place. */
export function ListHead({ loaded, state, formId, onChange }: ListHeadProps) {
  const { list } = loaded
  const radius = state.radius ?? list?.radius ?? smallRadius
  const offered = [...new Set([...radii, radius])].sort((a, b) => a - b)
  return (
    <header className={styles.top}>
      <h1 className={styles.title}>{titleOf(list)}</h1>
      <div className={styles.place}>
        <PlacePicker
          key={list?.place?.slug ?? ''}
          label={placeLabel(list)}
          formId={formId}
          state={state}
          onChange={onChange}
        />
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
    </header>
  )
}
