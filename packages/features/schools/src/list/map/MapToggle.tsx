import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { MapIcon } from '@edbazaar/ui/Icon'
import type { ListState } from '../list-state'
import { messages } from '../messages'
import * as styles from './map.css'

interface MapToggleProps {
  state: ListState
  onChange: (state: ListState) => void
}

/** Opens and closes the map. */
export function MapToggle({ state, onChange }: MapToggleProps) {
  const t = useMessages(messages)
  return (
    <Button
      className={styles.toggle}
      pressed={state.isMapOpen}
      onClick={() => onChange({ ...state, isMapOpen: !state.isMapOpen })}
    >
      <MapIcon />
      {t(messages.map)}
    </Button>
  )
}
