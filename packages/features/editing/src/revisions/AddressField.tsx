import { useMessages } from '@edbazaar/feature-platform'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import { messages } from './messages'

interface AddressFieldProps {
  /** The last part of the URL that the author chose; null if it comes from the title. */
  url: string | null
  /** The last part of the URL without a choice. */
  placeholder: string
  /** Whether the old URL has readers. */
  isPublic: boolean
  error: string | undefined
  disabled: boolean
  /** Called with a valid URL when the author leaves the field. */
  onChange: (url: string | null) => void
}

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The last part of the URL of a blog or video. */
export function AddressField(props: AddressFieldProps) {
  const { url, placeholder, isPublic, error, disabled, onChange } = props
  const t = useMessages(messages)
  const [typed, setTyped] = useState(url ?? '')
  const [isWrong, setIsWrong] = useState(false)

  function onLeave() {
    const next = typed.trim()
    const isValid = next === '' || shape.test(next)
    setIsWrong(!isValid)
    if (isValid && next !== (url ?? '')) onChange(next === '' ? null : next)
  }
  return (
    <TextField
      label={t(messages.address)}
      hint={t(isPublic ? messages.addressMoves : messages.addressHint)}
      error={isWrong ? t(messages.addressWrong) : error}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={120}
      disabled={disabled}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={onLeave}
    />
  )
}
