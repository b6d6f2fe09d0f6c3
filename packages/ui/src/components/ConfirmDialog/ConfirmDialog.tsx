'use client'

import { type ReactNode, useRef } from 'react'
import { useSharedLabels } from '../../internal/shared-labels'
import { Button } from '../Button/Button'
import { Dialog, type DialogProps } from '../Dialog/Dialog'
import type { ConfirmTone } from './confirm-tone'

export interface ConfirmDialogProps
  extends Pick<DialogProps, 'isOpen' | 'titleLang' | 'finalFocus' | 'closeLabel' | 'lang'> {
  /** @default 'Confirmation' */
  title?: string
  /** The label: "Are you sure to delete the image?" */
  question: string
  /** Consequences, shown under the question. */
  children?: ReactNode
  /** Called on confirmation. The dialog stays open until `isOpen` is false. */
  onYes: () => void
  /** Called on No, the close button, Escape or a press outside. */
  onNo: () => void
  /** @default 'Yes' */
  yesLabel?: string
  /** @default 'No' */
  noLabel?: string
  /** @default 'plain' */
  tone?: ConfirmTone
  /** Whether the confirmed action is running; the dialog stays open. @default false */
  isBusy?: boolean
}

const yesVariants = { plain: 'main', danger: 'danger', safe: 'quiet' } as const

/** Asks for confirmation. No has initial focus, so that pressing Enter by mistake does no harm. */
export function ConfirmDialog({
  title,
  question,
  children,
  onYes,
  onNo,
  yesLabel,
  noLabel,
  tone = 'plain',
  isBusy = false,
  ...dialog
}: ConfirmDialogProps) {
  const labels = useSharedLabels()
  const no = useRef<HTMLButtonElement>(null)
  const isNoMain = tone === 'safe'
  const noButton = (
    <Button ref={no} variant={isNoMain ? 'main' : 'quiet'} onClick={onNo}>
      {noLabel ?? labels.no}
    </Button>
  )
  const yesButton = (
    <Button variant={yesVariants[tone]} loading={isBusy} onClick={onYes}>
      {yesLabel ?? labels.yes}
    </Button>
  )
  return (
    <Dialog
      role="alertdialog"
      aria-modal="true"
      title={title ?? labels.confirmation}
      description={question}
      onClose={onNo}
      initialFocus={no}
      footer={
        <>
          {isNoMain ? yesButton : noButton}
          {isNoMain ? noButton : yesButton}
        </>
      }
      {...dialog}
    >
      {children}
    </Dialog>
  )
}
