import { FieldConflict, rebaseList } from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import { ChildFacts } from './ChildFacts'
import { messages } from './messages'
import type { useChildren } from './use-children'

/** Shows the children that were saved elsewhere when they conflict. "Keep mine" also keeps added children. */
export function ChildrenConflict({ edited }: { edited: ReturnType<typeof useChildren> }) {
  const t = useMessages(messages)
  const { value, conflict, change } = edited
  if (conflict === null) return null
  const { theirs, base, keepMine, takeTheirs } = conflict
  function keep() {
    change(rebaseList(value, base, theirs))
    keepMine()
  }
  return (
    <FieldConflict
      label={t(messages.children)}
      theirs={
        theirs.length > 0 && theirs.map((child, index) => <ChildFacts key={index} child={child} />)
      }
      onKeepMine={keep}
      onTakeTheirs={takeTheirs}
    />
  )
}
