import { paths, useIsBrowser, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { useAtomValue } from 'jotai'
import { comparedSchoolsAtom } from '../compare-atoms'
import { comparisonPathAtom } from '../comparison-path-atom'
import { messages } from './messages'

/** Shown instead of the table when the URL names no school, or none that is still listed. */
export function EmptyComparison({ isUnlisted }: { isUnlisted: boolean }) {
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
      title={t(isUnlisted ? messages.goneTitle : messages.emptyTitle)}
      actions={actions}
    >
      {t(isUnlisted ? messages.goneText : messages.emptyText)}
    </EmptyState>
  )
}
