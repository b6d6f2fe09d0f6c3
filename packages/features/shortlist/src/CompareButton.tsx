import type { ActionLook, SchoolActionTarget } from '@edbazaar/feature-catalogue-ui'
import { useIsBrowser, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ScaleIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { useAtomValue, useSetAtom } from 'jotai'
import { comparedSchoolsAtom, toggleComparedSchoolAtom } from './compare-atoms'
import { messages } from './messages'

interface CompareButtonProps {
  school: SchoolActionTarget
  look: ActionLook
}

/** Adds a school to the compare tray or removes it. */
export function CompareButton({ school, look }: CompareButtonProps) {
  const t = useMessages(messages)
  const compared = useAtomValue(comparedSchoolsAtom)
  const toggle = useSetAtom(toggleComparedSchoolAtom)
  const isBrowser = useIsBrowser()
  const buttonProps = {
    pressed: isBrowser && compared.some(({ slug }) => slug === school.slug),
    onClick: () => toggle(school),
  }
  const label = t(messages.compareSchool(school.name))
  if (look === 'icon') return <IconButton label={label} icon={<ScaleIcon />} {...buttonProps} />
  return (
    <Button variant={look === 'page' ? 'quiet' : 'bare'} aria-label={label} {...buttonProps}>
      <ScaleIcon size={look === 'page' ? 'medium' : 'small'} />
      {t(messages.compare)}
    </Button>
  )
}
