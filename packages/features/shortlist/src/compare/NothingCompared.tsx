import { useMessages } from '@edbazaar/feature-platform'
import { paths, useIsBrowser } from '@edbazaar/feature-shell'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { useAtomValue } from 'jotai'
import { comparedSchoolsAtom, comparisonPathAtom } from '../compare-atoms'
import { messages } from './messages'

/** In place of the table: nothing was asked for, or nothing of it is there. */
export function NothingCompared({ isGone }: { isGone: boolean }) {
  const t = useMessages(messages)
  const { length } = useAtomValue(comparedSchoolsAtom)
  const path = useAtomValue(comparisonPathAtom)
  const hasChosen = useIsBrowser() && length > 0
  const actions = (
    <>
      {hasChosen && (
        <ButtonLink href={path} variant="main">
          {t(messages.compareChosen(length))}
        </ButtonLink>
      )}
      <ButtonLink href={paths.schools} variant={hasChosen ? 'quiet' : 'main'}>
        {t(messages.chooseSchools)}
      </ButtonLink>
    </>
  )
  return (
    <EmptyState
      level={1}
      title={t(isGone ? messages.goneTitle : messages.emptyTitle)}
      actions={actions}
    >
      {t(isGone ? messages.goneText : messages.emptyText)}
    </EmptyState>
  )
}
