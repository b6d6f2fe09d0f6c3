import type { MyProfile } from '@edbazaar/api-client'
import { mergeSessionUserAtom } from '@edbazaar/feature-platform'
import { StatusScreen } from '@edbazaar/feature-shell'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router-dom'

interface CurrentUserPageProps<Loaded extends { profile: MyProfile }> {
  loaded: Loaded | null
  skeleton: ReactNode
  children: (loaded: Loaded) => ReactNode
}

/** A page whose URL contains a user id, and which only that user may see. */
export function CurrentUserPage<Loaded extends { profile: MyProfile }>({
  loaded,
  skeleton,
  children,
}: CurrentUserPageProps<Loaded>) {
  const { id } = useParams()
  return (
    <PrivatePage loaded={loaded} skeleton={skeleton}>
      {(shown) => {
        if (id !== String(shown.profile.id)) return <StatusScreen status={403} />
        return (
          <>
            <SessionUpdate profile={shown.profile} />
            {children(shown)}
          </>
        )
      }}
    </PrivatePage>
  )
}

/** Updates the session's user in every tab with the profile that the API has just returned. */
function SessionUpdate({ profile }: { profile: MyProfile }) {
  const mergeSessionUser = useSetAtom(mergeSessionUserAtom)
  useEffect(() => mergeSessionUser(profile), [profile, mergeSessionUser])
  return null
}
