import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { CheckIcon, LoaderCircleIcon, TriangleAlertIcon } from '../Icon/icons'
import * as styles from './SaveState.css'

/** What became of a change. `unchanged` says nothing and keeps the place. */
export const savePhases = ['unchanged', 'saving', 'saved', 'failed'] as const
export type SavePhase = (typeof savePhases)[number]

const words: Readonly<Record<SavePhase, string>> = {
  unchanged: '',
  saving: 'Saving',
  saved: 'Saved',
  failed: 'Not saved',
}

const icons: Readonly<Record<SavePhase, ReactElement | null>> = {
  unchanged: null,
  saving: <LoaderCircleIcon size="small" />,
  saved: <CheckIcon size="small" />,
  failed: <TriangleAlertIcon size="small" />,
}

export interface SaveStateProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** What became of the last change. */
  phase: SavePhase
  /** The words of a phase, where they are not English. */
  labels?: Partial<Record<SavePhase, string>>
}

/** Saving, Saved or Not saved: beside the label of what saves itself. Screen readers hear it. */
export function SaveState({ phase, labels, className, ...rest }: SaveStateProps) {
  return (
    <output data-phase={phase} className={joinClasses(styles.state, className)} {...rest}>
      {icons[phase]}
      {labels?.[phase] ?? words[phase]}
    </output>
  )
}
