import { Button, type ButtonProps } from '@edbazaar/ui/Button'
import { useRef } from 'react'

interface FilesButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Types of the files to choose from: "image/jpeg,image/png". */
  accept: string
  /** Whether several files can be chosen together. @default false */
  multiple?: boolean
  /** Called with at least one file. */
  onFiles: (files: File[]) => void
}

/** A button that lets the user choose files. */
export function FilesButton({ accept, multiple = false, onFiles, ...button }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Without this, choosing the same file again fires no change event.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}

interface FileButtonProps extends Omit<FilesButtonProps, 'multiple' | 'onFiles'> {
  onFile: (file: File) => void
}

/** A button that lets the user choose a file. */
export function FileButton({ onFile, ...button }: FileButtonProps) {
  return <FilesButton {...button} onFiles={([file]) => file && onFile(file)} />
}
