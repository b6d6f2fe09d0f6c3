'use client'

import { Checkbox } from '../Checkbox/Checkbox'
import { RadioGroup } from '../RadioGroup/RadioGroup'
import { type Ground, grounds } from './fit-image'

export interface FitLabels {
  /** Label of the checkbox. */
  fitWhole: string
  /** Name of the group of grounds. */
  ground: string
  /** Names of the grounds. */
  grounds: Readonly<Record<Ground, string>>
}

const english: FitLabels = {
  fitWhole: 'Fit whole image',
  ground: 'Background',
  grounds: { white: 'White', ivory: 'Ivory', ink: 'Dark', edge: 'Colour of the edges' },
}

interface FitControlsProps {
  /** The background around the whole image; null if it is not fitted. */
  ground: Ground | null
  onGround: (ground: Ground | null) => void
  labels?: Partial<FitLabels> | undefined
}

/** Whether the whole image is kept, and on which ground. */
export function FitControls({ ground, onGround, labels: givenLabels }: FitControlsProps) {
  const labels = { ...english, ...givenLabels }
  return (
    <div>
      <Checkbox
        label={labels.fitWhole}
        checked={ground !== null}
        onChange={(event) => onGround(event.currentTarget.checked ? 'white' : null)}
      />
      {ground !== null && (
        <RadioGroup
          legend={labels.ground}
          orientation="horizontal"
          options={grounds.map((value) => ({ value, label: labels.grounds[value] }))}
          value={ground}
          onValueChange={(value) => onGround(grounds.find((known) => known === value) ?? 'white')}
        />
      )}
    </div>
  )
}
