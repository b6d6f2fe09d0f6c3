import { useMessages } from '@edbazaar/feature-platform'
import { CompareTray } from '@edbazaar/ui/CompareTray'
import { useAtomValue, useSetAtom } from 'jotai'
import { mostCompared } from './compare-address'
import {
  comparedSchoolsAtom,
  comparisonPathAtom,
  isFullAtom,
  removeComparedAtom,
} from './compare-atoms'
import { messages } from './messages'

/** The tray with the schools that are chosen. */
export default function ChosenSchools() {
  const t = useMessages(messages)
  const chosen = useAtomValue(comparedSchoolsAtom)
  const path = useAtomValue(comparisonPathAtom)
  const isFull = useAtomValue(isFullAtom)
  const remove = useSetAtom(removeComparedAtom)
  return (
    <CompareTray
      entries={chosen.map(({ slug, name, image }) => ({
        key: slug,
        name,
        image: { src: image },
      }))}
      most={mostCompared}
      href={path}
      onRemove={remove}
      notice={isFull ? t(messages.full(mostCompared)) : ''}
    />
  )
}
