import {
  pathNearSavedPlace,
  paths,
  type SavedPlace,
  savedPlaceAtom,
  useMessages,
} from '@edbazaar/feature-platform'
import { XIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { Link } from '@edbazaar/ui/Link'
import { useSetAtom } from 'jotai'
import { chosenPlace } from './chosen-place.css'
import { messages } from './messages'

/** The place of the last list, with a button that clears it. */
export default function ChosenPlace({ place }: { place: SavedPlace }) {
  const t = useMessages(messages)
  const setPlace = useSetAtom(savedPlaceAtom)
  return (
    <span className={chosenPlace}>
      <Link href={pathNearSavedPlace(paths.schools, place)}>
        {t(messages.schoolsNear(place.name))}
      </Link>
      <IconButton
        label={t(messages.forgetPlace(place.name))}
        icon={<XIcon size="small" />}
        onClick={() => setPlace(null)}
      />
    </span>
  )
}
