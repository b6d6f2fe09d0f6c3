'use client'

import { type ChangeEvent, type Ref, useRef } from 'react'
import { Button } from '../Button/Button'
import { UploadIcon } from '../Icon/work-icons'

interface UploadButtonProps {
  ref: Ref<HTMLButtonElement>
  label: string
  accept: string | undefined
  isMultiple: boolean
  onFiles: (files: File[]) => void
}

/** A styled button over the native file input. */
export function UploadButton({ ref, label, accept, isMultiple, onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])]
    // Cleared, so that the same file can be selected again.
    event.currentTarget.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <Button ref={ref} variant="act" onClick={() => input.current?.click()}>
        <UploadIcon />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onChange={onChange}
      />
    </>
  )
}
