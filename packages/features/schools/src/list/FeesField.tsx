import type { SchoolList } from '@edbazaar/api-client'
import type { FiltersProps } from '@edbazaar/feature-list-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { RangeField } from '@edbazaar/ui/RangeField'
import { feeStops, highestFee } from './fee-stops'
import type { ListState } from './list-state'
import { messages } from './messages'
import * as styles from './schools.css'

/** The fee range with its histogram, if any fees are known. The right end means "and more". */
export function FeesField({ filters, state, onChange }: FiltersProps<ListState, SchoolList>) {
  const t = useMessages(messages)
  const { known, isCounted } = filters
  const histogram = known?.fees ?? null
  if (histogram === null) return null
  const max = highestFee(histogram)
  return (
    <div className={styles.fees}>
      <RangeField
        className={styles.feesRange}
        legend={t(messages.fees)}
        names={['fee_min', 'fee_max']}
        min={0}
        max={max}
        stops={feeStops(histogram)}
        value={[state.feeMin ?? 0, state.feeMax ?? Math.max(max, state.feeMin ?? 0)]}
        fieldLabels={[t(messages.fromAmount), t(messages.toAmount)]}
        counts={isCounted ? histogram.counts : undefined}
        onValueCommit={([from, to]) =>
          onChange({
            ...state,
            feeMin: from === 0 ? null : from,
            feeMax: to === max ? null : to,
            page: 1,
          })
        }
      />
      <p className={styles.feesNote}>{t(messages.feesNote)}</p>
    </div>
  )
}
