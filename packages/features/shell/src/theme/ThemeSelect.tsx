import { useMessages } from '@edbazaar/feature-platform'
import { Select } from '@edbazaar/ui/Select'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { messages } from './messages'
import { isTheme, themeAtom, themes } from './theme-atom'
import { themeSlotId } from './theme-slot'

/** The choice between the light theme, the dark theme and that of the device, in the footer. */
export function ThemeSelect() {
  const t = useMessages(messages)
  const [theme, setTheme] = useAtom(themeAtom)
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
  }, [theme])
  const slot = document.getElementById(themeSlotId)
  if (slot === null) return null
  return createPortal(
    <Select
      label={t(messages.theme)}
      labelPlace="before"
      options={themes.map((value) => ({ value, label: t(messages.names[value]) }))}
      value={theme}
      onChange={({ target }) => isTheme(target.value) && setTheme(target.value)}
    />,
    slot,
  )
}
