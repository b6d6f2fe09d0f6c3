import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { CheckIcon } from '../Icon/icons'
import { LoaderCircleIcon, TriangleAlertIcon } from '../Icon/work-icons'
import * as styles from './SaveState.css'

/** State of saving a change. `unchanged` is empty and reserves the space. */
export const savePhases = ['unchanged', 'saving', 'saved', 'failed'] as const
export type SavePhase = (typeof savePhases)[number]

const defaultLabels: Readonly<Record<SavePhase, string>> = {
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
  /** State of saving the last change. */
  phase: SavePhase
  /** Labels that replace the English defaults. */
  labels?: Partial<Record<SavePhase, string>>
}

/** Saving, Saved or Not saved, beside the label of an auto-saved field. Announced to screen readers. */
export function SaveState({ phase, labels, className, ...rest }: SaveStateProps) {
  return (
    <output data-phase={phase} className={joinClasses(styles.state, className)} {...rest}>
      {icons[phase]}
      {labels?.[phase] ?? defaultLabels[phase]}
    </output>
  )
}
