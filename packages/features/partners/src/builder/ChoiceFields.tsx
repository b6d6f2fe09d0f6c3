import { type MessageDescriptor, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { messages } from '../messages'
import { contrastOn, hasEnoughContrast, shadeForDark } from './brand-colors'
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

/** The initial value of the colour picker. */
const defaultColor = '#0b5f66'

/** All choices of the snippet, in three groups. */
export function ChoiceFields() {
  const t = useMessages(messages)

  const [choices, setChoices] = useAtom(choicesAtom)
  const set = (change: Partial<Choices>) => setChoices((current) => ({ ...current, ...change }))
  const fields = { choices, set }
  return (
    <form
      className={styles.form}
      aria-label={t(messages.choices)}
      onSubmit={(e) => e.preventDefault()}
    >
      <Group legend={t(messages.results)}>
        <ChoiceSelect name="kind" options={kinds} {...fields} />
        <ChoiceSelect name="limit" options={limits} {...fields} />
        <TextField
          label={t(messages.place)}
          hint={t(messages.placeHint)}
          placeholder={t(messages.placePlaceholder)}
          value={choices.place}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => set({ place: target.value })}
        />
        <ChoiceSelect
          name="radius"
          options={radii}
          disabled={choices.place.trim() === ''}
          {...fields}
        />
      </Group>
      <Group legend={t(messages.appearance)}>
        <ChoiceSelect name="theme" options={themes} {...fields} />
        <ChoiceSelect name="lang" options={languages} {...fields} />
        <ColorChoice {...fields} />
        <ChoiceSelect name="corner" options={corners} {...fields} />
        <div className={styles.fullWidth}>
          <TextField
            label={t(messages.placeholder)}
            value={choices.placeholder}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => set({ placeholder: target.value })}
          />
        </div>
      </Group>
      <Group legend={t(messages.behaviour)}>
        <ChoiceSelect name="pin" options={pins} {...fields} />
        <ChoiceSelect name="target" options={targets} {...fields} />
        <div className={styles.fullWidth}>
          <TextField
            label={t(messages.partner)}
            hint={t(messages.partnerHint)}
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
  set: (change: Partial<Choices>) => void
}

type SelectName = keyof typeof messages.options

interface ChoiceSelectProps<Name extends SelectName> extends FieldProps {
  name: Name
  options: readonly Choices[Name][]
  disabled?: boolean
}

/** A choice with a fixed list of options. */
function ChoiceSelect<Name extends SelectName>({
  name,
  options,
  choices,
  set,
  disabled,
}: ChoiceSelectProps<Name>) {
  const t = useMessages(messages)
  const labels: Record<string, MessageDescriptor> = messages.options[name]
  return (
    <Select
      label={t(messages.choiceLabels[name])}
      options={options.map((value) => ({ value, label: optionLabel(labels[value], value, t) }))}
      value={choices[name]}
      disabled={disabled}
      onChange={({ target }) => {
        const value = options.find((option) => option === target.value)
        if (value !== undefined) set({ [name]: value })
      }}
    />
  )
}

const optionLabel = (label: MessageDescriptor | undefined, value: string, t: Translate) =>
  label ? t(label) : value

/** The brand colour, with a hint about its contrast. */
function ColorChoice({ choices: { color, theme }, set }: FieldProps) {
  const t = useMessages(messages)

  const isChosen = color !== ''
  return (
    <div className={styles.colorChoice}>
      <TextField
        type="color"
        className={styles.picker}
        label={t(messages.color)}
        hint={isChosen ? colorHint(color, theme, t) : t(messages.defaultColor)}
        value={isChosen ? color : defaultColor}
        onChange={({ target }) => set({ color: target.value })}
      />
      {isChosen && (
        <Button variant="bare" onClick={() => set({ color: '' })} className={styles.resetColor}>
          {t(messages.resetColor)}
        </Button>
      )}
    </div>
  )
}

function colorHint(color: string, theme: Choices['theme'], t: Translate): string {
  if (theme !== 'dark' && !hasEnoughContrast('light', color))
    return t(messages.lowContrast(contrastOn('light', color).toFixed(1)))
  return theme !== 'light' && shadeForDark(color) !== color ? t(messages.tinted) : color
}
