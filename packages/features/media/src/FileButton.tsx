import { Button, type ButtonProps } from '@edbazaar/ui/Button'
import { useRef } from 'react'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Types of the files to choose from: "image/jpeg,image/png". */
  accept: string
  onFile: (file: File) => void
}

/** A button that lets the user choose a file. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Without this, choosing the same file again fires no change event.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
