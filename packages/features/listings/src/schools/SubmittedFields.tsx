import type { FeeHistogram } from '@edbazaar/api-client'
import { Button } from '@edbazaar/ui/Button'
import { messages } from '../messages'
import { highestFee } from './FeesField'
import * as styles from './list.css'
import { type ListState, naturalSort } from './list-state'
import { formerly } from './submitted-form'

interface SubmittedFieldsProps {
  state: ListState
  histogram: FeeHistogram | null
}

/** For browsers without scripts: what a submitted form must not forget, and its button. */
export function SubmittedFields({ state, histogram }: SubmittedFieldsProps) {
  const { place, point, feeMin, feeMax } = state
  const isFeesShown = histogram !== null
  return (
    <>
      <Hidden name="place" value={place} />
      <Hidden name="lat" value={point?.lat} />
      <Hidden name="lng" value={point?.lng} />
      <Hidden name={formerly.sort} value={naturalSort(state)} />
      <Hidden name={formerly.feeTop} value={histogram && highestFee(histogram)} />
      <Hidden name="fee_min" value={isFeesShown ? null : feeMin} />
      <Hidden name="fee_max" value={isFeesShown ? null : feeMax} />
      <Button type="submit" variant="main" className={styles.submit}>
        {messages.showResults}
      </Button>
    </>
  )
}

function Hidden({ name, value }: { name: string; value: string | number | null | undefined }) {
  return (value ?? null) === null ? null : <input type="hidden" name={name} value={value ?? ''} />
}
