import { useMessages } from '@edbazaar/feature-platform'
import { type ActionLook, type SchoolActionTarget, useIsBrowser } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { ScaleIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { useAtomValue, useSetAtom } from 'jotai'
import { comparedSchoolsAtom, toggleComparedAtom } from './compare-atoms'
import { messages } from './messages'

interface CompareButtonProps {
  school: SchoolActionTarget
  look: ActionLook
}

/** Puts a school beside others, or takes it away again. */
export function CompareButton({ school, look }: CompareButtonProps) {
  const t = useMessages(messages)
  const chosen = useAtomValue(comparedSchoolsAtom)
  const toggle = useSetAtom(toggleComparedAtom)
  const isBrowser = useIsBrowser()
  const shared = {
    pressed: isBrowser && chosen.some(({ slug }) => slug === school.slug),
    onClick: () => toggle(school),
  }
  const label = t(messages.compareSchool(school.name))
  if (look === 'icon') return <IconButton label={label} icon={<ScaleIcon />} {...shared} />
  return (
    <Button variant={look === 'page' ? 'quiet' : 'bare'} aria-label={label} {...shared}>
      <ScaleIcon size={look === 'page' ? 'medium' : 'small'} />
      {t(messages.compare)}
    </Button>
  )
}
