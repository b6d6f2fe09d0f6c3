import { paths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import type { Enquiries } from './enquiry-types'
import { messages } from './messages'
import { type DeskPlace, isAboutServices } from './place'

/** Before the first enquiry: what to set up. */
export function FirstUse({ place, list }: { place: DeskPlace; list: Enquiries }) {
  const t = useMessages(messages)
  if (place.kind === 'general')
    return <EmptyState title={t(messages.noEnquiries)}>{t(messages.noGeneralText)}</EmptyState>
  const isListing = place.kind === 'school' || place.kind === 'store'
  const isService = isAboutServices(place)
  const only = list.listings.length === 1 ? list.listings[0] : undefined
  const listing = isListing ? place : only
  return (
    <EmptyState
      title={t(messages.noEnquiries)}
      actions={
        listing ? (
          <>
            <ButtonLink href={paths.desk(listing)} variant="act">
              {t(messages.setHours)}
            </ButtonLink>
            <ButtonLink href={paths.members(listing)}>{t(messages.inviteTeam)}</ButtonLink>
          </>
        ) : (
          <ButtonLink href={isService ? paths.myStores : paths.mySchools} variant="act">
            {t(isService ? messages.myStores : messages.mySchools)}
          </ButtonLink>
        )
      }
    >
      {t(messages.noEnquiriesText)}
    </EmptyState>
  )
}
