import { Button } from '@edbazaar/ui/Button'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { choiceNames, messages } from '../messages'
import { contrastOn, isReadable, shadeForDark } from './brand-colors'
import * as styles from './builder.css'
import {
  type Choices,
  choicesAtom,
  corners,
  kinds,
  languages,
  limits,
  pins,
  radii,
  targets,
  themes,
} from './choices'

/** EdBazaar's own colour, where the picker of colours begins. */
const ownColor = '#0b5f66'

/** Every choice of a box, in three groups. */
export function ChoiceFields() {
  const [choices, setChoices] = useAtom(choicesAtom)
  const set = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }))
  const fields = { choices, set }
  return (
    <form
      className={styles.form}
      aria-label={messages.choices}
      onSubmit={(e) => e.preventDefault()}
    >
      <Group legend={messages.finds}>
        <Chooser name="kind" of={kinds} {...fields} />
        <Chooser name="limit" of={limits} {...fields} />
        <TextField
          label={messages.place}
          hint={messages.placeHint}
          placeholder={messages.placePlaceholder}
          value={choices.place}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => set({ place: target.value })}
        />
        <Chooser name="radius" of={radii} disabled={choices.place.trim() === ''} {...fields} />
      </Group>
      <Group legend={messages.looks}>
        <Chooser name="theme" of={themes} {...fields} />
        <Chooser name="lang" of={languages} {...fields} />
        <ColorChoice {...fields} />
        <Chooser name="corner" of={corners} {...fields} />
        <div className={styles.broad}>
          <TextField
            label={messages.placeholder}
            value={choices.placeholder}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => set({ placeholder: target.value })}
          />
        </div>
      </Group>
      <Group legend={messages.works}>
        <Chooser name="pin" of={pins} {...fields} />
        <Chooser name="target" of={targets} {...fields} />
        <div className={styles.broad}>
          <TextField
            label={messages.partner}
            hint={messages.partnerHint}
            value={choices.partner}
            placeholder="edb_…"
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => set({ partner: target.value })}
          />
        </div>
      </Group>
    </form>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

interface FieldProps {
  choices: Choices
  set: (changed: Partial<Choices>) => void
}

type Listed = keyof typeof choiceNames

interface ChooserProps<Name extends Listed> extends FieldProps {
  name: Name
  of: readonly Choices[Name][]
  disabled?: boolean
}

/** One choice out of a list. */
function Chooser<Name extends Listed>({ name, of, choices, set, disabled }: ChooserProps<Name>) {
  const names: Record<string, string> = choiceNames[name]
  return (
    <Select
      label={messages[name]}
      options={of.map((value) => ({ value, label: names[value] ?? value }))}
      value={choices[name]}
      disabled={disabled}
      onChange={({ target }) => {
        const value = of.find((each) => each === target.value)
        if (value !== undefined) set({ [name]: value })
      }}
    />
  )
}

/** A brand's colour, and what is to be said of it. */
function ColorChoice({ choices: { color, theme }, set }: FieldProps) {
  const isChosen = color !== ''
  return (
    <div className={styles.colorChoice}>
      <TextField
        type="color"
        className={styles.picker}
        label={messages.color}
        hint={isChosen ? hintFor(color, theme) : messages.ownColor}
        value={isChosen ? color : ownColor}
        onChange={({ target }) => set({ color: target.value })}
      />
      {isChosen && (
        <Button variant="bare" onClick={() => set({ color: '' })} className={styles.noColor}>
          {messages.noColor}
        </Button>
      )}
    </div>
  )
}

function hintFor(color: string, theme: Choices['theme']): string {
  if (theme !== 'dark' && !isReadable('light', color))
    return messages.faint(contrastOn('light', color).toFixed(1))
  return theme !== 'light' && shadeForDark(color) !== color ? messages.tinted : color
}
