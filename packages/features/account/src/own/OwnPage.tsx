import type { MyProfile } from '@edbazaar/api-client'
import { mergeSessionUserAtom, PrivatePage } from '@edbazaar/feature-session'
import { StatusScreen } from '@edbazaar/feature-shell'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router-dom'

interface OwnPageProps<Loaded extends { profile: MyProfile }> {
  loaded: Loaded | null
  skeleton: ReactNode
  children: (loaded: Loaded) => ReactNode
}

/** A page whose address names a user, and which nobody else may see. */
export function OwnPage<Loaded extends { profile: MyProfile }>({
  loaded,
  skeleton,
  children,
}: OwnPageProps<Loaded>) {
  const { id } = useParams()
  return (
    <PrivatePage loaded={loaded} skeleton={skeleton}>
      {(shown) => {
        if (id !== String(shown.profile.id)) return <StatusScreen status={403} />
        return (
          <>
            <SessionFollows profile={shown.profile} />
            {children(shown)}
          </>
        )
      }}
    </PrivatePage>
  )
}

/** The session's user, in every tab, is as the API has just said. */
function SessionFollows({ profile }: { profile: MyProfile }) {
  const tellSession = useSetAtom(mergeSessionUserAtom)
  useEffect(() => tellSession(profile), [profile, tellSession])
  return null
}
