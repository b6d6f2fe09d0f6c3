import { Button } from '@edbazaar/ui/Button'
import { MapIcon } from '@edbazaar/ui/Icon'
import type { ListState } from '../list-state'
import * as styles from './map.css'
import { messages } from './messages'

interface MapToggleProps {
  state: ListState
  onChange: (state: ListState) => void
}

/** Opens and closes the map. */
export function MapToggle({ state, onChange }: MapToggleProps) {
  return (
    <Button
      className={styles.toggle}
      pressed={state.isMapOpen}
      onClick={() => onChange({ ...state, isMapOpen: !state.isMapOpen })}
    >
      <MapIcon />
      {messages.map}
    </Button>
  )
}
