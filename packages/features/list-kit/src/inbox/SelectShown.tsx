import { Checkbox } from '@edbazaar/ui/Checkbox'
import { toggleShown } from './selection'

interface SelectShownProps {
  label: string
  /** Ids of the rows of the page. */
  shown: readonly string[]
  /** Selected ids, also of other pages. */
  selected: readonly string[]
  /** As many as one bulk action takes. */
  most: number
  onSelectedChange: (selected: readonly string[]) => void
}

/** Selects all rows of the page, or none of them. */
export function SelectShown({ label, shown, selected, most, onSelectedChange }: SelectShownProps) {
  const count = shown.filter((id) => selected.includes(id)).length
  const isAll = count === shown.length && count > 0
  return (
    <Checkbox
      ref={(box) => {
        if (box !== null) box.indeterminate = count > 0 && !isAll
      }}
      label=""
      aria-label={label}
      checked={isAll}
      onChange={() => onSelectedChange(toggleShown(selected, shown, most))}
    />
  )
}
