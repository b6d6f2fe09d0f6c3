import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { useSchoolPanel } from '../use-school-panel'
import { messages } from './messages'

/** Opens the form of a new school, which starts hidden if the plan allows no more visible ones. */
export function AddSchoolButton() {
  const t = useMessages(messages)
  const { open } = useSchoolPanel()
  return (
    <Button variant="main" onClick={() => open({ panel: 'add-school' })}>
      <PlusIcon />
      {t(messages.add)}
    </Button>
  )
}
