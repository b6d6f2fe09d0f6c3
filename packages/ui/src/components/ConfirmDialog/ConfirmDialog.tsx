'use client'

import { type ReactNode, useRef } from 'react'
import { Button } from '../Button/Button'
import { Dialog, type DialogProps } from '../Dialog/Dialog'
import type { ConfirmTone } from './confirm-tone'

export interface ConfirmDialogProps
  extends Pick<DialogProps, 'isOpen' | 'titleLang' | 'finalFocus' | 'closeLabel' | 'lang'> {
  /** @default 'Confirmation' */
  title?: string
  /** What is asked: "Are you sure to delete the image?" */
  question: string
  /** What it would bring, under the question. */
  children?: ReactNode
  /** Does what was asked about. The dialog stays until `isOpen` is false. */
  onYes: () => void
  /** No, the cross, Escape or a press beside: nothing happens. */
  onNo: () => void
  /** @default 'Yes' */
  yesLabel?: string
  /** @default 'No' */
  noLabel?: string
  /** @default 'plain' */
  tone?: ConfirmTone
  /** Whether what was confirmed runs; the question stays. @default false */
  isBusy?: boolean
}

/** Asks before something is done. No has the focus at first, so that Enter alone does no harm. */
export function ConfirmDialog({
  title = 'Confirmation',
  question,
  children,
  onYes,
  onNo,
  yesLabel = 'Yes',
  noLabel = 'No',
  tone = 'plain',
  isBusy = false,
  ...dialog
}: ConfirmDialogProps) {
  const no = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      role="alertdialog"
      aria-modal="true"
      title={title}
      description={question}
      onClose={onNo}
      initialFocus={no}
      footer={
        <>
          <Button ref={no} onClick={onNo}>
            {noLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'main'} loading={isBusy} onClick={onYes}>
            {yesLabel}
          </Button>
        </>
      }
      {...dialog}
    >
      {children}
    </Dialog>
  )
}
