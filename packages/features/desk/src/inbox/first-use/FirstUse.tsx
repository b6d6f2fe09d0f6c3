import { paths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { type DeskPlace, isAboutProducts } from '../place'
import type { Inbox } from '../use-inbox'
import * as styles from './first-use.css'
import type { DeskSetup } from './load-setup'
import { firstUseMessages as messages } from './messages'
import { SetupSteps } from './SetupSteps'
import { TestEnquiry } from './TestEnquiry'

interface FirstUseProps {
  place: DeskPlace
  /** Null for an inbox of several listings, or if it did not load. */
  setup: DeskSetup | null
  inbox: Inbox
  /** Whether the user may answer enquiries. */
  canAnswer: boolean
}

/** Before the first enquiry: what to set up, and what is done. */
export function FirstUse({ place, setup, inbox, canAnswer }: FirstUseProps) {
  const t = useMessages(messages)
  if (place.kind === 'general')
    return <EmptyState title={t(messages.noEnquiries)}>{t(messages.noGeneralText)}</EmptyState>
  if (setup !== null)
    return (
      <div className={styles.firstUse}>
        <EmptyState title={t(messages.noEnquiries)}>{t(messages.textWithSteps)}</EmptyState>
        <SetupSteps setup={setup} />
        {canAnswer && <TestEnquiry inbox={inbox} setup={setup} />}
      </div>
    )
  const hasProducts = isAboutProducts(place)
  return (
    <EmptyState
      title={t(messages.noEnquiries)}
      actions={
        <ButtonLink href={hasProducts ? paths.myStores : paths.mySchools} variant="act">
          {t(hasProducts ? messages.myStores : messages.mySchools)}
        </ButtonLink>
      }
    >
      {t(messages.text)}
    </EmptyState>
  )
}
