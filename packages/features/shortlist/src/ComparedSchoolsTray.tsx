import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { CompareTray } from '@edbazaar/ui/CompareTray'
import { useAtomValue, useSetAtom } from 'jotai'
import {
  comparedSchoolsAtom,
  isCompareLimitReachedAtom,
  removeComparedSchoolAtom,
  setComparedSchoolsAtom,
} from './compare-atoms'
import { maxComparedSchools } from './compared-slugs'
import { comparisonPathAtom } from './comparison-path-atom'
import { messages } from './messages'
import { messages as trayMessages } from './tray/messages'

/** The content of the compare tray, loaded when there are schools to compare. */
export default function ComparedSchoolsTray() {
  const t = useMessages(messages, trayMessages)
  const schools = useAtomValue(comparedSchoolsAtom)
  const path = useAtomValue(comparisonPathAtom)
  const isFull = useAtomValue(isCompareLimitReachedAtom)
  const remove = useSetAtom(removeComparedSchoolAtom)
  const setCompared = useSetAtom(setComparedSchoolsAtom)
  return (
    <CompareTray
      entries={schools.map(({ slug, name, image }) => ({
        key: slug,
        name,
        image: { src: image },
      }))}
      max={maxComparedSchools}
      href={path}
      onRemove={remove}
      onClear={() => setCompared([])}
      labels={translateLabels(trayMessages.labels, t)}
      clearLabel={t(messages.clear)}
      notice={isFull ? t(messages.full(maxComparedSchools)) : ''}
    />
  )
}
